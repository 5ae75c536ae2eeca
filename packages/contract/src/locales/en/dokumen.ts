import type { dokumen as source } from '../id/dokumen.ts';

export const dokumen: Record<keyof typeof source, string> = {
  'keadaan.DONE': 'Done',
  'keadaan.CANC': 'Cancelled',
  'perbuatan.buat': 'Made',
  'perbuatan.ubah': 'Changed',
  'perbuatan.batal': 'Cancel',
  'dokumen.buat': 'New',
  'dokumen.tersimpan': '{{nomor}} saved',
  'dokumen.selesai': '{{perbuatan}}: {{nomor}}',
  'dokumen.disetujui': 'approved by {{oleh}}',
  'dokumen.pembayaran': 'Payments',
  'dokumen.lihat_bukti': 'View paper',
  'dokumen.kosong_saran': 'Change the dates or filters, or search by number.',
  'dokumen.nomor_atau_nama': 'Number or name',
  'dokumen.cari_ajakan': 'Find a document by number, name or scan',
  'dokumen.tidak_ketemu': 'No document for {{kata}}',
  'dokumen.tidak_ada_menunggu': 'Nothing is waiting',
  'dokumen.hasil': '{{berhasil}} of {{jumlah}} done',
  'dokumen.yakin': '{{perbuatan}} {{jumlah}} documents? Total {{total}}.',
  'field.kas_rekening': 'Drawer / account',
  'field.sisa': 'Rest',
};
