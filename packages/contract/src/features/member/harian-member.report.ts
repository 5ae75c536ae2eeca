import { code, date, integer, ref, text } from '../../core/field.ts';
import { defineReport, DIBATALKAN, KEADAAN, PERIODE, total } from '../../core/report.ts';
import { JENIS_TRANSAKSI_FIELD, UANG_TRANSAKSI } from './transaksi.columns.ts';

/** What members did on each day, a line for each member and kind of paper. */
export const harianMember = defineReport({
  key: 'harian-member',
  page: '/laporan-harian-member',
  menu: 'member',
  gate: 'MEMBER_MODULE',
  filters: { ...PERIODE.filters, kode_member: ref('member', { all: true }), ...JENIS_TRANSAKSI_FIELD },
  period: PERIODE.period,
  columns: {
    tgl: date({}),
    kode_member: total(code({}), 'distinct'),
    nama_member: text({ max: 100 }),
    ...JENIS_TRANSAKSI_FIELD,
    jumlah_nota: total(integer({}), 'sum'),
    ...UANG_TRANSAKSI,
    ...KEADAAN,
  },
  cancelled: DIBATALKAN,
  groupBy: ['tgl'],
  tiles: [
    { column: 'kode_member', label: 'field.jumlah_member' },
    { column: 'jumlah_nota' },
    { column: 'masuk' },
    { column: 'keluar' },
  ],
});
