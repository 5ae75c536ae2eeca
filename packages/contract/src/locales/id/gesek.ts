/** Cards swiped for cash. */
export const gesek = {
  'page.gesek-tunai': 'Gesek Tunai',
  'hint.gesek-tunai': 'Kartu digesek, uang tunai diberikan dikurangi fee. Kartu kredit dilarang Bank Indonesia.',
  'modul.GESEK_TUNAI_KREDIT': 'Gesek tunai menerima kartu kredit (dilarang Bank Indonesia)',
  'field.no_gesek': 'No Gesek',
  'field.jenis_kartu': 'Jenis Kartu',
  'field.jumlah_gesek_rp': 'Jumlah Gesek',
  'field.kartu_4_digit': '4 Digit Terakhir Kartu',
  'field.nama_pemegang_kartu': 'Nama Pemegang Kartu',
  'field.fee_rp': 'Fee',
  'field.tunai': 'Uang Tunai',
  'help.gesek_kredit': 'Kartu kredit hanya bila diizinkan owner di Setting System.',
  'help.gesek_fee': 'Fee = jumlah gesek × persen; sisanya keluar dari laci Anda.',
  'gesek.batal_penjelasan': 'Uang tunai kembali ke laci Anda dan jumlah gesek keluar dari rekening, hari ini.',
  'gesek.bukti': 'Bukti Gesek Tunai',
  'rule.tunai_habis': 'Fee menghabiskan seluruh uang tunai',
  'rule.gesek_kredit_dilarang': 'Kartu kredit dilarang untuk gesek tunai',
} as const;
