import { code, date, integer, money, ref, text } from '../../core/field.ts';
import { defineReport, DIBATALKAN, KEADAAN, PERIODE, total } from '../../core/report.ts';

/** Points with which members have paid sales, and the rupiah that these were worth (domain guide §2.7). */
export const bayarPoint = defineReport({
  key: 'bayar-point',
  page: '/laporan-bayar-point',
  menu: 'member',
  gate: 'PENJUALAN_BAYAR_POIN_MODULE',
  filters: { ...PERIODE.filters, kode_member: ref('member', { all: true }) },
  period: PERIODE.period,
  columns: {
    kode_member: code({}),
    nama_member: text({ max: 100 }),
    tgl: date({}),
    nomor: total(code({}), 'count'),
    kode_sales: code({ label: 'laporan.sales' }),
    poin: total(integer({}), 'sum'),
    poin_rp: total(money({}), 'sum'),
    ...KEADAAN,
  },
  cancelled: DIBATALKAN,
  groupBy: ['kode_member'],
  groupLabel: 'nama_member',
  tiles: [{ column: 'nomor', label: 'field.jumlah_nota' }, { column: 'poin' }, { column: 'poin_rp' }],
});
