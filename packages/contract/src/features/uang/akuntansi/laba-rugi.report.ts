import { money } from '../../../core/field.ts';
import { defineReport, PERIODE, total } from '../../../core/report.ts';
import { AKUN_COLUMNS, AKUNTANSI, golongan } from './akun.columns.ts';

/** Profit and loss of some days: income counts up, cost down, and the total is what is left. */
export const labaRugi = defineReport({
  key: 'laba-rugi',
  page: '/laporan-laba-rugi',
  menu: 'akuntansi',
  gate: AKUNTANSI,
  filters: PERIODE.filters,
  period: PERIODE.period,
  columns: {
    golongan,
    ...AKUN_COLUMNS,
    jumlah: total(money({}), 'sum'),
  },
  groupBy: ['golongan'],
  tiles: [{ column: 'jumlah', label: 'akun.laba' }],
});
