import type { sistem as source } from '../id/sistem.ts';

export const sistem: Record<keyof typeof source, string> = {
  'page.master-toko': '店舗マスタ',
  'hint.master-toko': 'チェーンの店舗とポータルのアドレス。',
  'page.data-users': 'ユーザー',
  'hint.data-users': 'ログインできる人と、そのレベルとパスワード。',

  'field.kode_toko': '店舗コード',
  'field.nama_toko': '店舗名',
  'field.alamat_toko': '店舗住所',
  'field.kota': '市',
  'field.no_telp': '電話番号',
  'field.npwp': '納税者番号 (NPWP)',
  'field.inisial': 'イニシャル',
  'field.zona_waktu': 'タイムゾーン',
  'field.portal': 'ポータル',
  'field.level_toko': '店舗区分',
  'field.user_id': 'ユーザーID',
  'field.usere_name': 'ユーザー名',
  'field.level': 'レベル',
  'field.password': 'パスワード',
  'field.password_lama': '現在のパスワード',
  'field.password_baru': '新しいパスワード',
  'field.perangkat': '端末',
  'field.bahasa': '言語',
  'field.contoh_master': 'サンプルのマスタデータを入れる',

  'help.inisial': 'すべての伝票番号の先頭に付きます。英数字のみ。',
  'help.portal': '支店が自前のサーバーを使う場合の、そのアドレス。',
  'help.contoh_master': 'グループ、種類、トレイ、銀行など。後で変更できます。',

  'zona.Asia/Jakarta': 'WIB（ジャカルタ）',
  'zona.Asia/Makassar': 'WITA（マカッサル）',
  'zona.Asia/Jayapura': 'WIT（ジャヤプラ）',
};
