/** Texts of the area `problem`, in Indonesian: the source that every other language follows. */
export const problem = {
  'problem.permintaan_rusak': 'Permintaan tidak dapat dibaca.',
  'problem.data_tidak_valid': 'Data belum benar, periksa isian yang ditandai.',
  'problem.terlalu_besar': 'Data yang dikirim terlalu besar.',
  'problem.jumlah_terlalu_besar': 'Jumlahnya melebihi yang dapat dicatat. Periksa banyaknya dan harganya.',
  'problem.satu_file_saja': 'Kirim satu file saja dalam sekali unggah.',
  'problem.terlalu_sering': 'Terlalu sering mencoba, silakan tunggu {{detik}} detik.',
  'problem.tidak_ditemukan': 'Alamat tidak ditemukan.',
  'problem.kesalahan_server': 'Terjadi Kesalahan Silahkan Ulangi Kembali !!! Sebutkan kode {{ref}} bila terjadi lagi.',
  'problem.layanan_belum_siap': 'Server belum siap, silakan coba beberapa saat lagi.',
  'problem.kunci_muatan': 'Kunci enkripsi sesi ini belum ada; minta kunci baru lalu kirim lagi.',
  'field.kunci': 'Kunci Publik',
  'problem.ruang_penuh': 'Disk server penuh: tidak ada yang dapat disimpan. Hubungi pemilik atau pendukung.',

  'problem.belum_login': 'Sesi Anda sudah berakhir, silakan login kembali.',
  'problem.login_salah': 'User id atau Password yang anda masukan salah',
  'problem.user_sedang_dipakai': 'User ID ini sedang dipakai',
  'problem.password_lama_salah': 'Password lama salah.',
  'problem.level_tidak_berhak': 'Level Anda tidak berhak melakukan ini.',
  'problem.menu_tidak_berhak': 'Anda tidak mempunyai hak akses untuk menu ini.',
  'problem.modul_tidak_aktif': 'Modul yang tidak aktif di toko ini: {{@modul.modul}}.',
  'problem.modul_menutup': 'Tidak tersedia selama modul ini aktif di toko ini: {{@modul.modul}}.',
  'problem.toko_tidak_berhak': 'Anda tidak berhak bekerja di toko {{kode_toko}}.',
  'problem.di_luar_jam_akses': 'Di luar jam akses.',
  'problem.pemilik_terakhir': 'Toko harus mempunyai paling sedikit satu owner yang aktif.',

  'problem.kunci_wajib': 'Permintaan ini memerlukan header Idempotency-Key, 8 sampai 200 karakter ASCII tanpa spasi.',
  'problem.kunci_dipakai_isi_lain': 'Idempotency-Key ini sudah dipakai untuk permintaan lain.',

  'problem.kode_sudah_ada': 'Kode {{kode}} sudah ada.',
  'problem.kode_terhapus': 'Kode {{kode}} sudah ada dengan status DELETED.',
  'problem.data_tidak_ditemukan': 'Data {{kode}} Tidak Ditemukan',
  'problem.data_dipakai': 'Data {{kode}} masih dipakai.',
  'problem.rujukan_tidak_ada': 'Kode {{kode}} tidak terdaftar.',

  'problem.barang_tidak_ditemukan': 'Barang {{kode_barcode}} tidak ditemukan.',
  'problem.barang_sudah_terjual': 'Barang {{kode_barcode}} sudah terjual pada {{nomor}}.',
  'problem.barang_sudah_hancur': 'Barang {{kode_barcode}} sudah dihancurkan pada {{nomor}}.',
  'problem.barang_sedang_dipesan': 'Barang {{kode_barcode}} sedang dipegang oleh {{nomor}} yang belum divalidasi.',
  'problem.barang_tidak_dijual': 'Barang {{kode_barcode}} ada di gudang {{kode_gudang}} yang tidak dijual.',
  'problem.barang_toko_lain': 'Barang {{kode_barcode}} milik toko {{kode_toko}}.',
  'problem.barang_ganda': 'Barang {{kode_barcode}} sudah ada di tabel.',
  'problem.barang_berubah': 'Barang {{kode_barcode}} baru saja berubah, silakan muat ulang.',
  'problem.barang_berlian_tidak_aktif': 'Barang {{kode_barcode}} adalah barang berlian, modul berlian tidak aktif.',
  'problem.barcode_habis': 'Nomor barcode sudah habis.',
  'problem.stok_tidak_cukup':
    'Stok {{kode_dept}} di baki {{kode_baki}} tidak cukup: tersedia {{qty}} pcs, {{berat}} gram.',
  'problem.baki_masih_berisi':
    'Baki {{kode_baki}} masih berisi {{jumlah}} barang, {{berat}} gr. Pindahkan isinya dahulu.',
  'problem.group_masih_berisi':
    'Group {{kode_group}} masih punya {{jumlah}} barang. Emas tidak menjadi aksesoris, dan sebaliknya: buat group baru.',
  'problem.baki_tidak_siap': 'Baki {{kode_baki}} tidak lagi dipakai di gudang {{kode_gudang}}.',
  'problem.gudang_tidak_dipakai': 'Gudang {{kode_gudang}} sudah tidak dipakai: barang tidak dapat masuk ke sana.',

  'problem.dokumen_tidak_ditemukan': 'Dokumen {{nomor}} tidak ditemukan.',
  'problem.status_tidak_sesuai': 'Dokumen {{nomor}} berstatus {{status}}, tidak dapat diproses.',
  'problem.sudah_dikembalikan': 'Barang {{kode_barcode}} sudah dibeli kembali atau ditukar.',
  'problem.sudah_diubah': 'Dokumen {{nomor}} sudah diubah orang lain (versi {{versi}}). Muat ulang lalu coba lagi.',
  'problem.keadaan_tidak_sesuai': 'Dokumen {{nomor}} tidak dapat diproses: {{@keadaan}}, oleh {{oleh}}.',
  'problem.perbuatan_lain_terakhir':
    'Pada dokumen {{nomor}} tindakan terakhir adalah {{@perbuatan}}; yang terakhir dibatalkan lebih dulu.',
  'problem.saldo_tidak_cukup': 'Saldo {{akun}} {{di}} tidak cukup untuk ini.',
  'problem.baris_tidak_cocok': 'Baris {{baris}} di dokumen {{nomor}} tidak cocok dengan keadaannya di sini.',
  'problem.pesan_belum_diterima': 'Tindakan {{ke}} yang dibatalkan toko lain tidak pernah diterima di sini.',
  'problem.dokumen_terkait': 'Dokumen {{nomor}} terkait dengan {{sebab}} dan hanya diproses bersamanya.',
  'problem.alasan_wajib': 'Alasan Tidak Boleh Kosong',

  'problem.harga_belum_diatur': 'Harga group {{kode_group}} belum diatur.',
  'problem.harga_sudah_berubah':
    'Harga barang {{kode_barcode}} sudah berubah dari {{harga_lama}} menjadi {{harga_baru}} per gram.',
  'problem.harga_terlalu_jauh': 'Harga barang {{kode_barcode}} berbeda {{persen}} % dari harga hari ini.',
  'problem.berat_berbeda': 'Berat barang {{kode_barcode}} di stok adalah {{berat}} gram.',
  'problem.diskon_melebihi_total': 'Diskon barang {{kode_barcode}} melebihi total.',
  'problem.pembayaran_kosong': 'Pilih paling sedikit satu cara pembayaran.',
  'problem.harga_tidak_wajar':
    'Harga barang {{kode_barcode}} Rp. {{harga}} adalah {{kali}} kali harga biasanya (Rp. {{biasa}}).',
  'problem.ongkos_tidak_wajar':
    'Ongkos barang {{kode_barcode}} Rp. {{ongkos}} adalah {{kali}} kali ongkos biasanya (Rp. {{biasa}}).',
  'problem.tunai_tidak_wajar': 'Uang tunai Rp. {{jumlah}} adalah {{kali}} kali tagihan (Rp. {{tagihan}}).',
  'problem.kadar_tidak_wajar': 'Kadar {{kadar}} berbeda {{selisih}} dari kadar group {{kode_group}} ({{biasa}}).',
  'problem.harga_emas_tidak_wajar': 'Harga {{kode_group}} berubah {{persen}} %: Rp. {{lama}} menjadi Rp. {{baru}}.',
  'problem.pembayaran_kurang': 'Pembayaran Masih Kurang Rp. {{kurang}}',
  'problem.non_tunai_melebihi': 'Pembayaran non tunai melebihi tagihan Rp. {{lebih}}',
  'problem.poin_tidak_cukup': 'Poin Tidak Cukup',
  'problem.poin_melebihi_batas': 'Poin dari nota ini melebihi yang dapat dicatat. Periksa aturan poinnya.',
  'problem.jenis_bayar_tidak_aktif': 'Pembayaran {{jenis}} tidak aktif.',
  'problem.pelanggan_wajib': 'Data pelanggan harus diisi.',
  'problem.non_member_tidak_aktif': 'Transaksi hanya untuk member.',
  'problem.sales_wajib': 'Kode Sales Tidak Boleh Kosong',

  'problem.otorisasi_diperlukan': 'Perlu otorisasi: {{kategori}}.',
  'problem.otorisasi_pemilik': 'Hanya OWNER yang dapat menyetujui ini.',
  'problem.otorisasi_tidak_berlaku':
    'Otorisasi tidak berlaku: sudah dipakai, lewat waktu, yang disetujui berubah, atau penyetujunya tidak berhak lagi.',
  'problem.otorisasi_sendiri': 'Yang meminta otorisasi tidak dapat menyetujui permintaannya sendiri.',
  'problem.permintaan_lewat': 'Permintaan ini sudah diputuskan, ditinggalkan, atau lewat waktu.',
  'problem.permintaan_sudah_ada':
    'Kode permintaan otorisasi ini sudah dipakai untuk permintaan lain: minta lagi dengan kode baru.',
  'problem.otorisasi_ditolak': 'Username atau Password Salah. Bisa juga levelnya tidak berhak menyetujui.',

  'problem.hari_sudah_tutup':
    'Error menyimpan data, Silahkan Cek tanggal transaksi dan koneksi anda. Tanggal {{tgl}} sudah ditutup.',
  'problem.saldo_awal_terlambat':
    'Saldo awal hanya dimasukkan sebelum tutup toko yang pertama; sekarang tanggal {{tgl}}.',
  'problem.tanggal_terkunci': 'Tanggal terkunci.',
  'problem.rentang_tanggal_terbalik': 'Tanggal awal tidak boleh lebih besar dari tanggal akhir',
  'problem.rentang_lebih_sebulan': 'Rentang tanggal tidak boleh lebih dari 1 bulan',

  'problem.sudah_disiapkan': 'Toko sudah disiapkan, silakan login.',
  'problem.bukan_gambar': 'File bukan gambar JPEG, PNG atau WebP.',
  'problem.demo_hanya_lokal':
    'Toko contoh hanya dapat dibuka di komputer server sendiri, karena password-nya diketahui semua orang.',
  'problem.parameter_di_halaman': 'Ditetapkan bersama tanggal berlakunya di {{halaman}}.',
  'problem.modul_masih_ditunggu':
    '{{jumlah}} dokumen masih menunggu diselesaikan (antara lain {{nomor}}): selesaikan dahulu, baru ubah setelan ini.',
  'problem.toko_masih_ditunggu':
    '{{jumlah}} kiriman dari atau ke toko {{kode_toko}} belum selesai (antara lain {{nomor}}): selesaikan dahulu, baru nonaktifkan toko ini.',
} as const;
