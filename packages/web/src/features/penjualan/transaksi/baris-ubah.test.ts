import { describe, expect, it } from 'vitest';
import { CINCIN, LIONTIN } from '../../../testing/barang-jual.ts';
import type { BarisTersimpan } from '../wire.ts';
import { kurangIzin } from '../../../trade/dokumen/izin-baris.ts';
import { barisUbah } from './baris-ubah.ts';

const tersimpan: BarisTersimpan = {
  baris: 1,
  kode_barcode: CINCIN.kode_barcode,
  nama_barang: CINCIN.nama_barang,
  kode_group: '700',
  kode_dept: 'CN',
  kode_baki: 'A03',
  kadar: 70,
  kadar_cetak: '17K',
  berat_barang: 2.13,
  berat: 2.13,
  sumber_harga: 'GROUP',
  harga_gram: 1_437_000,
  harga_jual: 3_061_000,
  harga_sistem: 1_437_000,
  tipe_ongkos: 'PER_GRAM',
  tarif_ongkos: 50_000,
  ongkos: 106_500,
  nama_atribut: '',
  harga_atribut: 25_000,
  diskon_persen: 0,
  diskon: 0,
  harga_total: 3_192_500,
  foto: '',
  kode_marketplace: '',
  kurir: '',
  no_resi: '',
  foto_jual: '',
  status_kembali: 'Tersedia',
  otorisasi: null,
};
const seharga = (harga_gram: number) => ({ ...CINCIN, harga: { ...CINCIN.harga, harga_gram } });

describe('a stored line opened for change', () => {
  it('still has the approval that it was saved with, as long as it says the same', () => {
    const { otorisasi, ...baris } = barisUbah({ ...tersimpan, diskon: 5000, otorisasi: 'izin-1' }, CINCIN);
    expect(otorisasi).toMatchObject({ id: 'izin-1', semula: true });
    const hitung = { baris: { ...baris, otorisasi }, kategori: 'OTORISASI DISKON', nilai: {} };
    expect(kurangIzin(hitung, Date.now())).toBe(false);
    expect(kurangIzin({ ...hitung, baris: { otorisasi: null } }, Date.now())).toBe(true);
  });

  it('is what it was when nothing moved', () => {
    expect(barisUbah(tersimpan, CINCIN)).toMatchObject({
      berat: '2.13',
      harga: '1437000',
      ongkos: null,
      diskon: '',
      cara_diskon: 'RP',
      otorisasi: null,
      baru: null,
    });
  });

  it('keeps typed ongkos and discount as they were typed', () => {
    expect(
      barisUbah(
        { ...tersimpan, ongkos: 90_000, tipe_ongkos: 'TOTAL', tarif_ongkos: 90_000, diskon: 63_850, diskon_persen: 2 },
        CINCIN,
      ),
    ).toMatchObject({ ongkos: '90000', diskon: '2', cara_diskon: 'PERSEN' });
    expect(barisUbah({ ...tersimpan, diskon: 50_000 }, CINCIN)).toMatchObject({ diskon: '50000', cara_diskon: 'RP' });
  });

  it('offers the price of today, and leaves a typed one', () => {
    expect(barisUbah(tersimpan, seharga(1_450_000))).toMatchObject({
      harga: '1437000',
      barang: { harga: { harga_gram: 1_437_000 } },
      baru: { harga: { harga_gram: 1_450_000 } },
    });
    expect(barisUbah({ ...tersimpan, harga_gram: 1_400_000 }, seharga(1_450_000))).toMatchObject({
      harga: '1400000',
      barang: { harga: { harga_gram: 1_450_000 } },
      baru: null,
    });
  });

  it('has the whole price where the piece carries its own', () => {
    expect(
      barisUbah({ ...tersimpan, harga_gram: 0, harga_jual: 2_800_500, harga_sistem: 2_750_000, ongkos: 0 }, LIONTIN),
    ).toMatchObject({ harga: '2800500', baru: null });
  });
});
