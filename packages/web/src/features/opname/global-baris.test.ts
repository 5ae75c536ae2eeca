import type { BarisGlobal } from '@kilau/contract/features/opname/opname-global.wire.ts';
import { describe, expect, it } from 'vitest';
import { berubah, ketikanDari, kirimanBaris, lengkap } from './global-baris.ts';

const BARIS: BarisGlobal = {
  jenis_stok: 'BARANG',
  kode_group: '700',
  nama_group: '700',
  kode_dept: 'CN',
  nama_dept: 'CINCIN',
  qty: 6,
  berat: 12.78,
  qty_hitung: 6,
  berat_hitung: 12.78,
  keadaan: 'COCOK',
  oleh: 'RINA',
  waktu: '2026-11-21T08:00:00Z',
  versi: 3,
  qty_akhir: null,
  berat_akhir: null,
};
const KOSONG: BarisGlobal = { ...BARIS, qty_hitung: null, berat_hitung: null, keadaan: 'BELUM', waktu: null, versi: 0 };

describe('a row that is being counted', () => {
  it('is typed as it stands, and differs only by its value', () => {
    expect(ketikanDari(BARIS)).toEqual({ qty: '6', berat: '12.78', versi: 3 });
    expect(berubah(BARIS, { qty: '6', berat: '12.780', versi: 3 })).toBe(false);
    expect(berubah(BARIS, { qty: '5', berat: '12.78', versi: 3 })).toBe(true);
    expect(berubah(BARIS, { qty: '', berat: '', versi: 3 })).toBe(true);
    expect(berubah(KOSONG, ketikanDari(KOSONG))).toBe(false);
    expect(berubah(KOSONG, { qty: '0', berat: '', versi: 0 })).toBe(true);
  });

  it('needs its pieces before its weight', () => {
    expect([
      lengkap({ qty: '', berat: '3', versi: 0 }),
      lengkap({ qty: '0', berat: '', versi: 0 }),
      lengkap({ qty: '', berat: '', versi: 0 }),
    ]).toEqual([false, true, true]);
  });

  it('is sent as numbers, empty as nothing', () => {
    expect(kirimanBaris(BARIS, { qty: '7', berat: '', versi: 3 })).toEqual({
      jenis_stok: 'BARANG',
      kode_group: '700',
      kode_dept: 'CN',
      qty_hitung: 7,
      berat_hitung: null,
      versi: 3,
    });
  });
});
