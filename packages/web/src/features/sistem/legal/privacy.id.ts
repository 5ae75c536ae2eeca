import type { LegalText } from './legal-text.ts';

export const privacy: LegalText = {
  updated: 'Berlaku sejak 1 November 2026',
  opening:
    'Kebijakan ini menjelaskan data pribadi apa yang disimpan aplikasi Kilau, untuk apa, dan hak Anda atas data itu menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi.',
  sections: [
    {
      title: '1. Siapa pengendali data',
      paragraphs: [
        'Pengendali data adalah toko yang menjalankan aplikasi ini. Data tersimpan pada server toko; pembuat aplikasi tidak menerima salinannya.',
      ],
    },
    {
      title: '2. Data yang disimpan',
      paragraphs: [
        'Pelanggan: nama, alamat, nomor telepon, tanggal lahir, nomor identitas bila diwajibkan, serta riwayat transaksi, titipan, pinjaman, dan poin.',
        'Pengguna: user ID, nama, level, hak akses, password dalam bentuk yang tidak dapat dibaca kembali, dan catatan kapan serta dari perangkat mana ia masuk.',
        'Jejak kerja: siapa membuat, mengubah, memvalidasi, membatalkan, dan menyetujui setiap dokumen.',
      ],
    },
    {
      title: '3. Untuk apa data dipakai',
      paragraphs: [
        'Untuk melaksanakan jual beli, titipan, pinjaman, dan keanggotaan; untuk pembukuan dan pajak; untuk memenuhi aturan pengenalan nasabah dan pelaporan transaksi tunai bernilai besar; dan untuk mencegah penyalahgunaan.',
        'Promosi dikirim hanya kepada pelanggan yang terdaftar sebagai member dan dapat dihentikan kapan saja atas permintaan.',
      ],
    },
    {
      title: '4. Siapa yang menerima data',
      paragraphs: [
        'Pegawai toko sesuai hak aksesnya, kantor pusat bila toko adalah cabang, dan instansi yang berwenang bila undang-undang mewajibkan. Data tidak dijual.',
      ],
    },
    {
      title: '5. Berapa lama disimpan',
      paragraphs: [
        'Dokumen dan catatan pembukuan disimpan selama diwajibkan undang-undang, umumnya sepuluh tahun. Data member yang tidak lagi diperlukan dihapus atau disamarkan.',
      ],
    },
    {
      title: '6. Yang disimpan di perangkat ini',
      paragraphs: [
        'Browser menyimpan tanda masuk, data pengguna, bahasa, warna layar, draf dokumen yang belum disimpan, dan dokumen yang menunggu terkirim. Tanda masuk dihapus saat Anda keluar. Tidak ada kuki pelacak.',
      ],
    },
    {
      title: '7. Hak Anda',
      paragraphs: [
        'Anda berhak meminta salinan, perbaikan, atau penghapusan data pribadi Anda sepanjang tidak bertentangan dengan kewajiban pembukuan, dan berhak menarik persetujuan atas promosi. Sampaikan permintaan kepada pemilik toko; alamatnya tercetak pada nota.',
      ],
    },
  ],
};
