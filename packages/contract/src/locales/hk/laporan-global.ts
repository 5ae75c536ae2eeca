import type { laporan_global as source } from '../id/laporan-global.ts';

export const laporan_global: Record<keyof typeof source, string> = {
  'page.laporan-global-penjualan': '各店銷售報表',
  'hint.laporan-global-penjualan': '各店銷售，每店一行，連折合 24K 金重。',
  'page.laporan-global-pembelian': '各店收購報表',
  'hint.laporan-global-pembelian': '各店回購，每店一行，連折合 24K 金重。',
  'page.laporan-global-sales': '各店銷售員報表',
  'hint.laporan-global-sales': '逐店列出每位銷售員的銷售。',
  'page.laporan-global-stock-toko': '各店庫存報表',
  'hint.laporan-global-stock-toko': '各店現存貨品按成色列出：店內、回購、處理中及 24K 金重。',
  'page.laporan-rekap-sales': '銷售員匯總報表',
  'hint.laporan-rekap-sales': '每位銷售員的銷售、取消、收購、換貨及訂金。',
  'page.laporan-global-penjualan-gajah': '各店成色銷售報表',
  'hint.laporan-global-penjualan-gajah': '按店舖及成色列出已售克數及金額。',
  'field.qty_proses': '處理中件數',
  'field.berat_proses': '處理中重量',
  'field.rp_batal': '取消',
  'field.rp_beli': '收購',
  'field.rp_tukar': '換貨',
  'field.rp_titipan': '訂金',
};
