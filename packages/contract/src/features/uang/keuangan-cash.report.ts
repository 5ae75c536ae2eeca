import { code, datetime, date, money, ref, text } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';

/**
 * The cash book (domain guide §7.1): per day the opening balance, every movement with the number of its document, and
 * the balance behind it. The opening is no income: it stands in the balance only, and a day ends where the next begins.
 */
export const keuanganCash = defineReport({
  key: 'keuangan-cash',
  page: '/laporan-keuangan-cash',
  menu: 'laporan',
  daily: true,
  filters: {
    ...PERIODE.filters,
    user_id: ref('users', { all: true, label: 'field.kasir' }),
  },
  period: PERIODE.period,
  columns: {
    tgl: date({}),
    waktu: datetime({}),
    kategori: text({ max: 60 }),
    deskripsi: text({ max: 60 }),
    user_id: code({ label: 'field.kasir' }),
    masuk: total(money({}), 'sum'),
    keluar: total(money({}), 'sum'),
    saldo: total(money({}), 'last'),
  },
  groupBy: ['tgl'],
  tiles: [{ column: 'masuk' }, { column: 'keluar' }, { column: 'saldo', label: 'field.saldo_akhir' }],
});
