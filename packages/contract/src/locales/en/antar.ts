import type { antar as source } from '../id/antar.ts';

export const antar: Record<keyof typeof source, string> = {
  'field.kunci_portal': 'Portal key',
  'help.kunci_portal':
    'Only for a shop on another server: the same secret on both servers, at least 24 characters. Such a shop needs no owner here.',
  'rule.alamat_server': 'The address of a server, such as https://branch.example.com',
  'rule.kunci_terlalu_pendek': 'At least {{min}} {{min?character|characters}}',
  'rule.toko_di_server_ini': 'This shop is kept on this server',
  'problem.antar_ditolak': 'This call from another server cannot be trusted.',
  'problem.toko_tidak_terjangkau': 'The server of shop {{kode_toko}} does not answer. Try again later.',
  'problem.toko_di_server_lain': 'Shop {{kode_toko}} is on another server: from here you can only look at it.',
  'dashboard.dari_toko': '{{ada}} of {{semua}} {{semua?shop|shops}}',
  'dashboard.salinan_per': 'Copy as of {{waktu}}',
  'dashboard.buka_portal': 'Open',
  'field.tiket': 'Ticket',
};
