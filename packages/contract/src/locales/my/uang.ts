import type { uang as source } from '../id/uang.ts';

export const uang: Record<keyof typeof source, string> = {
  'page.uang-kas': 'Wang Tunai',
  'hint.uang-kas':
    'Wang masuk dan keluar laci di luar urus niaga: bil, penghantaran, tambahan tunai, dengan foto bukti.',
  'field.no_kas': 'No Tunai',
  'field.arah': 'Arah',
  'pilihan.arah_kas.TAMBAH': 'Masuk',
  'pilihan.arah_kas.AMBIL': 'Keluar',
  'field.foto_bukti': 'Foto Bukti',
  'rule.transaksi_hanya_masuk': 'Kod transaksi ini untuk wang masuk sahaja',
  'rule.transaksi_hanya_keluar': 'Kod transaksi ini untuk wang keluar sahaja',
};
