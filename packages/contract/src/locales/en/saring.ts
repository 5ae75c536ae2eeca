import type { saring as source } from '../id/saring.ts';

export const saring: Record<keyof typeof source, string> = {
  'saring.saring': 'Filter',
  'saring.lepas': 'Remove filter {{nama}}',
  'saring.kembali_ke_awal': 'Reset',
  'saring.tampilkan': 'Show',
  'saring.tampilkan_jumlah': 'Show {{jumlah}} {{jumlah?row|rows}}',
  'saring.hari_ini': 'Today',
  'saring.kemarin': 'Yesterday',
  'saring.tujuh_hari': '7 days',
  'saring.bulan_ini': 'This month',
  'saring.semua_hari': 'All dates',
  'saring.semua': 'All {{nama}}',
};
