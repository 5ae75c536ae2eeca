/** Bought goods that are destroyed before they are sorted. */
export const hancur_pembelian = {
  'page.hancur-pembelian': 'Hancur Pembelian',
  'hint.hancur-pembelian': 'Keluarkan barang yang dibeli kembali dan tidak layak disortir, dengan otorisasi dan bukti.',
  'page.laporan-hancur-pembelian': 'Laporan Hancur Pembelian',
  'hint.laporan-hancur-pembelian': 'Barang yang dibeli kembali lalu dihancurkan: per dokumen, atau per hari dan jenis.',
  'field.no_pembelian': 'No Pembelian',
  'hancur.bukti_beli': 'Bukti Hancur Pembelian',
  'hancur.batal_beli_penjelasan': 'Barang kembali ke baki pembeliannya dan menunggu disortir lagi.',
  'problem.barang_bukan_dibeli': 'Barang {{kode_barcode}} bukan barang yang dibeli kembali dan belum disortir.',
  'rekonsiliasi.hancur_pembelian_sama_dengan_buku': 'Hancur pembelian = baris dan pembukuannya',
  'rekonsiliasi.hancur_pembelian_sama_dengan_pembelian': 'Baris hancur pembelian = baris pembeliannya',
  'ekspor.hancur_pembelian': 'Hancur pembelian',
  'ekspor.hancur_pembelian_baris': 'Baris hancur pembelian',
} as const;
