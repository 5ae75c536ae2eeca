import type { tukar as source } from '../id/tukar.ts';

export const tukar: Record<keyof typeof source, string> = {
  'tukar.barang_lama': '舊貨',
  'rule.hanya_untuk_tukar': '只適用於換貨',
  'rule.jumlah_sudah_pasti': '價值已定為 {{jumlah}}',
  'field.no_tukar': '換貨單號',
  'field.tgl_tukar': '換貨日期',
  'page.laporan-tukar-barang': '換貨報表',
  'hint.laporan-tukar-barang': '按單據列出用以換購新貨的舊貨。',
  'page.laporan-batal-tukar-barang': '已取消換貨報表',
  'hint.laporan-batal-tukar-barang': '已取消的換貨：何人、何時、何故。',
  'field.tukar': '以舊貨支付',
};
