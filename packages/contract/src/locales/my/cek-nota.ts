import type { cekNota as source } from '../id/cek-nota.ts';

export const cekNota: Record<keyof typeof source, string> = {
  'page.cek-nota': 'Semak Resit',
  'problem.nota_tidak_dikenal': 'Resit tidak dikenali',
  'modul.CEK_NOTA_MODULE':
    'Kod QR pada resit membuka halaman semakan: sah atau tidak, dan anggaran harga beliannya hari ini',
  'modul.CEK_NOTA_ALAMAT':
    'Alamat program seperti dibuka pelanggan, contohnya https://shop.example.com; kosong: alamat pelayan (KILAU_URL)',
  'modul.CEK_NOTA_DASAR': 'Anggaran di halaman semakan mengikut harga belian hari ini, atau harga pada resit',
  'opsi.HARI INI': 'Harga hari ini',
  'cek_nota.sah': 'Resit sah',
  'cek_nota.sah_isi': 'Dikeluarkan oleh kedai ini. Padankan nombor, tarikh, jumlah dan berat dengan kertas anda.',
  'cek_nota.batal': 'Resit dibatalkan',
  'cek_nota.batal_isi': 'Kedai telah membatalkan jualan ini; kertasnya tidak lagi sah.',
  'cek_nota.tak_dikenal': 'Resit tidak dikenali',
  'cek_nota.tak_dikenal_isi': 'Tiada resit dengan kod ini. Imbas semula, atau tanya kedai sebelum membeli barangnya.',
  'cek_nota.gagal': 'Belum dapat disemak',
  'cek_nota.gagal_isi': 'Cuba sebentar lagi, atau tanya kedai.',
  'cek_nota.nomor': 'Nombor',
  'cek_nota.tanggal': 'Tarikh',
  'cek_nota.jumlah': 'Jumlah',
  'cek_nota.barang': 'Barang dan anggaran harga belian hari ini',
  'cek_nota.di_toko': 'Tanya di kedai',
  'cek_nota.kembali': 'Telah dibeli semula',
  'cek_nota.batal_barang': 'Dibatalkan',
  'cek_nota.taksiran': 'Anggaran',
  'cek_nota.catatan':
    'Anggaran pada {{waktu}} untuk barang yang elok. Harga akhir ditetapkan selepas barang diperiksa di kedai.',
};
