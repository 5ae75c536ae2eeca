import { integer, text, weight } from '../../core/field.ts';
import { defineReport, total } from '../../core/report.ts';
import { CHAIN_LEVELS, TOKO_COLUMNS } from './chain.columns.ts';

/**
 * What lies in each shop now by purity, in the buckets of /master-kadar-eod; a purity outside them stands by itself.
 * Beside what is in the shop (TOKO of laporan-eod) are goods that were bought back and not sorted, and those that are
 * sorted, to be refinished, melted or sent; as 24K all are added up.
 */
export const globalStockToko = defineReport({
  key: 'global-stock-toko',
  page: '/laporan-global-stock-toko',
  menu: 'laporan',
  group: 'cabang',
  levels: CHAIN_LEVELS,
  overShops: true,
  filters: {},
  columns: {
    ...TOKO_COLUMNS,
    nama_kadar_eod: text({ max: 60, label: 'field.kadar' }),
    qty: total(integer({}), 'sum'),
    berat: total(weight({}), 'sum'),
    qty_beli: total(integer({}), 'sum'),
    berat_beli: total(weight({}), 'sum'),
    qty_proses: total(integer({}), 'sum'),
    berat_proses: total(weight({}), 'sum'),
    berat_murni: total(weight({}), 'sum'),
  },
  groupBy: ['kode_toko'],
  groupLabel: 'nama_toko',
  tiles: [
    { column: 'qty' },
    { column: 'berat' },
    { column: 'berat_beli' },
    { column: 'berat_proses' },
    { column: 'berat_murni' },
  ],
  emptyText: 'laporan.barang_kosong',
});
