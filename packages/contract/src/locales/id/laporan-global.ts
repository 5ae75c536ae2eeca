/** Reports over the shops of a chain, and over its sales people. */
export const laporan_global = {
  'page.laporan-global-penjualan': 'Laporan Global Penjualan',
  'hint.laporan-global-penjualan': 'Penjualan per toko dalam satu baris, dengan emas 24K-nya.',
  'page.laporan-global-pembelian': 'Laporan Global Pembelian',
  'hint.laporan-global-pembelian': 'Pembelian kembali per toko dalam satu baris, dengan emas 24K-nya.',
  'page.laporan-global-sales': 'Laporan Global Sales',
  'hint.laporan-global-sales': 'Penjualan setiap sales, toko demi toko.',
  'page.laporan-global-stock-toko': 'Laporan Global Stock Toko',
  'hint.laporan-global-stock-toko':
    'Isi setiap toko saat ini per kadar: di toko, yang dibeli kembali, dalam proses, dan emas 24K-nya.',
  'page.laporan-rekap-sales': 'Laporan Rekap Sales',
  'hint.laporan-rekap-sales': 'Yang dijual, dibatalkan, dibeli, ditukar dan dititip lewat setiap sales.',
  'page.laporan-global-penjualan-gajah': 'Laporan Global Penjualan Gajah',
  'hint.laporan-global-penjualan-gajah': 'Gram dan rupiah yang terjual per toko dan kadar.',
  'field.qty_proses': 'Qty Proses',
  'field.berat_proses': 'Berat Proses',
  'field.rp_batal': 'Batal',
  'field.rp_beli': 'Beli',
  'field.rp_tukar': 'Tukar',
  'field.rp_titipan': 'Titipan',
} as const;
