import type { tukar as source } from '../id/tukar.ts';

export const tukar: Record<keyof typeof source, string> = {
  'tukar.barang_lama': 'Barang lama',
  'rule.hanya_untuk_tukar': 'Hanya untuk tukar barang',
  'rule.jumlah_sudah_pasti': 'Nilainya sudah tetap: {{jumlah}}',
  'field.no_tukar': 'No Nota Tukar',
  'field.tgl_tukar': 'Tarikh Tukar',
  'page.laporan-tukar-barang': 'Laporan Tukar Barang',
  'hint.laporan-tukar-barang': 'Barang lama yang membayar barang baru, mengikut nota.',
  'page.laporan-batal-tukar-barang': 'Laporan Batal Tukar Barang',
  'hint.laporan-batal-tukar-barang': 'Tukar barang yang dibatalkan: siapa, bila, mengapa.',
  'field.tukar': 'Dibayar dengan barang lama',
  'tukar.masuk': '{{jumlah}} barang · masuk {{berat}} g',
  'tukar.kosong': 'Imbas nota atau barang lama pelanggan. Yang tanpa nota: F6.',
  'nota.judul_tukar': 'Nota Tukar',
  'nota.barang_baru': 'Barang baru',
  'nota.barang_lama': 'Barang lama',
  'nota.tanpa_nota': 'Tanpa nota',
  'nota.tambah_bayar': 'Tambah bayaran',
  'nota.kembali_customer': 'Kembali kepada pelanggan',
};
