import type { sistem as source } from '../id/sistem.ts';

export const sistem: Record<keyof typeof source, string> = {
  'page.master-toko': 'Kedai',
  'hint.master-toko': 'Kedai-kedai dalam satu rangkaian dan alamat portalnya.',
  'page.data-users': 'Pengguna',
  'hint.data-users': 'Siapa yang boleh log masuk, dengan tahap dan kata laluannya.',

  'field.kode_toko': 'Kod Kedai',
  'field.nama_toko': 'Nama Kedai',
  'field.alamat_toko': 'Alamat Kedai',
  'field.kota': 'Bandar',
  'field.no_telp': 'No. Telefon',
  'field.npwp': 'No. Cukai (NPWP)',
  'field.inisial': 'Singkatan',
  'field.zona_waktu': 'Zon Waktu',
  'field.portal': 'Portal',
  'field.level_toko': 'Tahap Kedai',
  'field.user_id': 'ID Pengguna',
  'field.usere_name': 'Nama Pengguna',
  'field.level': 'Tahap',
  'field.password': 'Kata Laluan',
  'field.password_lama': 'Kata Laluan Lama',
  'field.password_baru': 'Kata Laluan Baharu',
  'field.perangkat': 'Peranti',
  'field.bahasa': 'Bahasa',
  'field.contoh_master': 'Isi dengan contoh data induk',

  'help.inisial': 'Permulaan setiap nombor invois; huruf dan angka sahaja.',
  'help.portal': 'Alamat pelayan cawangan, jika cawangan mempunyai pelayan sendiri.',
  'help.contoh_master': 'Kumpulan, jenis, dulang, bank dan lain-lain, yang boleh diubah kemudian.',

  'zona.Asia/Jakarta': 'WIB (Jakarta)',
  'zona.Asia/Makassar': 'WITA (Makassar)',
  'zona.Asia/Jayapura': 'WIT (Jayapura)',
};
