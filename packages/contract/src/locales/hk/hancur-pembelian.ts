import type { hancur_pembelian as source } from '../id/hancur-pembelian.ts';

export const hancur_pembelian: Record<keyof typeof source, string> = {
  'page.hancur-pembelian': '收購貨品報廢',
  'hint.hancur-pembelian': '把不值得分揀的回購貨品從庫存移除，須經批核並有憑證。',
  'page.laporan-hancur-pembelian': '收購貨品報廢報表',
  'hint.laporan-hancur-pembelian': '已報廢的回購貨品：按單據，或按日期及種類。',
  'field.no_pembelian': '收購編號',
  'hancur.bukti_beli': '收購貨品報廢憑證',
  'hancur.batal_beli_penjelasan': '貨品退回原回購托盤，再次等候分揀。',
  'problem.barang_bukan_dibeli': '貨品 {{kode_barcode}} 並非等候分揀的回購貨品。',
  'rekonsiliasi.hancur_pembelian_sama_dengan_buku': '收購貨品報廢 = 明細及記賬',
  'rekonsiliasi.hancur_pembelian_sama_dengan_pembelian': '收購貨品報廢明細 = 收購明細',
  'ekspor.hancur_pembelian': '收購貨品報廢',
  'ekspor.hancur_pembelian_baris': '收購貨品報廢明細',
};
