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
};
