import type { hancur_pembelian as source } from '../id/hancur-pembelian.ts';

export const hancur_pembelian: Record<keyof typeof source, string> = {
  'page.hancur-pembelian': '回購貨品報銷',
  'hint.hancur-pembelian': '把不值得分揀的回購貨品從庫存移除，須經授權並有憑證。',
  'page.laporan-hancur-pembelian': '回購貨品報銷報表',
  'hint.laporan-hancur-pembelian': '已報銷的回購貨品：按單據，或按日期及類別。',
  'field.no_pembelian': '回購單號',
  'hancur.bukti_beli': '回購貨品報銷憑證',
  'hancur.batal_beli_penjelasan': '貨品退回原回購托盤，再次等候分揀。',
  'problem.barang_bukan_dibeli': '貨品 {{kode_barcode}} 並非等候分揀的回購貨品。',
  'rekonsiliasi.hancur_pembelian_sama_dengan_buku': '回購貨品報銷 = 明細及記帳',
  'rekonsiliasi.hancur_pembelian_sama_dengan_pembelian': '回購貨品報銷明細 = 回購明細',
  'ekspor.hancur_pembelian': '回購貨品報銷',
  'ekspor.hancur_pembelian_baris': '回購貨品報銷明細',
};
