import type { sistem as source } from '../id/sistem.ts';

export const sistem: Record<keyof typeof source, string> = {
  'page.master-toko': 'Shops',
  'hint.master-toko': 'The shops of the chain and the addresses of their portals.',
  'page.data-users': 'Users',
  'hint.data-users': 'Who may log in, with level and password.',

  'field.kode_toko': 'Shop Code',
  'field.nama_toko': 'Shop Name',
  'field.alamat_toko': 'Shop Address',
  'field.kota': 'City',
  'field.no_telp': 'Phone',
  'field.npwp': 'Tax Number (NPWP)',
  'field.inisial': 'Initials',
  'field.zona_waktu': 'Time Zone',
  'field.portal': 'Portal',
  'field.level_toko': 'Shop Level',
  'field.user_id': 'User ID',
  'field.usere_name': 'User Name',
  'field.level': 'Level',
  'field.password': 'Password',
  'field.password_lama': 'Old Password',
  'field.password_baru': 'New Password',
  'field.perangkat': 'Device',
  'field.bahasa': 'Language',
  'field.contoh_master': 'Fill in example master data',

  'help.inisial': 'Begins every invoice number; letters and digits only.',
  'help.portal': "Address of the branch's server, when the branch has one of its own.",
  'help.contoh_master': 'Groups, types, trays, banks and more, to be changed later.',

  'zona.Asia/Jakarta': 'WIB (Jakarta)',
  'zona.Asia/Makassar': 'WITA (Makassar)',
  'zona.Asia/Jayapura': 'WIT (Jayapura)',
};
