import type { laporan_global as source } from '../id/laporan-global.ts';

export const laporan_global: Record<keyof typeof source, string> = {
  'page.laporan-global-penjualan': 'Laporan Jualan Semua Kedai',
  'hint.laporan-global-penjualan': 'Jualan setiap kedai dalam satu baris, dengan emas 24K.',
  'page.laporan-global-pembelian': 'Laporan Belian Semua Kedai',
  'hint.laporan-global-pembelian': 'Belian setiap kedai dalam satu baris, dengan emas 24K.',
  'page.laporan-global-sales': 'Laporan Jurujual Semua Kedai',
  'hint.laporan-global-sales': 'Jualan setiap jurujual, kedai demi kedai.',
  'page.laporan-global-stock-toko': 'Laporan Stok Semua Kedai',
  'hint.laporan-global-stock-toko':
    'Isi setiap kedai kini mengikut ketulenan: di kedai, dibeli semula, dalam proses, dan emas 24K.',
  'page.laporan-rekap-sales': 'Laporan Ringkasan Jurujual',
  'hint.laporan-rekap-sales': 'Yang dijual, dibatalkan, dibeli, ditukar dan didepositkan melalui setiap jurujual.',
  'page.laporan-global-penjualan-gajah': 'Laporan Jualan Semua Kedai Mengikut Ketulenan',
  'hint.laporan-global-penjualan-gajah': 'Gram dan rupiah yang terjual mengikut kedai dan ketulenan.',
  'field.qty_proses': 'Kuantiti Dalam Proses',
  'field.berat_proses': 'Berat Dalam Proses',
  'field.rp_batal': 'Batal',
  'field.rp_beli': 'Beli',
  'field.rp_tukar': 'Tukar',
  'field.rp_titipan': 'Deposit',
};
