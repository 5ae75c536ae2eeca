import type { uang as source } from '../id/uang.ts';

export const uang: Record<keyof typeof source, string> = {
  'page.uang-kas': '現金の出し入れ',
  'hint.uang-kas': '取引以外の現金の出し入れ：請求書、送料、釣銭の補充など。証憑の写真付き。',
  'field.no_kas': '現金番号',
  'field.arah': '区分',
  'pilihan.arah_kas.TAMBAH': '入金',
  'pilihan.arah_kas.AMBIL': '出金',
  'field.foto_bukti': '証憑の写真',
  'rule.transaksi_hanya_masuk': 'この取引コードは入金専用です',
  'rule.transaksi_hanya_keluar': 'この取引コードは出金専用です',
};
