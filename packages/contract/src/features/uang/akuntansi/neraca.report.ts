import { money } from '../../../core/field.ts';
import { defineSectionedReport, PERIODE, section, total } from '../../../core/report.ts';
import { AKUN_COLUMNS, AKUNTANSI, golongan } from './akun.columns.ts';

const COLUMNS = {
  golongan,
  ...AKUN_COLUMNS,
  awal: total(money({}), 'sum'),
  perubahan: total(money({}), 'sum'),
  akhir: total(money({}), 'sum'),
} as const;

/** The balance sheet before and after some days. Profit so far is one line of what the shop owes its owner. */
export const neraca = defineSectionedReport({
  key: 'neraca',
  page: '/laporan-neraca',
  menu: 'akuntansi',
  gate: AKUNTANSI,
  filters: PERIODE.filters,
  period: PERIODE.period,
  sections: {
    aset: section({ title: 'akun.aset', columns: COLUMNS, groupBy: ['golongan'] }),
    pasiva: section({ title: 'akun.pasiva', columns: COLUMNS, groupBy: ['golongan'] }),
  },
});
