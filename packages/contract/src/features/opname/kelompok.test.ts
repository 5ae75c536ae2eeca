import { HASIL_OPNAME, type BarangOpname } from './opname.wire.ts';
import { describe, expect, it } from 'vitest';
import { barangDari, kelompokDari } from './kelompok.ts';

const piece = (kode_barcode: string, more: Partial<BarangOpname>): BarangOpname => ({
  kode_barcode,
  asal: 'BAKI',
  status_barang: 'DONE',
  hasil: 'KETEMU',
  nama_barang: '',
  kode_group: '',
  kode_dept: '',
  kode_baki: 'A01',
  di_baki: '',
  nomor: '',
  kadar: 70,
  berat: 1,
  foto: '',
  kali: 1,
  oleh: '',
  waktu: null,
  ...more,
});

describe('the heaps of a count', () => {
  it('hold every piece once', () => {
    expect(HASIL_OPNAME.map((hasil) => kelompokDari({ status_barang: 'DONE', hasil }))).toEqual([
      'ketemu',
      ...HASIL_OPNAME.slice(1).map(() => 'lain'),
    ]);
    expect(
      (['HILANG', 'TERJUAL', 'BAKI_LAIN', 'HANCUR'] as const).map((hasil) =>
        kelompokDari({ status_barang: 'OPEN', hasil }),
      ),
    ).toEqual(['belum', 'keluar', 'keluar', 'keluar']);
  });

  it('show the latest seen first', () => {
    const list = [
      piece('1', { waktu: '2026-11-21T01:00:00Z' }),
      piece('2', { waktu: '2026-11-21T02:00:00Z' }),
      piece('3', { status_barang: 'OPEN', hasil: 'HILANG' }),
    ];
    expect(barangDari(list, 'ketemu').map(({ kode_barcode }) => kode_barcode)).toEqual(['2', '1']);
    expect(barangDari(list, 'belum').map(({ kode_barcode }) => kode_barcode)).toEqual(['3']);
  });
});
