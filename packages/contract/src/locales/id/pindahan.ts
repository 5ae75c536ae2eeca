/** Texts of moving in. */
export const pindahan = {
  'page.pindahan': 'Pindahan',
  'hint.pindahan':
    'Masukkan barang, uang, pinjaman, member dan supplier yang sudah ada dari file Excel atau CSV, sebelum tutup toko yang pertama.',
  'page.saldo-awal': 'Saldo Awal Kas & Bank',
  'hint.saldo-awal': 'Uang yang ada di laci dan di rekening saat toko mulai memakai program; lawannya MODAL.',
  'field.no_saldo_awal': 'No Saldo Awal',
  'rule.laci_atau_rekening': 'Isi salah satu: laci atau rekening',
  'rule.saldo_awal_ada': 'Sudah dicatat di {{nomor}}',
  'rule.kode_lama_beberapa': '{{kode}} ada pada {{jumlah}} barang; pakai barcode-nya',
  'pindahan.petunjuk':
    'Unduh contoh, isi, lalu pilih filenya: setiap baris diperiksa dulu, dan yang salah disebut. Selama ada baris yang salah, tidak ada yang disimpan.',
  'pindahan.terlambat':
    'Toko ini sudah pernah tutup: barang, uang dan pinjaman tidak dapat lagi dimasukkan sebagai saldo awal.',
  'pindahan.masuk': 'Masukkan File',
  'pindahan.wajib': 'Wajib: {{kolom}}',
  'pindahan.wajib_awal': 'Di baris pertama setiap nomor: {{kolom}}',
  'pindahan.catatan': 'Dibukukan sekaligus sebagai saldo awal dengan lawan MODAL.',
  'pindahan.member': 'Member',
  'pindahan.member_isi': 'Data member beserta alamat dan nomor teleponnya.',
  'pindahan.supplier': 'Supplier',
  'pindahan.supplier_isi': 'Data supplier yang barangnya diterima toko.',
  'pindahan.barang': 'Barang',
  'pindahan.barang_isi':
    'Barang di baki, satu baris satu barang; setiap barang mendapat barcode baru, kode lamanya masuk ke kode intern.',
  'pindahan.manual': 'Stok Manual',
  'pindahan.manual_isi': 'Barang tanpa barcode: jumlah dan berat setiap baki, group dan jenis.',
  'pindahan.uang': 'Saldo Kas & Bank',
  'pindahan.uang_isi': 'Uang di laci setiap user dan di setiap rekening toko.',
  'pindahan.titipan': 'Titipan Berjalan',
  'pindahan.titipan_isi':
    'Titipan yang belum diambil dengan nomor lamanya dan uang yang sudah dititip; barangnya sudah masuk lebih dulu dan disebut dengan barcode atau kode internnya, barang lainnya di baris berikut dengan nomor yang sama.',
  'pindahan.pesanan': 'Pesanan Berjalan',
  'pindahan.pesanan_isi':
    'Pesanan yang belum selesai dengan nomor lamanya dan uang yang sudah dibayar; barang lainnya di baris berikut dengan nomor yang sama.',
  'pindahan.cicilan': 'Cicilan Berjalan',
  'pindahan.cicilan_isi':
    'Cicilan yang belum lunas dengan nomor lamanya, sisanya dan jatuh tempo berikutnya; barangnya sudah masuk lebih dulu dan disebut dengan barcode atau kode internnya, barang lainnya di baris berikut dengan nomor yang sama.',
  'pindahan.hutang': 'Pinjaman Berjalan',
  'pindahan.hutang_isi':
    'Pinjaman dengan nomor lamanya, sisa, bunga dan jaminannya; jaminan lainnya di baris berikut dengan nomor yang sama.',
} as const;
