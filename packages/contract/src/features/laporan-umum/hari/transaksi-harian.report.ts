import { date, money, text } from '../../../core/field.ts';
import { defineReport, PERIODE, total } from '../../../core/report.ts';
import { rupiah } from './hari.columns.ts';

/**
 * Per day and category what came and went, in cash and on accounts, from the opening of the day to its closing. The
 * opening is no income: it stands in the balances only.
 */
export const transaksiHarian = defineReport({
  key: 'transaksi-harian',
  page: '/laporan-transaksi-harian',
  menu: 'laporan',
  gate: 'DAILY_SALDO_TRANSACTION_REPORT_MODULE',
  filters: PERIODE.filters,
  period: PERIODE.period,
  columns: {
    tgl: date({}),
    kategori: text({ max: 60 }),
    kas_masuk: rupiah('kas_masuk'),
    kas_keluar: rupiah('kas_keluar'),
    saldo_kas: total(money({ label: 'laporan_hari.saldo_kas' }), 'last'),
    bank_masuk: rupiah('bank_masuk'),
    bank_keluar: rupiah('bank_keluar'),
    saldo_bank: total(money({ label: 'laporan_hari.saldo_bank' }), 'last'),
  },
  groupBy: ['tgl'],
  tiles: [{ column: 'kas_masuk' }, { column: 'kas_keluar' }, { column: 'saldo_kas' }, { column: 'saldo_bank' }],
});
