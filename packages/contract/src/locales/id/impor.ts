/** Texts of the area `impor`, in Indonesian: the source that every other language follows. */
export const impor = {
  'problem.impor_bukan_csv':
    'File ini bukan CSV UTF-8. Simpan sebagai Excel (.xlsx), atau pilih Simpan Sebagai, lalu CSV UTF-8.',
  'problem.impor_rusak':
    'File tidak dapat dibaca mulai baris {{baris}}: tanda kutip tidak ditutup, atau berdiri di tengah isian.',
  'problem.impor_kosong': 'File tidak berisi data: baris pertama berisi judul kolom, baris berikutnya berisi data.',
  'problem.impor_kolom_tidak_ada': 'Kolom {{kolom}} tidak ada di file.',
  'problem.impor_kolom_ganda': 'Kolom {{kolom}} ada lebih dari satu kali, atau tidak jelas artinya.',
  'problem.impor_terlalu_banyak': 'File berisi lebih dari {{maks}} baris. Bagi menjadi beberapa file.',
  'problem.impor_sudah_masuk':
    'File ini sudah dimasukkan. Kalau isinya memang harus masuk sekali lagi, masukkan dalam file lain.',
  'problem.impor_ditolak': '{{jumlah}} baris ditolak, tidak ada yang disimpan.',
  'rule.baris_ditolak': '{{sebab}}',
  'rule.angka_ragu': 'Dapat dibaca dua cara: tulis ribuan dengan koma dan desimal dengan titik, contoh 1,500 atau 2.13',
  'rule.notasi_ilmiah': 'Angka ini diringkas oleh spreadsheet: ubah format kolomnya menjadi teks dan isi kembali',
  'rule.galat_rumus': 'Sel ini berisi galat rumus spreadsheet, bukan isian: perbaiki rumusnya dan impor lagi',
  'rule.isi_tanpa_judul': 'Ada isi di kolom tanpa judul',
  'rule.tidak_dapat_diubah': 'Tidak dapat diubah',
  'rule.ganda_di_file': '{{kode}} sudah ada di baris {{baris}} file ini',
  'rule.lain_dari_pertama': 'Harus kosong, atau sama dengan baris {{baris}}, yang pertama dari nomor ini',
  'rule.daftar_tetap': 'Daftar ini tetap: data baru tidak dapat ditambah',
  'impor.impor': 'Impor Excel / CSV',
  'impor.judul': 'Impor Excel / CSV · {{judul}}',
  'impor.keterangan':
    'Kode yang belum ada ditambah, kode yang sudah ada diubah pada kolom yang ada di file. Kolom yang tidak ada di file tetap seperti semula.',
  'impor.pilih': 'Pilih File Excel atau CSV',
  'impor.pilih_lain': 'Pilih File Lain',
  'impor.seret': 'atau seret file ke sini',
  'impor.contoh': 'Contoh CSV',
  'impor.memeriksa': 'Memeriksa {{nama}}',
  'impor.mengimpor': 'Mengimpor {{nama}}',
  'impor.tahap_baca': 'Membaca file',
  'impor.tahap_periksa': 'Memeriksa baris',
  'impor.tahap_simpan': 'Menyimpan',
  'impor.baru': 'Baru',
  'impor.berubah': 'Berubah',
  'impor.sama': 'Tidak Berubah',
  'impor.ditolak': 'Ditolak',
  'impor.dilewati': 'Kolom yang tidak diambil: {{kolom}}',
  'impor.ditolak_semua':
    'Perbaiki baris di bawah ini lalu pilih file kembali. Selama ada baris yang ditolak, tidak ada yang diimpor.',
  'impor.kesalahan_sebagian': '{{jumlah}} kesalahan pertama ditampilkan.',
  'impor.kesalahan': 'Baris yang Ditolak',
  'impor.baris': 'Baris',
  'impor.kode': 'Kode',
  'impor.isian': 'Isian',
  'impor.pesan': 'Kesalahan',
  'impor.unduh_kesalahan': 'Unduh Daftar Kesalahan',
  'impor.tidak_ada': 'Semua data di file sudah sama dengan data yang tersimpan.',
  'impor.jalankan': 'Impor {{jumlah}} Baris',
  'impor.selesai': '{{jumlah}} Data Berhasil Diimpor',
  'impor.dibatalkan': 'Impor dibatalkan, tidak ada yang disimpan',
  'impor.terlalu_besar': 'File lebih besar dari {{maks}} MB. Bagi menjadi beberapa file.',
  'problem.impor_lembar_makro':
    'File Excel ini berisi makro. Simpan kembali sebagai Excel Workbook (.xlsx) tanpa makro.',
  'problem.impor_rumus_kosong':
    'Baris {{baris}} berisi rumus yang hasilnya tidak tersimpan. Buka file ini di Excel, simpan kembali, lalu impor lagi.',
  'problem.impor_sel_gabung':
    'Baris {{baris}} berada dalam sel yang digabung, sehingga isinya tidak jelas milik baris mana. Pisahkan sel itu di Excel, isi setiap baris, lalu impor lagi.',
  'problem.impor_lembar_besar':
    'Lembar Excel ini terlalu besar untuk dibaca. Hapus baris dan kolom yang kosong, atau bagi menjadi beberapa file.',
  'impor.contoh_excel': 'Contoh Excel',
} as const;
