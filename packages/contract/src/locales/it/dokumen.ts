import type { dokumen as source } from '../id/dokumen.ts';

export const dokumen: Record<keyof typeof source, string> = {
  'keadaan.DONE': 'Concluso',
  'keadaan.CANC': 'Annullato',
  'perbuatan.buat': 'Creato',
  'perbuatan.ubah': 'Modificato',
  'perbuatan.batal': 'Annulla',
  'dokumen.buat': 'Nuovo',
  'dokumen.tersimpan': '{{nomor}} salvato',
  'dokumen.selesai': '{{perbuatan}}: {{nomor}}',
  'dokumen.disetujui': 'approvato da {{oleh}}',
  'dokumen.pembayaran': 'Pagamenti',
  'dokumen.lihat_bukti': 'Vedi documento',
  'dokumen.kosong_saran': 'Cambia date o filtri, oppure cerca per numero.',
  'dokumen.nomor_atau_nama': 'Numero o nome',
  'dokumen.cari_ajakan': 'Cerca un documento per numero, nome o scansione',
  'dokumen.tidak_ketemu': 'Nessun documento per {{kata}}',
  'dokumen.tidak_ada_menunggu': 'Niente in attesa',
  'dokumen.hasil': '{{berhasil}} di {{jumlah}} riusciti',
  'dokumen.yakin': '{{perbuatan}} {{jumlah}} documenti? Totale {{total}}.',
  'field.kas_rekening': 'Cassa / conto',
  'field.sisa': 'Residuo',
};
