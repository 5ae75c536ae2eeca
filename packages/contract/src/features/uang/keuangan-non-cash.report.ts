import { code, date, datetime, money, ref, text } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';

/**
 * The books of the shop's accounts (domain guide §7.1): each with what it held, every movement with the number of its
 * document, and the balance behind it. The last line of an account says what it ends with, so that ends can be added up
 * over accounts where running balances cannot.
 */
export const keuanganNonCash = defineReport({
  key: 'keuangan-non-cash',
  page: '/laporan-keuangan-non-cash',
  menu: 'laporan',
  filters: {
    ...PERIODE.filters,
    no_rekening: ref('rekening', { all: 'ALL', beside: 'kode_bank' }),
  },
  period: PERIODE.period,
  columns: {
    no_rekening: code({ max: 30 }),
    nama_rekening: text({ max: 130 }),
    tgl: date({}),
    waktu: datetime({}),
    kategori: text({ max: 60 }),
    deskripsi: text({ max: 60 }),
    user_id: code({ label: 'field.kasir' }),
    masuk: total(money({}), 'sum'),
    keluar: total(money({}), 'sum'),
    saldo: money({}),
    saldo_akhir: total(money({}), 'sum'),
  },
  groupBy: ['no_rekening'],
  groupLabel: 'nama_rekening',
  tiles: [{ column: 'masuk' }, { column: 'keluar' }, { column: 'saldo_akhir' }],
});
