import type { laporan_global as source } from '../id/laporan-global.ts';

export const laporan_global: Record<keyof typeof source, string> = {
  'page.laporan-global-penjualan': 'Sales of All Shops',
  'hint.laporan-global-penjualan': 'Sales of each shop in one line, with their gold as 24K.',
  'page.laporan-global-pembelian': 'Purchases of All Shops',
  'hint.laporan-global-pembelian': 'What each shop bought back in one line, with its gold as 24K.',
  'page.laporan-global-sales': 'Sales People of All Shops',
  'hint.laporan-global-sales': 'What each sales person sold, shop by shop.',
  'page.laporan-global-stock-toko': 'Stock of All Shops',
  'hint.laporan-global-stock-toko':
    'What lies in each shop now by purity: in the shop, bought back, in process, and as 24K.',
  'page.laporan-rekap-sales': 'Sales People Summary',
  'hint.laporan-rekap-sales': 'What each sales person sold, cancelled, bought back, exchanged and took as deposits.',
  'page.laporan-global-penjualan-gajah': 'Sales of All Shops by Purity',
  'hint.laporan-global-penjualan-gajah': 'Grams and rupiah sold by shop and purity.',
  'field.qty_proses': 'Qty in process',
  'field.berat_proses': 'Weight in process',
  'field.rp_batal': 'Cancelled',
  'field.rp_beli': 'Bought back',
  'field.rp_tukar': 'Exchanged',
  'field.rp_titipan': 'Deposits',
};
