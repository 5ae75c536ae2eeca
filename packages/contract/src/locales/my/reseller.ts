import type { reseller as source } from '../id/reseller.ts';

export const reseller: Record<keyof typeof source, string> = {
  'page.parameter-harga-reseller': 'Harga Penjual Semula',
  'hint.parameter-harga-reseller': 'Harga, upah dan diskaun penjual semula bagi setiap kumpulan.',
  'field.ongkos_persen': 'Upah %',
  'help.harga_reseller': 'Rupiah segram; 0 ialah harga biasa.',
  'help.ongkos_persen': 'Bahagian upah biasa yang dibayar penjual semula.',
  'help.diskon_reseller': 'Diskaun sehingga peratus ini tidak memerlukan kelulusan.',
  'penjualan.jenis_pelanggan.RESELLER': 'PENJUAL SEMULA',
  'rule.bukan_reseller': 'Bukan penjual semula',
};
