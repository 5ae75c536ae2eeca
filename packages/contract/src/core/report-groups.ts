/** What reports are about, in the order of their page of tiles; those that end a day first. */
export const REPORT_GROUPS = [
  'harian',
  'penjualan',
  'pembelian',
  'janji',
  'hutang',
  'stok',
  'timbang',
  'manual',
  'toko',
  'cabang',
  'member',
  'lain',
] as const;
export type ReportGroup = (typeof REPORT_GROUPS)[number];
