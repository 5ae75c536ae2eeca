import type { impor as source } from '../id/impor.ts';

/** Texts of the area `impor`, in Malay. */
export const impor: Record<keyof typeof source, string> = {
  'problem.impor_bukan_csv':
    'Fail ini bukan CSV UTF-8. Simpan sebagai Excel (.xlsx), atau pilih Simpan Sebagai, kemudian CSV UTF-8.',
  'problem.impor_rusak':
    'Fail tidak dapat dibaca mulai baris {{baris}}: tanda petikan tidak ditutup, atau berada di tengah sel.',
  'problem.impor_kosong': 'Fail tidak mengandungi data: baris pertama ialah tajuk lajur, baris seterusnya ialah data.',
  'problem.impor_kolom_tidak_ada': 'Lajur {{kolom}} tiada dalam fail.',
  'problem.impor_kolom_ganda': 'Lajur {{kolom}} muncul lebih daripada sekali, atau maksudnya tidak jelas.',
  'problem.impor_terlalu_banyak': 'Fail mengandungi lebih daripada {{maks}} baris. Bahagikan kepada beberapa fail.',
  'problem.impor_sudah_masuk':
    'Fail ini sudah dimasukkan. Jika isinya memang perlu dimasukkan sekali lagi, masukkan melalui fail lain.',
  'problem.impor_ditolak': '{{jumlah}} baris ditolak, tiada apa-apa yang disimpan.',
  'rule.baris_ditolak': '{{sebab}}',
  'rule.angka_ragu':
    'Boleh dibaca dengan dua cara: tulis ribu dengan koma dan perpuluhan dengan titik, contohnya 1,500 atau 2.13',
  'rule.notasi_ilmiah': 'Nombor ini telah diringkaskan oleh hamparan: tukar format lajur kepada teks dan isi semula',
  'rule.galat_rumus': 'Sel ini mengandungi ralat formula hamparan, bukan isian: betulkan formula dan import semula',
  'rule.isi_tanpa_judul': 'Ada isi dalam lajur tanpa tajuk',
  'rule.tidak_dapat_diubah': 'Tidak boleh diubah',
  'rule.ganda_di_file': '{{kode}} sudah ada di baris {{baris}} fail ini',
  'rule.lain_dari_pertama': 'Mesti kosong, atau sama dengan baris {{baris}}, yang pertama bagi nombor ini',
  'rule.daftar_tetap': 'Senarai ini tetap: data baharu tidak boleh ditambah',
  'impor.impor': 'Import Excel / CSV',
  'impor.judul': 'Import Excel / CSV · {{judul}}',
  'impor.keterangan':
    'Kod yang belum wujud ditambah, kod yang sudah wujud diubah pada lajur yang ada dalam fail. Lajur yang tiada dalam fail kekal seperti asal.',
  'impor.pilih': 'Pilih Fail Excel atau CSV',
  'impor.pilih_lain': 'Pilih Fail Lain',
  'impor.seret': 'atau seret fail ke sini',
  'impor.contoh': 'Contoh CSV',
  'impor.memeriksa': 'Menyemak {{nama}}',
  'impor.mengimpor': 'Mengimport {{nama}}',
  'impor.tahap_baca': 'Membaca fail',
  'impor.tahap_periksa': 'Menyemak baris',
  'impor.tahap_simpan': 'Menyimpan',
  'impor.baru': 'Baharu',
  'impor.berubah': 'Berubah',
  'impor.sama': 'Tidak Berubah',
  'impor.ditolak': 'Ditolak',
  'impor.dilewati': 'Lajur yang tidak diambil: {{kolom}}',
  'impor.ditolak_semua':
    'Betulkan baris di bawah dan pilih fail semula. Selagi ada baris yang ditolak, tiada apa-apa yang diimport.',
  'impor.kesalahan_sebagian': '{{jumlah}} ralat pertama dipaparkan.',
  'impor.kesalahan': 'Baris yang Ditolak',
  'impor.baris': 'Baris',
  'impor.kode': 'Kod',
  'impor.isian': 'Medan',
  'impor.pesan': 'Ralat',
  'impor.unduh_kesalahan': 'Muat Turun Senarai Ralat',
  'impor.tidak_ada': 'Semua data dalam fail sudah sama dengan data yang tersimpan.',
  'impor.jalankan': 'Import {{jumlah}} Baris',
  'impor.selesai': '{{jumlah}} Data Berjaya Diimport',
  'impor.dibatalkan': 'Import dibatalkan, tiada apa-apa yang disimpan',
  'impor.terlalu_besar': 'Fail melebihi {{maks}} MB. Bahagikan kepada beberapa fail.',
  'problem.impor_lembar_makro':
    'Fail Excel ini mengandungi makro. Simpan semula sebagai Buku Kerja Excel (.xlsx) tanpa makro.',
  'problem.impor_rumus_kosong':
    'Baris {{baris}} mengandungi formula tanpa hasil yang disimpan. Buka fail ini dalam Excel, simpan semula, kemudian import.',
  'problem.impor_sel_gabung':
    'Baris {{baris}} berada dalam sel yang digabungkan, maka tidak jelas kandungannya milik baris mana. Pisahkan sel itu di Excel, isi setiap baris, kemudian import semula.',
  'problem.impor_lembar_besar':
    'Helaian Excel ini terlalu besar untuk dibaca. Padam baris dan lajur kosong, atau bahagikan kepada beberapa fail.',
  'impor.contoh_excel': 'Contoh Excel',
};
