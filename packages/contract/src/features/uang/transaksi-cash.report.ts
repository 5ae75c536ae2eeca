import { choice, code, date, datetime, money, ref, text } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';

/** What moved in drawers, category by category: what the balance of the cash book is made of. */
export const transaksiCash = defineReport({
  key: 'transaksi-cash',
  page: '/laporan-transaksi-cash',
  aliases: ['/laporan-keuangan-transaksi-cash'],
  menu: 'laporan',
  filters: {
    ...PERIODE.filters,
    arah: choice(['MASUK', 'KELUAR'], { optionLabel: 'pilihan.jenis_transaksi' }),
    user_id: ref('users', { all: true, label: 'field.kasir' }),
  },
  period: PERIODE.period,
  columns: {
    kategori: text({ max: 60 }),
    tgl: date({}),
    waktu: datetime({}),
    deskripsi: text({ max: 60 }),
    keterangan: text({ max: 200 }),
    user_id: code({ label: 'field.kasir' }),
    masuk: total(money({}), 'sum'),
    keluar: total(money({}), 'sum'),
  },
  groupBy: ['kategori'],
  tiles: [{ column: 'masuk' }, { column: 'keluar' }],
});
