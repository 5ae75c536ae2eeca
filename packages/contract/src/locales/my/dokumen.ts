import type { dokumen as source } from '../id/dokumen.ts';

export const dokumen: Record<keyof typeof source, string> = {
  'keadaan.DONE': 'Selesai',
  'keadaan.CANC': 'Dibatalkan',
  'perbuatan.buat': 'Dibuat',
  'perbuatan.ubah': 'Diubah',
  'perbuatan.batal': 'Batalkan',
  'dokumen.buat': 'Baharu',
  'dokumen.tersimpan': '{{nomor}} disimpan',
  'dokumen.selesai': '{{perbuatan}}: {{nomor}}',
  'dokumen.disetujui': 'diluluskan oleh {{oleh}}',
  'dokumen.pembayaran': 'Bayaran',
  'dokumen.lihat_bukti': 'Lihat bukti',
  'dokumen.kosong_saran': 'Ubah tarikh atau tapisan, atau cari dengan nombor.',
  'dokumen.nomor_atau_nama': 'Nombor atau nama',
  'dokumen.cari_ajakan': 'Cari dokumen dengan nombor, nama atau imbasan',
  'dokumen.tidak_ketemu': 'Tiada dokumen untuk {{kata}}',
  'dokumen.tidak_ada_menunggu': 'Tiada yang menunggu',
  'dokumen.hasil': '{{berhasil}} daripada {{jumlah}} berjaya',
  'dokumen.yakin': '{{perbuatan}} {{jumlah}} dokumen? Jumlah {{total}}.',
  'field.kas_rekening': 'Laci / akaun',
  'field.sisa': 'Baki',
};
