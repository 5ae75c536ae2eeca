import type { antar as source } from '../id/antar.ts';

export const antar: Record<keyof typeof source, string> = {
  'field.kunci_portal': 'Chiave del portale',
  'help.kunci_portal':
    'Solo per un negozio su un altro server: lo stesso segreto su entrambi i server, almeno 24 caratteri. Un negozio così non ha bisogno di un titolare qui.',
  'rule.alamat_server': 'Indirizzo di un server, come https://filiale.example.com',
  'rule.kunci_terlalu_pendek': 'Almeno {{min}} caratteri',
  'rule.toko_di_server_ini': 'Questo negozio è su questo server',
  'problem.antar_ditolak': 'Questa chiamata da un altro server non è attendibile.',
  'problem.toko_tidak_terjangkau': 'Il server del negozio {{kode_toko}} non risponde. Riprova più tardi.',
  'problem.toko_di_server_lain': 'Il negozio {{kode_toko}} è su un altro server: da qui si può solo consultare.',
  'dashboard.dari_toko': '{{ada}} negozi su {{semua}}',
  'dashboard.salinan_per': 'Copia al {{waktu}}',
  'dashboard.buka_portal': 'Apri',
  'field.tiket': 'Ticket',
};
