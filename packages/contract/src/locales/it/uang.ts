import type { uang as source } from '../id/uang.ts';

export const uang: Record<keyof typeof source, string> = {
  'page.uang-kas': 'Cassa: entrate e uscite',
  'hint.uang-kas':
    'Denaro in cassa e fuori oltre alle vendite: bollette, spedizioni, fondo cassa, con la foto della ricevuta.',
  'field.no_kas': 'N. cassa',
  'field.arah': 'Direzione',
  'pilihan.arah_kas.TAMBAH': 'Entrata',
  'pilihan.arah_kas.AMBIL': 'Uscita',
  'field.foto_bukti': 'Foto della ricevuta',
  'rule.transaksi_hanya_masuk': 'Questo codice vale solo per le entrate',
  'rule.transaksi_hanya_keluar': 'Questo codice vale solo per le uscite',
};
