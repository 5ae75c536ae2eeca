import type { tukar as source } from '../id/tukar.ts';

export const tukar: Record<keyof typeof source, string> = {
  'tukar.barang_lama': 'Merce usata',
  'rule.hanya_untuk_tukar': 'Solo per una permuta',
  'rule.jumlah_sudah_pasti': 'Vale {{jumlah}}, non un altro importo',
  'field.no_tukar': 'N. permuta',
  'field.tgl_tukar': 'Data permuta',
  'page.laporan-tukar-barang': 'Permute',
  'hint.laporan-tukar-barang': 'Merce usata che ha pagato quella nuova, per documento.',
  'page.laporan-batal-tukar-barang': 'Permute annullate',
  'hint.laporan-batal-tukar-barang': 'Permute annullate: chi, quando, perché.',
  'field.tukar': 'Pagato con merce usata',
  'tukar.masuk': '{{jumlah}} pezzi · entrano {{berat}} g',
  'tukar.kosong': 'Scansiona il documento o il pezzo usato del cliente. Senza documento: F6.',
  'nota.judul_tukar': 'Documento di permuta',
  'nota.barang_baru': 'Merce nuova',
  'nota.barang_lama': 'Merce usata',
  'nota.tanpa_nota': 'Senza documento',
  'nota.tambah_bayar': 'Da pagare',
  'nota.kembali_customer': 'Reso al cliente',
};
