import type { LegalText } from './legal-text.ts';

export const privacy: LegalText = {
  updated: 'Berkuat kuasa sejak 1 November 2026',
  opening:
    'Dasar ini menerangkan data peribadi yang disimpan oleh Kilau, tujuannya, dan hak anda atas data itu menurut Undang-Undang Indonesia Nombor 27 Tahun 2022 tentang Perlindungan Data Peribadi.',
  sections: [
    {
      title: '1. Siapa pengawal data',
      paragraphs: [
        'Pengawal data ialah kedai yang menjalankan aplikasi ini. Data disimpan pada pelayan kedai; pembuat aplikasi tidak menerima salinannya.',
      ],
    },
    {
      title: '2. Data yang disimpan',
      paragraphs: [
        'Pelanggan: nama, alamat, nombor telefon, tarikh lahir, nombor pengenalan jika diwajibkan, serta sejarah belian, jualan, deposit, pinjaman dan mata.',
        'Pengguna: ID pengguna, nama, tahap, hak akses, kata laluan dalam bentuk yang tidak dapat dibaca semula, serta bila dan dari peranti mana dia log masuk.',
        'Jejak kerja: siapa yang membuat, mengubah, mengesahkan, membatalkan dan meluluskan setiap dokumen.',
      ],
    },
    {
      title: '3. Tujuan data digunakan',
      paragraphs: [
        'Untuk melaksanakan jualan, belian, deposit, pinjaman dan keahlian; untuk simpan kira dan cukai; untuk mematuhi peraturan mengenali pelanggan dan pelaporan transaksi tunai bernilai besar; dan untuk mencegah penyalahgunaan.',
        'Promosi dihantar hanya kepada pelanggan yang berdaftar sebagai ahli dan boleh dihentikan bila-bila masa atas permintaan.',
      ],
    },
    {
      title: '4. Siapa yang menerima data',
      paragraphs: [
        'Kakitangan kedai mengikut hak aksesnya, ibu pejabat jika kedai ialah cawangan, dan pihak berkuasa jika undang-undang mewajibkannya. Data tidak dijual.',
      ],
    },
    {
      title: '5. Berapa lama data disimpan',
      paragraphs: [
        'Dokumen dan rekod simpan kira disimpan selama yang diwajibkan undang-undang, lazimnya sepuluh tahun. Data ahli yang tidak diperlukan lagi dipadam atau dijadikan tanpa nama.',
      ],
    },
    {
      title: '6. Apa yang disimpan pada peranti ini',
      paragraphs: [
        'Pelayar menyimpan status log masuk, data pengguna, bahasa, warna paparan, draf dokumen yang belum disimpan, dan dokumen yang menunggu dihantar. Status log masuk dipadam apabila anda log keluar. Tiada kuki penjejak.',
      ],
    },
    {
      title: '7. Hak anda',
      paragraphs: [
        'Anda boleh meminta salinan, pembetulan atau pemadaman data peribadi anda setakat yang dibenarkan oleh kewajipan simpan kira, dan menarik balik persetujuan terhadap promosi. Sampaikan permintaan kepada pemilik kedai; alamatnya dicetak pada resit.',
      ],
    },
  ],
};
