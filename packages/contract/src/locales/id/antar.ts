/** Shops that live on another server. */
export const antar = {
  'field.kunci_portal': 'Kunci Portal',
  'help.kunci_portal':
    'Diisi hanya untuk toko di server lain: rahasia yang sama di kedua server, minimal 24 karakter. Toko seperti itu tidak memerlukan pemilik di sini.',
  'rule.alamat_server': 'Alamat server, seperti https://cabang.contoh.id',
  'rule.kunci_terlalu_pendek': 'Minimal {{min}} karakter',
  'rule.toko_di_server_ini': 'Toko ini ada di server ini',
  'problem.antar_ditolak': 'Panggilan dari server lain ini tidak dapat dipercaya.',
  'problem.toko_tidak_terjangkau': 'Server toko {{kode_toko}} tidak menjawab. Coba lagi nanti.',
  'problem.toko_di_server_lain': 'Toko {{kode_toko}} berada di server lain: dari sini hanya dapat dilihat.',
  'dashboard.dari_toko': '{{ada}} dari {{semua}} toko',
  'dashboard.salinan_per': 'Salinan per {{waktu}}',
  'dashboard.buka_portal': 'Buka',
  'field.tiket': 'Tiket',
} as const;
