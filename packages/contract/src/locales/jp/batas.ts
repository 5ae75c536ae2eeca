import type { batas as source } from '../id/batas.ts';

export const batas: Record<keyof typeof source, string> = {
  'modul.LIMIT_PENJUALAN': 'この金額 (Rp) を超える販売は承認が必要。0 は上限なし',
  'modul.BERLIAN_TRANSACTION_AUTHORIZATION_MODULE': '原価を下回るダイヤモンドの販売は承認が必要',
  'field.otorisasi_limit': '上限の承認',
  'batas.judul': '上限を超える販売',
  'batas.limit': '販売の上限',
  'batas.di_atas_limit': '上限 {{limit}} を超えています。保存時に承認を求めます',
};
