import type { reseller as source } from '../id/reseller.ts';

export const reseller: Record<keyof typeof source, string> = {
  'page.parameter-harga-reseller': 'リセラー価格パラメータ',
  'hint.parameter-harga-reseller': 'グループごとのリセラー価格・工賃・値引。',
  'field.ongkos_persen': '工賃 %',
  'help.harga_reseller': '1 グラムあたりのルピア。0 は通常価格。',
  'help.ongkos_persen': '通常の工賃のうちリセラーが支払う割合。',
  'help.diskon_reseller': 'この割合までの値引は承認不要。',
  'penjualan.jenis_pelanggan.RESELLER': 'リセラー',
  'rule.bukan_reseller': 'リセラーではありません',
};
