import type { tukar as source } from '../id/tukar.ts';

export const tukar: Record<keyof typeof source, string> = {
  'tukar.barang_lama': 'Old goods',
  'rule.hanya_untuk_tukar': 'Only for an exchange',
  'rule.jumlah_sudah_pasti': 'It is worth {{jumlah}}, no other amount',
  'field.no_tukar': 'Exchange No',
  'field.tgl_tukar': 'Exchange date',
  'page.laporan-tukar-barang': 'Exchanges',
  'hint.laporan-tukar-barang': 'Old goods that paid for new ones, by receipt.',
  'page.laporan-batal-tukar-barang': 'Cancelled Exchanges',
  'hint.laporan-batal-tukar-barang': 'Exchanges that were cancelled: who, when, why.',
  'field.tukar': 'Paid with old goods',
  'tukar.masuk': '{{jumlah}} pieces · in {{berat}} g',
  'tukar.kosong': 'Scan the customer’s receipt or old piece. Without a receipt: F6.',
  'nota.judul_tukar': 'Exchange Receipt',
  'nota.barang_baru': 'New goods',
  'nota.barang_lama': 'Old goods',
  'nota.tanpa_nota': 'Without receipt',
  'nota.tambah_bayar': 'To pay',
  'nota.kembali_customer': 'Back to customer',
};
