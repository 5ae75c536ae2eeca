import { date } from '../../core/field.ts';
import { definePage } from '../../core/page.ts';

/**
 * Tables that /export-csv gives away beside the masters, in the order of the page. A closed list: what is not named
 * here, such as passwords and sessions, never leaves the program this way.
 */
export const EKSPOR_DOKUMEN = [
  'penjualan',
  'penjualan_barang',
  'penjualan_aksesoris',
  'penjualan_bayar',
  'penjualan_manual',
  'penjualan_manual_baris',
  'penjualan_manual_bayar',
  'pembelian_manual',
  'pembelian_manual_baris',
  'barang',
  'barang_batu',
  'penerimaan',
  'penerimaan_baris',
  'pindah_barang',
  'pindah_barang_baris',
  'hancur_barang',
  'hancur_barang_baris',
  'hancur_pembelian',
  'hancur_pembelian_baris',
  'aksesoris',
  'stok_aksesoris',
  'stok_aksesoris_baris',
  'stok_manual',
  'tambah_manual',
  'tambah_manual_baris',
  'pindah_manual',
  'pindah_manual_baris',
  'hancur_manual',
  'hancur_manual_baris',
  'timbang_baki',
  'stock_opname',
  'stock_opname_barang',
  'opname_penerimaan',
  'opname_penerimaan_baris',
  'opname_global',
  'opname_global_baris',
  'posting',
  'entri',
  'saldo_hari',
  'hari_toko',
  'riwayat_harga',
  'otorisasi',
  'cetak_log',
  'audit',
] as const;
export type EksporDokumen = (typeof EKSPOR_DOKUMEN)[number];

/** Query of `GET export-csv/{tabel}`; a table without a date is exported whole. */
export const EKSPOR_FIELDS = { tgl_from: date({}), tgl_to: date({}) } as const;

/** Super users and head office alone: not even the owner (specification, section 6). */
export const eksporPage = definePage({ path: '/export-csv', menu: 'utility', kind: 'tool', levels: ['SU', 'MU'] });
