import type { antar as source } from '../id/antar.ts';

export const antar: Record<keyof typeof source, string> = {
  'field.kunci_portal': 'Kunci Portal',
  'help.kunci_portal':
    'Hanya untuk kedai di pelayan lain: rahsia yang sama di kedua-dua pelayan, sekurang-kurangnya 24 aksara. Kedai begini tidak perlu pemilik di sini.',
  'rule.alamat_server': 'Alamat pelayan, seperti https://cawangan.contoh.my',
  'rule.kunci_terlalu_pendek': 'Sekurang-kurangnya {{min}} aksara',
  'rule.toko_di_server_ini': 'Kedai ini berada di pelayan ini',
  'problem.antar_ditolak': 'Panggilan daripada pelayan lain ini tidak boleh dipercayai.',
  'problem.toko_tidak_terjangkau': 'Pelayan kedai {{kode_toko}} tidak menjawab. Cuba lagi kemudian.',
  'problem.toko_di_server_lain': 'Kedai {{kode_toko}} berada di pelayan lain: dari sini hanya boleh dilihat.',
  'dashboard.dari_toko': '{{ada}} daripada {{semua}} kedai',
  'dashboard.salinan_per': 'Salinan setakat {{waktu}}',
  'dashboard.buka_portal': 'Buka',
  'field.tiket': 'Tiket',
};
