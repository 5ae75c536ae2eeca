/** Texts of the area `cek-nota`, in Indonesian: the source that every other language follows. */
export const cekNota = {
  'page.cek-nota': 'Cek Nota',
  'problem.nota_tidak_dikenal': 'Nota tidak dikenal',
  'modul.CEK_NOTA_MODULE':
    'Kode QR di nota membuka halaman cek nota: asli atau tidak, dan taksiran harga belinya hari ini',
  'modul.CEK_NOTA_ALAMAT':
    'Alamat program seperti dibuka pelanggan, misalnya https://toko.example.com; kosong: alamat server (KILAU_URL)',
  'modul.CEK_NOTA_DASAR': 'Taksiran di halaman cek nota menurut harga beli hari ini, atau menurut harga nota',
  'opsi.HARI INI': 'Harga hari ini',
  'cek_nota.sah': 'Nota asli',
  'cek_nota.sah_isi': 'Dikeluarkan oleh toko ini. Cocokkan nomor, tanggal, jumlah dan berat dengan kertas Anda.',
  'cek_nota.batal': 'Nota dibatalkan',
  'cek_nota.batal_isi': 'Penjualan ini sudah dibatalkan toko; kertasnya tidak berlaku lagi.',
  'cek_nota.tak_dikenal': 'Nota tidak dikenal',
  'cek_nota.tak_dikenal_isi':
    'Tidak ada nota dengan kode ini. Scan ulang, atau tanyakan ke toko sebelum membeli barangnya.',
  'cek_nota.gagal': 'Belum bisa diperiksa',
  'cek_nota.gagal_isi': 'Coba beberapa saat lagi, atau tanyakan ke toko.',
  'cek_nota.nomor': 'Nomor',
  'cek_nota.tanggal': 'Tanggal',
  'cek_nota.jumlah': 'Jumlah',
  'cek_nota.barang': 'Barang dan taksiran harga beli hari ini',
  'cek_nota.di_toko': 'Tanyakan di toko',
  'cek_nota.kembali': 'Sudah dibeli kembali',
  'cek_nota.batal_barang': 'Dibatalkan',
  'cek_nota.taksiran': 'Taksiran',
  'cek_nota.catatan':
    'Taksiran pada {{waktu}} untuk barang yang mulus. Harga akhir ditetapkan setelah barang diperiksa di toko.',
} as const;
