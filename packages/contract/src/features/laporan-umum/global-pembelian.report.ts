import { integer, money, weight } from '../../core/field.ts';
import { defineReport, DIBATALKAN, KEADAAN, PERIODE, total } from '../../core/report.ts';
import { CHAIN_LEVELS, TOKO_COLUMNS } from './chain.columns.ts';

/** What each shop bought back, a line for each, with its gold as 24K. */
export const globalPembelian = defineReport({
  key: 'global-pembelian',
  page: '/laporan-global-pembelian',
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
    harga_beli: total(money({}), 'sum'),
    harga_rata: total(money({ label: 'laporan.harga_gram' }), { ratio: ['harga_beli', 'berat'] }),
    ...KEADAAN,
  },
  cancelled: DIBATALKAN,
  tiles: [
    { column: 'jumlah_nota' },
    { column: 'qty' },
    { column: 'berat' },
    { column: 'harga_rata', label: 'field.rata_rata_gram' },
    { column: 'harga_beli' },
  ],
  emptyText: 'laporan.tidak_tersedia',
});
