import { money, text } from '../../../core/field.ts';
import { defineReport, PERIODE, total } from '../../../core/report.ts';
import { CHAIN_LEVELS, TOKO_COLUMNS } from '../chain.columns.ts';

/** Cash of each shop by category of the cash book, in and out; what goes from drawer to drawer is neither. */
export const keuanganCashGlobal = defineReport({
  key: 'keuangan-cash-global',
  page: '/laporan-keuangan-cash-global',
  menu: 'laporan',
  group: 'cabang',
  levels: CHAIN_LEVELS,
  overShops: true,
  filters: PERIODE.filters,
  period: PERIODE.period,
  columns: {
    ...TOKO_COLUMNS,
    kategori: text({ max: 60 }),
    masuk: total(money({}), 'sum'),
    keluar: total(money({}), 'sum'),
    netto: total(money({ label: 'laporan.netto' }), 'sum'),
  },
  groupBy: ['kode_toko'],
  groupLabel: 'nama_toko',
  tiles: [{ column: 'masuk' }, { column: 'keluar' }, { column: 'netto' }],
});
