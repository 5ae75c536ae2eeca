import type { batas as source } from '../id/batas.ts';

export const batas: Record<keyof typeof source, string> = {
  'modul.LIMIT_PENJUALAN': '銷售超過此金額 (Rp) 須批核；0 表示不設上限',
  'modul.BERLIAN_TRANSACTION_AUTHORIZATION_MODULE': '以低於成本價出售鑽石貨品須批核',
  'field.otorisasi_limit': '上限批核',
  'batas.judul': '銷售超過上限',
  'batas.limit': '銷售上限',
  'batas.di_atas_limit': '超過上限 {{limit}}：儲存時會要求批核',
};
