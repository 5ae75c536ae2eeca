import type { otorisasi as source } from '../id/otorisasi.ts';

export const otorisasi: Record<keyof typeof source, string> = {
  'field.username': '用戶名稱',
  'field.kategori': '類別',
  'field.keterangan': '備註',
  'otorisasi.judul': '批核',
  'otorisasi.penjelasan': '由主管或店主按以上數值批核。120 秒內有效，只限一次。',
  'otorisasi.sisa': '{{waktu}} 後關閉',
  'otorisasi.setujui': '批准',
  'otorisasi.gagal_mengirim': '傳送資料時發生錯誤',
};
