import { code, date, datetime, ref, text } from '../../core/field.ts';
import { defineReport, DIBATALKAN, KEADAAN, PERIODE, total } from '../../core/report.ts';
import { JENIS_TRANSAKSI_FIELD, UANG_TRANSAKSI } from './transaksi.columns.ts';

/** Every validated paper of a member, the newest first below who he is. */
export const transaksiMember = defineReport({
  key: 'transaksi-member',
  page: '/lihat-transaksi-member',
  menu: 'member',
  gate: 'MEMBER_MODULE',
  filters: { ...PERIODE.filters, kode_member: ref('member', { all: true }), ...JENIS_TRANSAKSI_FIELD },
  period: PERIODE.period,
  columns: {
    kode_member: code({}),
    nama_member: text({ max: 100 }),
    tgl: date({}),
    waktu: datetime({}),
    nomor: total(code({}), 'count'),
    ...JENIS_TRANSAKSI_FIELD,
    kode_sales: code({ label: 'laporan.sales' }),
    ...UANG_TRANSAKSI,
    ...KEADAAN,
  },
  cancelled: DIBATALKAN,
  groupBy: ['kode_member'],
  groupLabel: 'nama_member',
  tiles: [{ column: 'nomor', label: 'field.jumlah_nota' }, { column: 'masuk' }, { column: 'keluar' }],
});
