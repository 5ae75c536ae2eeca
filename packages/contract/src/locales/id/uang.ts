/** Texts of the area `uang`, in Indonesian: the source that every other language follows. */
export const uang = {
  'page.uang-kas': 'Uang Kas',
  'hint.uang-kas': 'Uang masuk dan keluar laci di luar transaksi: tagihan, ongkir, tambahan kas, dengan foto buktinya.',
  'field.no_kas': 'No Kas',
  'field.arah': 'Arah',
  'pilihan.arah_kas.TAMBAH': 'Tambah',
  'pilihan.arah_kas.AMBIL': 'Ambil',
  'field.foto_bukti': 'Foto Bukti',
  'rule.transaksi_hanya_masuk': 'Kode transaksi ini hanya untuk uang masuk',
  'rule.transaksi_hanya_keluar': 'Kode transaksi ini hanya untuk uang keluar',
};
