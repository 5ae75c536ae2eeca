import type { saring as source } from '../id/saring.ts';

export const saring: Record<keyof typeof source, string> = {
  'saring.saring': 'Tapis',
  'saring.lepas': 'Buang penapis {{nama}}',
  'saring.kembali_ke_awal': 'Tetapkan semula',
  'saring.tampilkan': 'Paparkan',
  'saring.tampilkan_jumlah': 'Paparkan {{jumlah}} baris',
  'saring.hari_ini': 'Hari ini',
  'saring.kemarin': 'Semalam',
  'saring.tujuh_hari': '7 hari',
  'saring.bulan_ini': 'Bulan ini',
  'saring.semua_hari': 'Semua tarikh',
  'saring.semua': 'Semua {{nama}}',
};
