import type { uang as source } from '../id/uang.ts';

export const uang: Record<keyof typeof source, string> = {
  'page.uang-kas': 'Cash in and out',
  'hint.uang-kas':
    'Money into and out of the drawer beside the trade: bills, delivery, change, with a photo of the proof.',
  'field.no_kas': 'Cash no.',
  'field.arah': 'Direction',
  'pilihan.arah_kas.TAMBAH': 'In',
  'pilihan.arah_kas.AMBIL': 'Out',
  'field.foto_bukti': 'Photo of the bill',
  'rule.transaksi_hanya_masuk': 'This transaction code is for money in only',
  'rule.transaksi_hanya_keluar': 'This transaction code is for money out only',
};
