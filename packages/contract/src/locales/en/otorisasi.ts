import type { otorisasi as source } from '../id/otorisasi.ts';

export const otorisasi: Record<keyof typeof source, string> = {
  'field.username': 'Username',
  'field.kategori': 'Category',
  'field.keterangan': 'Remarks',
  'otorisasi.judul': 'Approval',
  'otorisasi.penjelasan': 'A supervisor or owner approves exactly the values above. Valid for 120 seconds, once.',
  'otorisasi.sisa': 'Closes in {{waktu}}',
  'otorisasi.setujui': 'Approve',
  'otorisasi.gagal_mengirim': 'Something went wrong while sending the data',
};
