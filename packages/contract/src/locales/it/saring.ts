import type { saring as source } from '../id/saring.ts';

export const saring: Record<keyof typeof source, string> = {
  'saring.saring': 'Filtra',
  'saring.lepas': 'Togli il filtro {{nama}}',
  'saring.kembali_ke_awal': 'Ripristina',
  'saring.tampilkan': 'Mostra',
  'saring.tampilkan_jumlah': 'Mostra {{jumlah}} {{jumlah?riga|righe}}',
  'saring.hari_ini': 'Oggi',
  'saring.kemarin': 'Ieri',
  'saring.tujuh_hari': '7 giorni',
  'saring.bulan_ini': 'Questo mese',
  'saring.semua_hari': 'Tutte le date',
  'saring.semua': '{{nama}}: tutti',
};
