import type { reseller as source } from '../id/reseller.ts';

export const reseller: Record<keyof typeof source, string> = {
  'page.parameter-harga-reseller': '經銷商價格參數',
  'hint.parameter-harga-reseller': '按組別設定經銷商的價格、手工費及折扣。',
  'field.ongkos_persen': '手工費 %',
  'help.harga_reseller': '每克印尼盾；0 表示用一般價格。',
  'help.ongkos_persen': '經銷商須付的一般手工費百分比。',
  'help.diskon_reseller': '不超過此百分比的折扣無須批核。',
  'penjualan.jenis_pelanggan.RESELLER': '經銷商',
  'rule.bukan_reseller': '並非經銷商',
};
