import type { saring as source } from '../id/saring.ts';

export const saring: Record<keyof typeof source, string> = {
  'saring.saring': '篩選',
  'saring.lepas': '移除篩選：{{nama}}',
  'saring.kembali_ke_awal': '重設',
  'saring.tampilkan': '顯示',
  'saring.tampilkan_jumlah': '顯示 {{jumlah}} 行',
  'saring.hari_ini': '今日',
  'saring.kemarin': '昨日',
  'saring.tujuh_hari': '7 天',
  'saring.bulan_ini': '本月',
  'saring.semua_hari': '所有日期',
  'saring.semua': '所有{{nama}}',
};
