import type { hancur_pembelian as source } from '../id/hancur-pembelian.ts';

export const hancur_pembelian: Record<keyof typeof source, string> = {
  'page.hancur-pembelian': 'Musnah Belian',
  'hint.hancur-pembelian': 'Keluarkan barang belian yang tidak layak diasingkan, dengan kelulusan dan bukti.',
  'page.laporan-hancur-pembelian': 'Laporan Musnah Belian',
  'hint.laporan-hancur-pembelian': 'Barang belian yang dimusnahkan: mengikut dokumen, atau mengikut hari dan jenis.',
  'field.no_pembelian': 'No. Belian',
  'hancur.bukti_beli': 'Bukti Musnah Belian',
  'hancur.batal_beli_penjelasan': 'Barang kembali ke dulang beliannya dan menunggu diasingkan semula.',
  'problem.barang_bukan_dibeli': 'Barang {{kode_barcode}} bukan barang belian yang menunggu diasingkan.',
  'rekonsiliasi.hancur_pembelian_sama_dengan_buku': 'Musnah belian = baris dan catatan bukunya',
  'rekonsiliasi.hancur_pembelian_sama_dengan_pembelian': 'Baris musnah belian = baris beliannya',
  'ekspor.hancur_pembelian': 'Musnah belian',
  'ekspor.hancur_pembelian_baris': 'Baris musnah belian',
};
