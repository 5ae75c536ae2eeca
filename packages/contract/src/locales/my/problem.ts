import type { problem as source } from '../id/problem.ts';

export const problem: Record<keyof typeof source, string> = {
  'problem.permintaan_rusak': 'Permintaan tidak dapat dibaca.',
  'problem.data_tidak_valid': 'Data belum betul, sila semak medan yang ditanda.',
  'problem.terlalu_besar': 'Data yang dihantar terlalu besar.',
  'problem.jumlah_terlalu_besar': 'Jumlahnya melebihi yang boleh dicatat. Periksa kuantiti dan harganya.',
  'problem.satu_file_saja': 'Hantar satu fail sahaja pada satu masa.',
  'problem.terlalu_sering': 'Terlalu kerap mencuba, sila tunggu {{detik}} saat.',
  'problem.tidak_ditemukan': 'Alamat tidak dijumpai.',
  'problem.kesalahan_server': 'Berlaku ralat, sila cuba lagi. Nyatakan kod {{ref}} jika ia berulang.',
  'problem.layanan_belum_siap': 'Pelayan belum sedia, sila cuba sebentar lagi.',
  'problem.kunci_muatan': 'Sesi ini belum ada kunci penyulitan; minta kunci baharu lalu hantar semula.',
  'field.kunci': 'Kunci Awam',
  'problem.ruang_penuh': 'Cakera pelayan penuh: tiada apa yang boleh disimpan. Hubungi pemilik atau sokongan.',

  'problem.belum_login': 'Sesi anda telah tamat, sila log masuk semula.',
  'problem.login_salah': 'ID pengguna atau kata laluan yang anda masukkan salah',
  'problem.user_sedang_dipakai': 'ID pengguna ini sedang digunakan',
  'problem.password_lama_salah': 'Kata laluan lama salah.',
  'problem.level_tidak_berhak': 'Tahap anda tidak membenarkan tindakan ini.',
  'problem.menu_tidak_berhak': 'Anda tidak mempunyai akses kepada menu ini.',
  'problem.modul_tidak_aktif': 'Modul yang tidak aktif di kedai ini: {{@modul.modul}}.',
  'problem.modul_menutup': 'Tidak tersedia selagi modul ini aktif di kedai ini: {{@modul.modul}}.',
  'problem.toko_tidak_berhak': 'Anda tidak dibenarkan bekerja di kedai {{kode_toko}}.',
  'problem.di_luar_jam_akses': 'Di luar waktu akses.',
  'problem.pemilik_terakhir': 'Kedai mesti mempunyai sekurang-kurangnya seorang pemilik yang aktif.',

  'problem.kunci_wajib': 'Permintaan ini memerlukan pengepala Idempotency-Key, 8 hingga 200 aksara ASCII tanpa ruang.',
  'problem.kunci_dipakai_isi_lain': 'Idempotency-Key ini telah digunakan untuk permintaan lain.',

  'problem.kode_sudah_ada': 'Kod {{kode}} sudah ada.',
  'problem.kode_terhapus': 'Kod {{kode}} sudah ada dengan status DELETED.',
  'problem.data_tidak_ditemukan': 'Data {{kode}} Tidak Dijumpai',
  'problem.data_dipakai': 'Data {{kode}} masih digunakan.',
  'problem.rujukan_tidak_ada': 'Kod {{kode}} tidak berdaftar.',

  'problem.barang_tidak_ditemukan': 'Barang {{kode_barcode}} tidak dijumpai.',
  'problem.barang_sudah_terjual': 'Barang {{kode_barcode}} telah dijual pada {{nomor}}.',
  'problem.barang_sudah_hancur': 'Barang {{kode_barcode}} telah dimusnahkan pada {{nomor}}.',
  'problem.barang_sedang_dipesan': 'Barang {{kode_barcode}} sedang dipegang oleh {{nomor}} yang belum disahkan.',
  'problem.barang_tidak_dijual': 'Barang {{kode_barcode}} berada di gudang {{kode_gudang}} yang tidak menjual.',
  'problem.barang_toko_lain': 'Barang {{kode_barcode}} milik kedai {{kode_toko}}.',
  'problem.barang_ganda': 'Barang {{kode_barcode}} sudah ada dalam jadual.',
  'problem.barang_berubah': 'Barang {{kode_barcode}} baru sahaja berubah, sila muat semula.',
  'problem.barang_berlian_tidak_aktif': 'Barang {{kode_barcode}} ialah barang berlian, dan modul berlian tidak aktif.',
  'problem.barcode_habis': 'Nombor kod bar sudah habis.',
  'problem.stok_tidak_cukup':
    'Stok {{kode_dept}} dalam dulang {{kode_baki}} tidak mencukupi: ada {{qty}} pcs, {{berat}} gram.',
  'problem.baki_masih_berisi':
    'Dulang {{kode_baki}} masih berisi {{jumlah}} barang, {{berat}} g. Pindahkan isinya dahulu.',
  'problem.group_masih_berisi':
    'Kumpulan {{kode_group}} masih mempunyai {{jumlah}} barang. Emas tidak menjadi aksesori, dan sebaliknya: buat kumpulan baharu.',
  'problem.baki_tidak_siap': 'Dulang {{kode_baki}} tidak lagi digunakan di gudang {{kode_gudang}}.',
  'problem.gudang_tidak_dipakai': 'Gudang {{kode_gudang}} tidak lagi digunakan: barang tidak boleh masuk ke situ.',

  'problem.dokumen_tidak_ditemukan': 'Dokumen {{nomor}} tidak dijumpai.',
  'problem.status_tidak_sesuai': 'Dokumen {{nomor}} berstatus {{status}}, tidak dapat diproses.',
  'problem.sudah_dikembalikan': 'Barang {{kode_barcode}} telah dibeli semula atau ditukar.',
  'problem.sudah_diubah':
    'Dokumen {{nomor}} telah diubah oleh orang lain (versi {{versi}}). Muat semula dan cuba lagi.',
  'problem.keadaan_tidak_sesuai': 'Dokumen {{nomor}} tidak boleh diproses: {{@keadaan}}, oleh {{oleh}}.',
  'problem.perbuatan_lain_terakhir':
    'Tindakan terakhir pada dokumen {{nomor}} ialah {{@perbuatan}}; ia perlu dibatalkan terlebih dahulu.',
  'problem.saldo_tidak_cukup': 'Baki {{akun}} {{di}} tidak mencukupi untuk ini.',
  'problem.baris_tidak_cocok': 'Baris {{baris}} dalam dokumen {{nomor}} tidak sepadan dengan keadaannya di sini.',
  'problem.pesan_belum_diterima': 'Tindakan {{ke}} yang dibatalkan kedai lain tidak pernah diterima di sini.',
  'problem.dokumen_terkait': 'Dokumen {{nomor}} berkait dengan {{sebab}} dan hanya diproses bersama-samanya.',
  'problem.alasan_wajib': 'Sebab Tidak Boleh Kosong',

  'problem.harga_belum_diatur': 'Harga kumpulan {{kode_group}} belum ditetapkan.',
  'problem.harga_sudah_berubah':
    'Harga barang {{kode_barcode}} telah berubah daripada {{harga_lama}} kepada {{harga_baru}} segram.',
  'problem.harga_terlalu_jauh': 'Harga barang {{kode_barcode}} berbeza {{persen}} % daripada harga hari ini.',
  'problem.berat_berbeda': 'Berat barang {{kode_barcode}} dalam stok ialah {{berat}} gram.',
  'problem.diskon_melebihi_total': 'Diskaun barang {{kode_barcode}} melebihi jumlah.',
  'problem.pembayaran_kosong': 'Pilih sekurang-kurangnya satu cara bayaran.',
  'problem.harga_tidak_wajar':
    'Harga barang {{kode_barcode}} Rp. {{harga}} ialah {{kali}} kali harga biasa (Rp. {{biasa}}).',
  'problem.ongkos_tidak_wajar':
    'Upah barang {{kode_barcode}} Rp. {{ongkos}} ialah {{kali}} kali upah biasa (Rp. {{biasa}}).',
  'problem.tunai_tidak_wajar':
    'Wang tunai Rp. {{jumlah}} ialah {{kali}} kali jumlah yang perlu dibayar (Rp. {{tagihan}}).',
  'problem.kadar_tidak_wajar':
    'Ketulenan {{kadar}} berbeza {{selisih}} daripada ketulenan kumpulan {{kode_group}} ({{biasa}}).',
  'problem.harga_emas_tidak_wajar':
    'Harga {{kode_group}} berubah {{persen}} %: daripada Rp. {{lama}} kepada Rp. {{baru}}.',
  'problem.pembayaran_kurang': 'Bayaran Masih Kurang Rp. {{kurang}}',
  'problem.non_tunai_melebihi': 'Bayaran bukan tunai melebihi jumlah perlu dibayar sebanyak Rp. {{lebih}}',
  'problem.poin_tidak_cukup': 'Mata Tidak Mencukupi',
  'problem.poin_melebihi_batas': 'Mata bagi nota ini melebihi yang boleh dicatat. Periksa aturan mata.',
  'problem.jenis_bayar_tidak_aktif': 'Bayaran {{jenis}} tidak aktif.',
  'problem.pelanggan_wajib': 'Data pelanggan mesti diisi.',
  'problem.non_member_tidak_aktif': 'Transaksi hanya untuk ahli.',
  'problem.sales_wajib': 'Kod Jurujual Tidak Boleh Kosong',

  'problem.otorisasi_diperlukan': 'Perlu kelulusan: {{kategori}}.',
  'problem.otorisasi_pemilik': 'Hanya pemilik boleh meluluskan ini.',
  'problem.otorisasi_tidak_berlaku':
    'Kelulusan tidak sah: sudah digunakan, tamat tempoh, perkara yang diluluskan berubah, atau pelulusnya tidak lagi berhak.',
  'problem.otorisasi_sendiri': 'Orang yang meminta kelulusan tidak boleh meluluskannya sendiri.',
  'problem.permintaan_lewat': 'Permintaan ini telah diputuskan, ditinggalkan atau tamat masa.',
  'problem.permintaan_sudah_ada':
    'Kod permintaan kelulusan ini telah digunakan untuk permintaan lain: minta semula dengan kod baharu.',
  'problem.otorisasi_ditolak': 'Kelulusan ditolak: ID pengguna atau kata laluan salah, atau tahapnya tidak dibenarkan.',

  'problem.hari_sudah_tutup':
    'Data tidak dapat disimpan; semak tarikh transaksi dan sambungan anda. Tarikh {{tgl}} sudah ditutup.',
  'problem.saldo_awal_terlambat':
    'Baki awal hanya dimasukkan sebelum penutupan kedai yang pertama; tarikh sekarang {{tgl}}.',
  'problem.tanggal_terkunci': 'Tarikh dikunci.',
  'problem.rentang_tanggal_terbalik': 'Tarikh mula tidak boleh lewat daripada tarikh akhir',
  'problem.rentang_lebih_sebulan': 'Julat tarikh tidak boleh melebihi 1 bulan',

  'problem.sudah_disiapkan': 'Kedai sudah disediakan, sila log masuk.',
  'problem.bukan_gambar': 'Fail bukan gambar JPEG, PNG atau WebP.',
  'problem.demo_hanya_lokal':
    'Kedai contoh hanya boleh dibuka pada komputer pelayan sendiri, kerana kata laluannya diketahui semua orang.',
  'problem.parameter_di_halaman': 'Ditetapkan bersama tarikh mulanya di {{halaman}}.',
  'problem.modul_masih_ditunggu':
    '{{jumlah}} dokumen masih menunggu diselesaikan (antaranya {{nomor}}): selesaikan dahulu, kemudian ubah tetapan ini.',
  'problem.toko_masih_ditunggu':
    '{{jumlah}} kiriman dari atau ke kedai {{kode_toko}} belum selesai (antaranya {{nomor}}): selesaikan dahulu, kemudian nyahaktifkan kedai ini.',
};
