import type { saring as source } from '../id/saring.ts';

export const saring: Record<keyof typeof source, string> = {
  'saring.saring': '絞り込み',
  'saring.lepas': '絞り込み「{{nama}}」を解除',
  'saring.kembali_ke_awal': 'リセット',
  'saring.tampilkan': '表示',
  'saring.tampilkan_jumlah': '{{jumlah}} 件を表示',
  'saring.hari_ini': '本日',
  'saring.kemarin': '昨日',
  'saring.tujuh_hari': '7 日間',
  'saring.bulan_ini': '今月',
  'saring.semua_hari': 'すべての日付',
  'saring.semua': 'すべての{{nama}}',
};
