import { choice, code, date, money, ref, text } from '../../../core/field.ts';
import { defineReport, PERIODE, total } from '../../../core/report.ts';
import { TRX_JURNAL } from '../jurnal.ts';
import { AKUN_COLUMNS, AKUNTANSI } from './akun.columns.ts';

/**
 * The journal of some days: what each deed books on which account, out of the ledger. With an account chosen it is that
 * account's own book.
 */
export const jurnalReport = defineReport({
  key: 'jurnal',
  page: '/laporan-jurnal',
  menu: 'akuntansi',
  gate: AKUNTANSI,
  filters: {
    ...PERIODE.filters,
    trx: choice(TRX_JURNAL),
    nomor_akun: ref('akun', { all: true }),
  },
  period: PERIODE.period,
  columns: {
    tgl: date({}),
    nomor: code({}),
    aksi: code({}),
    trx: text({ max: 60 }),
    ...AKUN_COLUMNS,
    debet: total(money({}), 'sum'),
    kredit: total(money({}), 'sum'),
  },
  groupBy: ['tgl', 'nomor', 'aksi'],
  tiles: [{ column: 'debet' }, { column: 'kredit' }],
});
