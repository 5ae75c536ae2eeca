import { money } from '../../../core/field.ts';
import { defineReport, PERIODE, total } from '../../../core/report.ts';
import { AKUN_COLUMNS, AKUNTANSI, golongan } from './akun.columns.ts';

const rupiah = () => total(money({}), 'sum');

/** The trial balance: what stood on each account, what came on either side, what stands. Both sides are equal. */
export const neracaSaldo = defineReport({
  key: 'neraca-saldo',
  page: '/laporan-neraca-saldo',
  menu: 'akuntansi',
  gate: AKUNTANSI,
  filters: PERIODE.filters,
  period: PERIODE.period,
  columns: {
    golongan,
    ...AKUN_COLUMNS,
    awal_debet: rupiah(),
    awal_kredit: rupiah(),
    debet: rupiah(),
    kredit: rupiah(),
    akhir_debet: rupiah(),
    akhir_kredit: rupiah(),
  },
  tiles: [{ column: 'akhir_debet' }, { column: 'akhir_kredit' }],
});
