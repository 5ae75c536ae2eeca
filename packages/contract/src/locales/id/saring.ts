/** Texts of the area `saring`, in Indonesian: the source that every other language follows. */
export const saring = {
  'saring.saring': 'Filter',
  'saring.lepas': 'Lepas filter {{nama}}',
  'saring.kembali_ke_awal': 'Kembali ke awal',
  'saring.tampilkan': 'Tampilkan',
  'saring.tampilkan_jumlah': 'Tampilkan {{jumlah}} baris',
  'saring.hari_ini': 'Hari ini',
  'saring.kemarin': 'Kemarin',
  'saring.tujuh_hari': '7 hari',
  'saring.bulan_ini': 'Bulan ini',
  'saring.semua_hari': 'Semua tanggal',
  'saring.semua': 'Semua {{nama}}',
} as const;
