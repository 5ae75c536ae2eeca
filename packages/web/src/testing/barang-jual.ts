import type { BarangJual } from '../features/penjualan/wire.ts';
import type { AturanJual } from '../trade/harga/aturan-jual.ts';

/**
 * The ring of the worked example S1 (domain guide §2.1): 2.13 g at 1,437,000, ongkos 50,000 per gram, attribute 25,000.
 */
export const CINCIN: BarangJual = {
  kode_barcode: '00000936',
  kode_intern: '',
  nama_barang: 'CINCIN POLOS RANTAI',
  kode_group: '700',
  kode_dept: 'CN',
  kode_gudang: 'TOKO',
  kode_baki: 'A03',
  kadar: 70,
  kadar_cetak: '17K',
  berat: 2.13,
  nama_atribut: 'ZIRCON',
  harga_atribut: 25_000,
  tipe_ongkos: 'PER_GRAM',
  ongkos: 50_000,
  markis: false,
  size: '12',
  asal_faktur_pajak: false,
  foto: '',
  harga: { sumber: 'GROUP', harga_gram: 1_437_000, persentase: 0, harga_tetap: null },
};

/** A piece that carries a price of its own. */
export const LIONTIN: BarangJual = {
  ...CINCIN,
  kode_barcode: '00001204',
  nama_barang: 'LIONTIN HATI MARKIS',
  berat: 1,
  nama_atribut: '',
  harga_atribut: 0,
  ongkos: 0,
  markis: true,
  harga: { sumber: 'BARANG', harga_gram: 0, persentase: 0, harga_tetap: 2_750_000 },
};

/** The rules of a new shop. */
export const ATURAN: AturanJual = {
  harga: { mode_harga: 'GRAM', pembulatan: 500, bulat_turun: false },
  otorisasi: { toleransi: '0', batas_persen: '15', ongkos_turun: true, diskon: true },
  limit: '0',
  kyc: '100000000',
  ppn: undefined,
  fee: 'TOKO',
  validasi: true,
  sales_wajib: true,
  member: true,
  non_member: true,
  reseller: true,
  bayar_lain: [],
};
