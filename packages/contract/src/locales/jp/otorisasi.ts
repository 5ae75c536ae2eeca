import type { otorisasi as source } from '../id/otorisasi.ts';

export const otorisasi: Record<keyof typeof source, string> = {
  'field.username': 'ユーザー名',
  'field.kategori': 'カテゴリ',
  'field.keterangan': '備考',
  'otorisasi.judul': '承認',
  'otorisasi.penjelasan': 'スーパーバイザーまたはオーナーが、上記の値のとおりに承認します。120秒間、1回のみ有効です。',
  'otorisasi.sisa': 'あと {{waktu}} で閉じます',
  'otorisasi.setujui': '承認する',
  'otorisasi.gagal_mengirim': 'データの送信中にエラーが発生しました',
};
