import type { LegalText } from './legal-text.ts';

export const terms: LegalText = {
  updated: 'Berlaku sejak 1 November 2026',
  opening:
    'Kilau adalah aplikasi kasir dan administrasi toko emas. Dengan masuk ke aplikasi ini, Anda menyetujui ketentuan di bawah, yang berlaku bersama peraturan toko tempat Anda bekerja.',
  sections: [
    {
      title: '1. Siapa yang boleh memakai',
      paragraphs: [
        'Aplikasi dipakai oleh pemilik toko dan orang yang diberi akun oleh pemilik toko. Satu akun untuk satu orang; user ID dan password tidak boleh dipinjamkan.',
        'Setiap transaksi, validasi, pembatalan, dan otorisasi tercatat atas nama akun yang melakukannya. Pemegang akun bertanggung jawab atas apa yang dilakukan dengan akunnya sampai ia melaporkan bahwa akun itu dipakai orang lain.',
      ],
    },
    {
      title: '2. Kewajiban pengguna',
      paragraphs: [
        'Masukkan data yang benar: berat sesuai timbangan, kadar sesuai barang, dan identitas pelanggan sesuai dokumen yang ditunjukkan.',
        'Jangan mencoba melewati batas hak akses, mengubah catatan di luar aplikasi, atau memakai perangkat pemindai dan timbangan yang tidak disetujui toko.',
        'Keluar dari aplikasi saat meninggalkan meja kasir.',
      ],
    },
    {
      title: '3. Harga, nota, dan pembulatan',
      paragraphs: [
        'Harga jual dan harga beli mengikuti harga yang ditetapkan toko pada hari transaksi. Dokumen menyimpan harga, kadar, dan aturan yang dipakai saat dibuat, sehingga perubahan harga kemudian tidak mengubah dokumen lama.',
        'Nota yang sudah divalidasi tidak dapat diubah. Kesalahan diperbaiki dengan pembatalan yang tercatat, bukan dengan menghapus.',
      ],
    },
    {
      title: '4. Ketersediaan',
      paragraphs: [
        'Toko menjalankan aplikasi pada servernya sendiri dan bertanggung jawab atas listrik, jaringan, dan cadangan data. Dokumen yang sedang diisi disimpan sebagai draf di perangkat sampai server menyatakan dokumen itu tersimpan.',
      ],
    },
    {
      title: '5. Penghentian akses',
      paragraphs: [
        'Pemilik toko atau supervisor dapat menghentikan akun atau sesi kapan saja. Catatan yang sudah dibuat tetap disimpan sesuai kewajiban pembukuan.',
      ],
    },
    {
      title: '6. Hukum yang berlaku',
      paragraphs: [
        'Ketentuan ini tunduk pada hukum Republik Indonesia. Jika ada perbedaan antara teks bahasa Indonesia dan terjemahannya, teks bahasa Indonesia yang berlaku.',
      ],
    },
  ],
};
