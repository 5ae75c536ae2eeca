/** Resellers. */
export const reseller = {
  'page.parameter-harga-reseller': 'Parameter Harga Reseller',
  'hint.parameter-harga-reseller': 'Harga, ongkos dan diskon reseller untuk setiap group.',
  'field.ongkos_persen': 'Ongkos %',
  'help.harga_reseller': 'Rupiah per gram; 0 memakai harga biasa.',
  'help.ongkos_persen': 'Bagian dari ongkos biasa yang dibayar reseller.',
  'help.diskon_reseller': 'Diskon sampai sekian persen tidak perlu otorisasi.',
  'penjualan.jenis_pelanggan.RESELLER': 'RESELLER',
  'rule.bukan_reseller': 'Bukan member reseller',
} as const;
