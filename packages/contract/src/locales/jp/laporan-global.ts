import type { laporan_global as source } from '../id/laporan-global.ts';

export const laporan_global: Record<keyof typeof source, string> = {
  'page.laporan-global-penjualan': '全店舗販売レポート',
  'hint.laporan-global-penjualan': '店舗ごとの販売を一行で。24K 換算の重量付き。',
  'page.laporan-global-pembelian': '全店舗買取レポート',
  'hint.laporan-global-pembelian': '店舗ごとの買取を一行で。24K 換算の重量付き。',
  'page.laporan-global-sales': '全店舗販売員レポート',
  'hint.laporan-global-sales': '店舗ごと・販売員ごとの販売。',
  'page.laporan-global-stock-toko': '全店舗在庫レポート',
  'hint.laporan-global-stock-toko': '店舗ごとの現在の在庫を品位別に。店頭、買取品、処理中、24K 換算。',
  'page.laporan-rekap-sales': '販売員集計レポート',
  'hint.laporan-rekap-sales': '販売員ごとの販売・取消・買取・交換・預り。',
  'page.laporan-global-penjualan-gajah': '全店舗品位別販売レポート',
  'hint.laporan-global-penjualan-gajah': '店舗・品位ごとの販売グラム数と金額。',
  'field.qty_proses': '処理中の数',
  'field.berat_proses': '処理中の重量',
  'field.rp_batal': '取消',
  'field.rp_beli': '買取',
  'field.rp_tukar': '交換',
  'field.rp_titipan': '預り',
};
