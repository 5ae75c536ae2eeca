import type { reseller as source } from '../id/reseller.ts';

export const reseller: Record<keyof typeof source, string> = {
  'page.parameter-harga-reseller': 'Reseller Prices',
  'hint.parameter-harga-reseller': 'Price, making charge and discount of resellers, group by group.',
  'field.ongkos_persen': 'Making charge %',
  'help.harga_reseller': 'Rupiah per gram; 0 uses the usual price.',
  'help.ongkos_persen': 'The share of the usual making charge that a reseller pays.',
  'help.diskon_reseller': 'A discount up to this percentage needs no approval.',
  'penjualan.jenis_pelanggan.RESELLER': 'RESELLER',
  'rule.bukan_reseller': 'Not a reseller member',
};
