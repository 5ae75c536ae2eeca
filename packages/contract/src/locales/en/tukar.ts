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
};
