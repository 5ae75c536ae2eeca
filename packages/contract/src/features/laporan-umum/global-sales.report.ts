import { code, integer, money, text, weight } from '../../core/field.ts';
import { defineReport, DIBATALKAN, KEADAAN, PERIODE, total } from '../../core/report.ts';
import { HARGA_RATA_COLUMNS } from '../../trade/harga/harga-rata.columns.ts';
import { CHAIN_LEVELS, TOKO_COLUMNS } from './chain.columns.ts';

/** What each sales person sold, shop by shop. */
export const globalSales = defineReport({
  key: 'global-sales',
  page: '/laporan-global-sales',
  menu: 'laporan',
  group: 'cabang',
  levels: CHAIN_LEVELS,
  overShops: true,
  filters: PERIODE.filters,
  period: PERIODE.period,
  columns: {
    ...TOKO_COLUMNS,
    kode_sales: code({ label: 'laporan.sales' }),
    nama_sales: text({ max: 60 }),
    jumlah_nota: total(integer({}), 'sum'),
    qty: total(integer({}), 'sum'),
    berat: total(weight({}), 'sum'),
    ...HARGA_RATA_COLUMNS,
    ongkos: total(money({}), 'sum'),
    harga_total: total(money({ label: 'laporan.jumlah' }), 'sum'),
    ...KEADAAN,
  },
  cancelled: DIBATALKAN,
  groupBy: ['kode_toko'],
  groupLabel: 'nama_toko',
  tiles: [
    { column: 'jumlah_nota' },
    { column: 'qty' },
    { column: 'berat' },
    { column: 'harga_gram', label: 'field.rata_rata_gram' },
    { column: 'harga_total' },
  ],
  emptyText: 'laporan.penjualan_sales_kosong',
});
