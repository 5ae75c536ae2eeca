import type { LegalText } from './legal-text.ts';

export const terms: LegalText = {
  updated: 'Berkuat kuasa sejak 1 November 2026',
  opening:
    'Kilau ialah aplikasi kaunter dan pentadbiran kedai emas. Dengan log masuk, anda bersetuju dengan terma di bawah, yang terpakai bersama peraturan kedai tempat anda bekerja.',
  sections: [
    {
      title: '1. Siapa yang boleh menggunakannya',
      paragraphs: [
        'Aplikasi digunakan oleh pemilik kedai dan orang yang diberi akaun oleh pemilik kedai. Satu akaun untuk seorang; ID pengguna dan kata laluan tidak boleh dipinjamkan.',
        'Setiap transaksi, pengesahan, pembatalan dan kelulusan direkodkan atas akaun yang melakukannya. Pemegang akaun bertanggungjawab atas apa yang dilakukan dengan akaunnya sehingga dia melaporkan bahawa akaun itu telah digunakan orang lain.',
      ],
    },
    {
      title: '2. Kewajipan pengguna',
      paragraphs: [
        'Masukkan data yang benar: berat mengikut penimbang, ketulenan mengikut barang, dan identiti pelanggan mengikut dokumen yang ditunjukkan.',
        'Jangan cuba melepasi had hak akses, mengubah rekod di luar aplikasi, atau menggunakan pengimbas dan penimbang yang tidak diluluskan kedai.',
        'Log keluar apabila meninggalkan kaunter.',
      ],
    },
    {
      title: '3. Harga, resit dan pembundaran',
      paragraphs: [
        'Harga jualan dan harga belian mengikut harga yang ditetapkan kedai pada hari transaksi. Dokumen menyimpan harga, ketulenan dan peraturan yang digunakan semasa ia dibuat, supaya perubahan harga kemudian tidak mengubahnya.',
        'Resit yang telah disahkan tidak boleh diubah. Kesilapan dibetulkan dengan pembatalan yang direkodkan, bukan dengan memadam.',
      ],
    },
    {
      title: '4. Ketersediaan',
      paragraphs: [
        'Kedai menjalankan aplikasi pada pelayannya sendiri dan bertanggungjawab atas elektrik, rangkaian dan sandaran data. Dokumen yang sedang diisi disimpan sebagai draf pada peranti sehingga pelayan mengesahkan bahawa dokumen itu telah disimpan.',
      ],
    },
    {
      title: '5. Penamatan akses',
      paragraphs: [
        'Pemilik kedai atau penyelia boleh menamatkan akaun atau sesi bila-bila masa. Rekod yang telah dibuat tetap disimpan mengikut kewajipan simpan kira.',
      ],
    },
    {
      title: '6. Undang-undang yang terpakai',
      paragraphs: [
        'Terma ini tertakluk kepada undang-undang Republik Indonesia. Jika teks bahasa Indonesia berbeza daripada terjemahannya, teks bahasa Indonesia yang terpakai.',
      ],
    },
  ],
};
