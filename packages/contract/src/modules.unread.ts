import type { ModuleKey } from './modules.ts';

/**
 * Modules and parameters that nothing reads yet: Setting System says so beside them. A test holds this list against
 * the program and against the table in docs/decisions.md, which gives the reason for each.
 */
export const MODULES_UNREAD: readonly ModuleKey[] = [
  'RESELLER_MODULE',
  'SEMI_GROSIR_MODULE',
  'SEMI_GROSIR_QTY_MODULE',
  'ALAMAT_GROSIR',
  'POTONGAN_MANUAL_PEMBELIAN_MODULE',
  'HARGA_BELI_TANPA_ATRIBUT_ONGKOS',
  'HARGA_NOTA_DENGAN_ONGKOS_MODULE',
  'NOTA_PRORATA_BERAT',
  'LOCK_HARGA_BELI_MODULE',
  'HIDUP_FEATURE_MODULE',
  'PEMBELIAN_DENGAN_FOTO',
  'OTORISASI_PEMBELIAN_TANPA_BARCODE',
  'NON_AKTIF_OTORISASI_HARGA_BELI_DIATAS_HARGA_NOTA',
  'NON_AKTIF_OTORISASI_HARGA_BELI_DIBAWAH_HARGA_NOTA',
  'OTORISASI_PEMBAYARAN_TRANSFER',
  'BARANG_WEB_EXTERNAL_MODULE',
  'VALIDASI_TITIPAN_MODULE',
  'VALIDASI_PESANAN_MODULE',
  'VALIDASI_SERVICE_MODULE',
  'PRE_ORDER_MODULE',
  'HUTANG_MODULE',
  'VALIDASI_HUTANG_MODULE',
  'VALIDASI_PELUNASAN_HUTANG_MODULE',
  'BUNGA_HUTANG',
  'TENOR_HUTANG_HARI',
  'OPNAME_HUTANG',
  'SEPUHAN_MODULE',
  'SEPUHAN_TERPUSAT_MODULE',
  'STOCK_SEPUHAN_MANUAL_MODULE',
  'KIRIM_BARANG_ONLINE_STORE_MODULE',
  'PENJUALAN_BAYAR_POIN_MODULE',
  'NOTIF_WABLAS_PROMO',
  'VALIDASI_NON_CASH_MODULE',
  'GESEK_TUNAI_MODULE',
  'DAILY_SALDO_TRANSACTION_REPORT_MODULE',
  'LAPORAN_KHUSUS_TOKO',
  'MARKETPLACE_SLIP_MODULE',
  'AML_KYC_MIN',
  'AML_LAPOR_MIN',
  'PREVIOUS_DATE_OWNER_MODULE',
  'PREVIOUS_DATE_SPV_MODULE',
  'AUTHORIZATION_QR_MODULE',
  'FINGERPRINT_MODULE',
  'PAYLOAD_ENCRYPTION_MODULE',
];

/** Pages whose records or settings are kept and obeyed by nothing yet: their heads say so. */
export const PAGES_UNREAD: ReadonlySet<string> = new Set([
  '/marketplace-setting',
  '/master-bandrol',
  '/master-keterangan-penjualan',
  '/parameter-get-point-member',
  '/parameter-reset-poin-member',
]);
