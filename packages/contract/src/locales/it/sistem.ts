import type { sistem as source } from '../id/sistem.ts';

export const sistem: Record<keyof typeof source, string> = {
  'page.master-toko': 'Negozi',
  'hint.master-toko': 'I negozi della catena e gli indirizzi dei loro portali.',
  'page.data-users': 'Utenti',
  'hint.data-users': 'Chi può accedere, con livello e password.',

  'field.kode_toko': 'Codice negozio',
  'field.nama_toko': 'Nome negozio',
  'field.alamat_toko': 'Indirizzo negozio',
  'field.kota': 'Città',
  'field.no_telp': 'Telefono',
  'field.npwp': 'Codice fiscale (NPWP)',
  'field.inisial': 'Sigla',
  'field.zona_waktu': 'Fuso orario',
  'field.portal': 'Portale',
  'field.level_toko': 'Livello negozio',
  'field.user_id': 'ID utente',
  'field.usere_name': 'Nome utente',
  'field.level': 'Livello',
  'field.password': 'Password',
  'field.password_lama': 'Vecchia password',
  'field.password_baru': 'Nuova password',
  'field.perangkat': 'Dispositivo',
  'field.bahasa': 'Lingua',
  'field.contoh_master': 'Inserisci anagrafiche di esempio',

  'help.inisial': 'Inizia ogni numero di documento; solo lettere e cifre.',
  'help.portal': 'Indirizzo del server della filiale, se ne ha uno proprio.',
  'help.contoh_master': 'Gruppi, tipi, vassoi, banche e altro, modificabili in seguito.',

  'zona.Asia/Jakarta': 'WIB (Jakarta)',
  'zona.Asia/Makassar': 'WITA (Makassar)',
  'zona.Asia/Jayapura': 'WIT (Jayapura)',
};
