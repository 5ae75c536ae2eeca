/** The exchange: a sale that old goods pay. */
export const tukar = {
  'tukar.barang_lama': 'Barang lama',
  'rule.hanya_untuk_tukar': 'Hanya untuk tukar',
  'rule.jumlah_sudah_pasti': 'Nilainya sudah pasti: {{jumlah}}',
  'field.no_tukar': 'No Nota Tukar',
  'field.tgl_tukar': 'Tanggal Tukar',
  'page.laporan-tukar-barang': 'Laporan Tukar Barang',
  'hint.laporan-tukar-barang': 'Barang lama yang membayar barang baru, per nota.',
  'page.laporan-batal-tukar-barang': 'Laporan Batal Tukar Barang',
  'hint.laporan-batal-tukar-barang': 'Tukar yang dibatalkan: siapa, kapan, mengapa.',
  'field.tukar': 'Dibayar dengan barang lama',
};
