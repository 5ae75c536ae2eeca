import type { problem as source } from '../id/problem.ts';

export const problem: Record<keyof typeof source, string> = {
  'problem.permintaan_rusak': 'The request cannot be read.',
  'problem.data_tidak_valid': 'Some fields are not right yet; please check those marked.',
  'problem.terlalu_besar': 'The data sent is too large.',
  'problem.jumlah_terlalu_besar': 'The total is more than can be recorded. Check quantities and prices.',
  'problem.satu_file_saja': 'Send only one file at a time.',
  'problem.terlalu_sering': 'Too many attempts; please wait {{detik}} {{detik?second|seconds}}.',
  'problem.tidak_ditemukan': 'There is nothing at this address.',
  'problem.kesalahan_server': 'Something went wrong, please try again. Quote {{ref}} if it happens again.',
  'problem.layanan_belum_siap': 'The server is not ready; please try again in a moment.',
  'problem.kunci_muatan': 'This session has no encryption key yet; ask for one and send again.',
  'field.kunci': 'Public key',
  'problem.ruang_penuh': 'The server’s disk is full: nothing can be saved. Call the owner or support.',

  'problem.belum_login': 'Your session is over; please log in again.',
  'problem.login_salah': 'The user id or password you entered is wrong',
  'problem.user_sedang_dipakai': 'This user ID is in use',
  'problem.password_lama_salah': 'The old password is wrong.',
  'problem.level_tidak_berhak': 'Your level does not allow this.',
  'problem.menu_tidak_berhak': 'You have no access to this menu.',
  'problem.modul_tidak_aktif': 'Module that is not active in this shop: {{@modul.modul}}.',
  'problem.modul_menutup': 'Not available while this module is active in this shop: {{@modul.modul}}.',
  'problem.toko_tidak_berhak': 'You may not work in shop {{kode_toko}}.',
  'problem.di_luar_jam_akses': 'Outside access hours.',
  'problem.pemilik_terakhir': 'A shop needs at least one active owner.',

  'problem.kunci_wajib': 'This request needs an Idempotency-Key header of 8 to 200 characters (ASCII, no spaces).',
  'problem.kunci_dipakai_isi_lain': 'This Idempotency-Key was used for another request.',

  'problem.kode_sudah_ada': 'The code {{kode}} already exists.',
  'problem.kode_terhapus': 'The code {{kode}} exists with status DELETED.',
  'problem.data_tidak_ditemukan': '{{kode}} was not found',
  'problem.data_dipakai': '{{kode}} is still in use.',
  'problem.rujukan_tidak_ada': 'The code {{kode}} is not registered.',

  'problem.barang_tidak_ditemukan': 'Piece {{kode_barcode}} was not found.',
  'problem.barang_sudah_terjual': 'Piece {{kode_barcode}} was sold on {{nomor}}.',
  'problem.barang_sudah_hancur': 'Piece {{kode_barcode}} was destroyed on {{nomor}}.',
  'problem.barang_sedang_dipesan': 'Piece {{kode_barcode}} is held by {{nomor}}, which is not validated yet.',
  'problem.barang_tidak_dijual': 'Piece {{kode_barcode}} is in warehouse {{kode_gudang}}, which is not sold from.',
  'problem.barang_toko_lain': 'Piece {{kode_barcode}} belongs to shop {{kode_toko}}.',
  'problem.barang_ganda': 'Piece {{kode_barcode}} is already in the table.',
  'problem.barang_berubah': 'Piece {{kode_barcode}} has just changed; please reload.',
  'problem.barang_berlian_tidak_aktif': 'Piece {{kode_barcode}} has diamonds, and the diamond module is not active.',
  'problem.barcode_habis': 'There are no barcode numbers left.',
  'problem.stok_tidak_cukup': 'Not enough {{kode_dept}} in tray {{kode_baki}}: {{qty}} pcs, {{berat}} g are available.',
  'problem.baki_masih_berisi':
    'Tray {{kode_baki}} still holds {{jumlah}} {{jumlah?piece|pieces}}, {{berat}} g. Move {{jumlah?it|them}} first.',
  'problem.group_masih_berisi':
    'Group {{kode_group}} still has {{jumlah}} {{jumlah?piece|pieces}}. Gold does not become accessories, nor the other way round: make a new group.',
  'problem.baki_tidak_siap': 'Tray {{kode_baki}} is no longer in use in warehouse {{kode_gudang}}.',
  'problem.gudang_tidak_dipakai': 'Warehouse {{kode_gudang}} is no longer in use: no goods can go into it.',

  'problem.dokumen_tidak_ditemukan': 'Document {{nomor}} was not found.',
  'problem.status_tidak_sesuai': 'Document {{nomor}} has status {{status}} and cannot be processed.',
  'problem.sudah_dikembalikan': 'Piece {{kode_barcode}} has already been bought back or exchanged.',
  'problem.sudah_diubah': 'Document {{nomor}} was changed by somebody else (version {{versi}}). Reload and try again.',
  'problem.keadaan_tidak_sesuai': 'Document {{nomor}} cannot be processed: {{@keadaan}}, by {{oleh}}.',
  'problem.perbuatan_lain_terakhir':
    'The last action on document {{nomor}} is {{@perbuatan}}; it has to be undone first.',
  'problem.saldo_tidak_cukup': 'The balance of {{akun}} {{di}} is not enough for this.',
  'problem.baris_tidak_cocok': 'Lines {{baris}} of document {{nomor}} do not match their state here.',
  'problem.pesan_belum_diterima': 'Action {{ke}}, which the other shop undoes, was never accepted here.',
  'problem.dokumen_terkait': 'Document {{nomor}} belongs to {{sebab}} and can only be processed together with it.',
  'problem.alasan_wajib': 'Reason must not be empty',

  'problem.harga_belum_diatur': 'The price of group {{kode_group}} is not set.',
  'problem.harga_sudah_berubah':
    'The price of piece {{kode_barcode}} has changed from {{harga_lama}} to {{harga_baru}} per gram.',
  'problem.harga_terlalu_jauh': 'The price of piece {{kode_barcode}} differs by {{persen}} % from today’s price.',
  'problem.berat_berbeda': 'The weight of piece {{kode_barcode}} in stock is {{berat}} grams.',
  'problem.diskon_melebihi_total': 'The discount on piece {{kode_barcode}} exceeds the total.',
  'problem.pembayaran_kosong': 'Choose at least one payment method.',
  'problem.harga_tidak_wajar':
    'The price of piece {{kode_barcode}}, Rp. {{harga}}, is {{kali}} times its usual price (Rp. {{biasa}}).',
  'problem.ongkos_tidak_wajar':
    'The making charge of piece {{kode_barcode}}, Rp. {{ongkos}}, is {{kali}} times the usual one (Rp. {{biasa}}).',
  'problem.tunai_tidak_wajar': 'The cash of Rp. {{jumlah}} is {{kali}} times the amount due (Rp. {{tagihan}}).',
  'problem.kadar_tidak_wajar':
    'The purity {{kadar}} differs by {{selisih}} from that of group {{kode_group}} ({{biasa}}).',
  'problem.harga_emas_tidak_wajar':
    'The price of {{kode_group}} changes by {{persen}} %: from Rp. {{lama}} to Rp. {{baru}}.',
  'problem.pembayaran_kurang': 'The payment is short by Rp. {{kurang}}',
  'problem.non_tunai_melebihi': 'The non-cash payment exceeds the amount due by Rp. {{lebih}}',
  'problem.poin_tidak_cukup': 'Not enough points',
  'problem.poin_melebihi_batas': 'This paper would earn more points than can be recorded. Check the point rules.',
  'problem.jenis_bayar_tidak_aktif': 'Payment by {{jenis}} is not active.',
  'problem.pelanggan_wajib': 'The customer’s details must be filled in.',
  'problem.non_member_tidak_aktif': 'Transactions are for members only.',
  'problem.sales_wajib': 'Sales code must not be empty',

  'problem.otorisasi_diperlukan': 'An approval is needed: {{kategori}}.',
  'problem.otorisasi_pemilik': 'Only the OWNER can approve this.',
  'problem.otorisasi_tidak_berlaku':
    'The approval is not valid: already used, expired, given for something else, or by someone who may no longer approve.',
  'problem.otorisasi_sendiri': 'Whoever asks for an approval cannot approve their own request.',
  'problem.permintaan_lewat': 'This request has already been decided, was abandoned, or has expired.',
  'problem.permintaan_sudah_ada':
    'The code of this request for approval was used for another request: ask again with a new one.',
  'problem.otorisasi_ditolak': 'Approval refused: wrong username or password, or a level that may not approve.',

  'problem.hari_sudah_tutup':
    'The data could not be saved; check the date of the transaction and your connection. The date {{tgl}} is closed.',
  'problem.saldo_awal_terlambat':
    'Opening balances can only be entered before the first closing; the date is now {{tgl}}.',
  'problem.tanggal_terkunci': 'The date is locked.',
  'problem.rentang_tanggal_terbalik': 'The start date must not be after the end date',
  'problem.rentang_lebih_sebulan': 'The date range must not exceed 1 month',

  'problem.sudah_disiapkan': 'The shop is already set up; please log in.',
  'problem.bukan_gambar': 'The file is not a JPEG, PNG or WebP image.',
  'problem.demo_hanya_lokal':
    'The demo chain can only be opened on the server’s own machine, because everybody knows its passwords.',
  'problem.parameter_di_halaman': 'It is set together with its start date on {{halaman}}.',
  'problem.modul_masih_ditunggu':
    '{{jumlah}} {{jumlah?paper|papers}} still wait to be finished ({{nomor}} among them): finish them first, then change this setting.',
  'problem.toko_masih_ditunggu':
    '{{jumlah}} shipments from or to shop {{kode_toko}} are not finished ({{nomor}} among them): finish them first, then take the shop out of use.',
};
