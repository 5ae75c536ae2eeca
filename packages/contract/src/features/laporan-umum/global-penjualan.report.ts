import { integer, money, weight } from '../../core/field.ts';
import { defineReport, DIBATALKAN, KEADAAN, PERIODE, total } from '../../core/report.ts';
import { HARGA_RATA_COLUMNS } from '../../trade/harga/harga-rata.columns.ts';
import { PAJAK_COLUMNS } from '../../trade/harga/pajak.columns.ts';
import { CHAIN_LEVELS, TOKO_COLUMNS } from './chain.columns.ts';

/** What each shop sold, a line for each, with its gold as 24K. */
export const globalPenjualan = defineReport({
  key: 'global-penjualan',
  page: '/laporan-global-penjualan',
  menu: 'laporan',
  group: 'cabang',
  levels: CHAIN_LEVELS,
  overShops: true,
  filters: PERIODE.filters,
  period: PERIODE.period,
  columns: {
    ...TOKO_COLUMNS,
    jumlah_nota: total(integer({}), 'sum'),
    qty: total(integer({}), 'sum'),
    berat: total(weight({}), 'sum'),
    berat_murni: total(weight({}), 'sum'),
    ...HARGA_RATA_COLUMNS,
    ongkos: total(money({}), 'sum'),
    ...PAJAK_COLUMNS,
    harga_total: total(money({ label: 'laporan.jumlah' }), 'sum'),
    ...KEADAAN,
  },
  cancelled: DIBATALKAN,
  tiles: [
    { column: 'jumlah_nota' },
    { column: 'qty' },
    { column: 'berat' },
    { column: 'harga_gram', label: 'field.rata_rata_gram' },
    { column: 'harga_total' },
  ],
  emptyText: 'laporan.penjualan_tidak_tersedia',
});
