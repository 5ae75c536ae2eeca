import { describe, expect, it } from 'vitest';
import type { KejadianBarang } from '@kilau/contract/features/barang/barang.wire.ts';
import { jejakTerakhir } from './terakhir.ts';

const kejadian = (apa: string, pcs = 0): KejadianBarang => {
  const [jenisDokumen = '', aksi = ''] = apa.split(' ');
  return {
    waktu: '2026-11-21T03:00:00Z',
    tgl: null,
    jenis: jenisDokumen,
    nomor: '',
    aksi,
    user_id: 'KASIR1',
    kode_gudang: 'TOKO',
    kode_baki: 'A01',
    pcs,
    berat: 0,
    alasan: '',
    disetujui_oleh: '',
    ke: null,
    sebelum: null,
    sesudah: null,
  };
};
const jejak = (...riwayat: KejadianBarang[]) => {
  const { terlihat, hilang } = jejakTerakhir(riwayat);
  return [terlihat?.aksi, hilang?.aksi];
};

describe('where a piece was seen last', () => {
  it('is its last move, count or weighing; papers and changes saw nothing', () => {
    const masuk = kejadian('BARANG TAMBAH', 1);
    expect(jejak(kejadian('BARANG CETAK'), kejadian('BARANG UBAH'), masuk)).toEqual(['TAMBAH', undefined]);
    expect(jejak(kejadian('TIMBANG TIMBANG'), masuk)).toEqual(['TIMBANG', undefined]);
    expect(jejak(kejadian('OPNAME LAIN'), masuk)).toEqual(['LAIN', undefined]);
  });
  it('comes with the count that missed it since', () => {
    expect(jejak(kejadian('OPNAME HILANG'), kejadian('PINDAH-BARANG BUAT', 1))).toEqual(['BUAT', 'HILANG']);
    expect(jejak(kejadian('OPNAME KETEMU'), kejadian('OPNAME HILANG'), kejadian('PINDAH-BARANG BUAT', 1))).toEqual([
      'KETEMU',
      undefined,
    ]);
  });
});
