/** Texts of the area `batu`, in Indonesian: the source that every other language follows. */
export const batu = {
  // Isian
  'field.atribut': 'Atribut',
  'field.batu': 'Batu',
  'field.kode_jenis_batu': 'Jenis Batu',
  'field.jumlah_batu': 'Jumlah',
  'field.carat': 'Karat (ct)',
  'field.harga_batu': 'Nilai Batu',
  'field.kode_cutgrade': 'Cut Grade',
  'field.kode_polish': 'Polish',
  'field.kode_symmetry': 'Symmetry',
  'field.kode_fluorescence': 'Fluorescence',
  'field.no_sertifikat': 'No Sertifikat',

  // Aturan
  'rule.nama_barang_pendek': 'Nama Barang harus lebih dari 5 karakter',
  'rule.berat_nol': 'Berat Tidak Boleh 0',
  'rule.melebihi_berat_asli': 'Berat tidak boleh melebihi berat asli barang: paling banyak {{maks}} gr',
  'rule.kurang_dari_berat_emas': 'Berat tidak boleh kurang dari berat emas barang: paling sedikit {{min}} gr',
  'rule.aksesoris_tanpa_barcode': 'Aksesoris tidak memakai barcode: masukkan lewat {{halaman}}',
  'rule.tara_menghabiskan_berat': 'Atribut dan plastik tidak menyisakan apa pun dari berat asli {{berat}} gr',
  'rule.berat_tidak_diubah': 'Berat tidak pernah diubah: hancurkan, lalu masukkan kembali',
  'rule.kadar_lewat_update': 'Kadar diubah lewat Update Kadar, dengan otorisasi',
  'rule.perlu_hak_nilai': 'Hanya untuk yang berhak atas Update Profit Barang',
  'rule.tidak_diubah_di_sini': 'Tidak dapat diubah di sini',

  // Formulir
  'atribut.ke': '{{label}} {{nomor}}',
  'atribut.jumlah': 'Jumlah {{berat}} gr · {{harga}}',
  'berat.dibulatkan': 'Kosong: menjadi {{berat}} gr',
  'berat.tanpa_tara': 'Kosong: {{asli}} − atribut {{atribut}} − plastik {{plastik}}, menjadi {{berat}} gr',
  'help.berat_asli': 'Angka timbangan, dengan atribut dan plastik terpasang.',
  'batu.ke': 'Batu {{nomor}}',
  'batu.tambah': 'Tambah Batu',
  'batu.tombol_tambah': 'menambah batu',
  'batu.hapus': 'Hapus batu {{nomor}}',
  'batu.jumlah': '{{jumlah}} batu · {{carat}} ct · {{nilai}}',
  'batu.per_baris':
    'Karat dan nilai untuk seluruh baris; batu yang sama satu baris. Nilai diusulkan dari daftar harga batu.',
  'batu.di_luar_harga':
    'Nilai batu {{nilai}} tidak termasuk di sini: tambahkan ke harga atribut, atau pakai harga tetap.',
  'batu.sertifikat': 'Sertifikat {{nomor}}',

  // Kartu barang
  'kartu.terakhir': 'Terakhir terlihat',
  'kartu.di_baki': 'di {{baki}}',
  'kartu.tidak_terlihat': 'Tidak ditemukan saat opname',
  'kartu.keterangan': 'Keterangan: {{isi}}',
  'kartu.disetujui': 'disetujui {{user}}',

  // Rekonsiliasi dan ekspor
  'rekonsiliasi.atribut_sama_dengan_jumlah': 'Atribut barang satu per satu = jumlahnya',
  'rekonsiliasi.berbatu_adalah_berlian': 'Barang dengan batu ditandai barang berlian',
  'ekspor.barang_batu': 'Batu pada barang',
} as const;
