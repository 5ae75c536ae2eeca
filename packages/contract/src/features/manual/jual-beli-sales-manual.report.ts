import { code, integer, money, ref, text, weight } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';
import { GERBANG_MANUAL } from './gerbang.ts';

/** What each sales person sold and bought of manual items, cancels taken off on the day they were made. */
export const jualBeliSalesManualReport = defineReport({
  key: 'jual-beli-sales-manual',
  page: '/laporan-jual-beli-sales-manual',
  menu: 'laporan',
  gate: GERBANG_MANUAL,
  filters: { ...PERIODE.filters, kode_sales: ref('sales', { all: true, label: 'laporan.sales' }) },
  period: PERIODE.period,
  columns: {
    kode_sales: code({ label: 'laporan.sales' }),
    nama_sales: text({ max: 60 }),
    qty_jual: total(integer({}), 'sum'),
    berat_jual: total(weight({}), 'sum'),
    rupiah_jual: total(money({}), 'sum'),
    ppn_jual: total(money({}), 'sum'),
    qty_beli: total(integer({}), 'sum'),
    berat_beli: total(weight({}), 'sum'),
    rupiah_beli: total(money({}), 'sum'),
  },
  tiles: [{ column: 'berat_jual' }, { column: 'rupiah_jual' }, { column: 'berat_beli' }, { column: 'rupiah_beli' }],
});
