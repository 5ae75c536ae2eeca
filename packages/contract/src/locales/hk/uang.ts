import type { uang as source } from '../id/uang.ts';

export const uang: Record<keyof typeof source, string> = {
  'page.uang-kas': '現金收支',
  'hint.uang-kas': '交易以外的現金收支：帳單、運費、補充零錢，附上單據照片。',
  'field.no_kas': '現金單號',
  'field.arah': '方向',
  'pilihan.arah_kas.TAMBAH': '收入',
  'pilihan.arah_kas.AMBIL': '支出',
  'field.foto_bukti': '單據照片',
  'rule.transaksi_hanya_masuk': '此交易編號只用於收入',
  'rule.transaksi_hanya_keluar': '此交易編號只用於支出',
};
