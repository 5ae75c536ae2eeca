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
  'tukar.masuk': '{{jumlah}} 件 · 收入 {{berat}} 克',
  'tukar.kosong': '掃描客戶的單據或舊貨。無單據者按 F6。',
  'nota.judul_tukar': '換貨單',
  'nota.barang_baru': '新貨',
  'nota.barang_lama': '舊貨',
  'nota.tanpa_nota': '無單據',
  'nota.tambah_bayar': '需補付',
  'nota.kembali_customer': '退還客戶',
};
