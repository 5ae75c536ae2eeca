import type { hancur_pembelian as source } from '../id/hancur-pembelian.ts';

export const hancur_pembelian: Record<keyof typeof source, string> = {
  'page.hancur-pembelian': 'Destroy Bought Goods',
  'hint.hancur-pembelian': 'Take bought pieces that are not worth sorting out of stock, with an approval and a proof.',
  'page.laporan-hancur-pembelian': 'Bought Goods Destroyed',
  'hint.laporan-hancur-pembelian': 'Bought goods that were destroyed: by document, or by day and type.',
  'field.no_pembelian': 'Purchase no.',
  'hancur.bukti_beli': 'Proof of destruction of bought goods',
  'hancur.batal_beli_penjelasan': 'The pieces return to the tray they were bought into and wait to be sorted again.',
  'problem.barang_bukan_dibeli': 'Piece {{kode_barcode}} is not among the bought goods that wait to be sorted.',
  'rekonsiliasi.hancur_pembelian_sama_dengan_buku': 'Bought goods destroyed = their lines and postings',
  'rekonsiliasi.hancur_pembelian_sama_dengan_pembelian': 'Lines of bought goods destroyed = lines of their purchases',
  'ekspor.hancur_pembelian': 'Bought goods destroyed',
  'ekspor.hancur_pembelian_baris': 'Lines of bought goods destroyed',
};
