import type { tukar as source } from '../id/tukar.ts';

export const tukar: Record<keyof typeof source, string> = {
  'tukar.barang_lama': '下取り品',
  'rule.hanya_untuk_tukar': '下取り交換のときのみ',
  'rule.jumlah_sudah_pasti': '金額は {{jumlah}} に決まっています',
  'field.no_tukar': '交換伝票番号',
  'field.tgl_tukar': '交換日',
  'page.laporan-tukar-barang': '下取り交換レポート',
  'hint.laporan-tukar-barang': '新しい品の支払いに充てた下取り品を伝票ごとに表示します。',
  'page.laporan-batal-tukar-barang': '交換取消レポート',
  'hint.laporan-batal-tukar-barang': '取り消された交換：誰が、いつ、なぜ。',
  'field.tukar': '下取り充当額',
  'tukar.masuk': '{{jumlah}} 点・入庫 {{berat}} g',
  'tukar.kosong': 'お客様の伝票か下取り品をスキャンしてください。伝票なしは F6。',
  'nota.judul_tukar': '下取り交換伝票',
  'nota.barang_baru': '新しい品',
  'nota.barang_lama': '下取り品',
  'nota.tanpa_nota': '伝票なし',
  'nota.tambah_bayar': '追加のお支払い',
  'nota.kembali_customer': 'お客様へお返し',
};
