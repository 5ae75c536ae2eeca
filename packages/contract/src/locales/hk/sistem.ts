import type { sistem as source } from '../id/sistem.ts';

export const sistem: Record<keyof typeof source, string> = {
  'page.master-toko': '店舖主檔',
  'hint.master-toko': '集團內各店舖及其入口網址。',
  'page.data-users': '用戶資料',
  'hint.data-users': '可登入的用戶、其級別及密碼。',

  'field.kode_toko': '店舖編號',
  'field.nama_toko': '店舖名稱',
  'field.alamat_toko': '店舖地址',
  'field.kota': '城市',
  'field.no_telp': '電話',
  'field.npwp': '稅務編號 (NPWP)',
  'field.inisial': '簡稱',
  'field.zona_waktu': '時區',
  'field.portal': '入口網址',
  'field.level_toko': '店舖級別',
  'field.user_id': '用戶 ID',
  'field.usere_name': '用戶名稱',
  'field.level': '級別',
  'field.password': '密碼',
  'field.password_lama': '舊密碼',
  'field.password_baru': '新密碼',
  'field.perangkat': '裝置',
  'field.bahasa': '語言',
  'field.contoh_master': '填入主檔示範資料',

  'help.inisial': '每個發票編號的開首，只限英文字母及數字。',
  'help.portal': '如分店使用自己的伺服器，則填寫其網址。',
  'help.contoh_master': '組別、種類、托盤、銀行等，日後可更改。',

  'zona.Asia/Jakarta': 'WIB（雅加達）',
  'zona.Asia/Makassar': 'WITA（望加錫）',
  'zona.Asia/Jayapura': 'WIT（查亞普拉）',
};
