import { code, date, money, ref, text } from '../../core/field.ts';
import { defineReport, DIBATALKAN, KEADAAN, PERIODE, total } from '../../core/report.ts';

/** What was paid to customers' accounts for what they sold, by the account that it left. */
export const pembelianTransfer = defineReport({
  key: 'pembelian-transfer',
  page: '/laporan-pembelian-transfer',
  menu: 'laporan',
  filters: {
    ...PERIODE.filters,
    kode_sales: ref('sales', { all: true, label: 'laporan.sales' }),
    no_rekening: ref('rekening', { all: true }),
  },
  period: PERIODE.period,
  columns: {
    no_rekening: code({}),
    nama_rekening: text({ max: 60 }),
    tgl: date({}),
    no_faktur_group: total(code({}), 'distinct'),
    nama: text({ max: 100, label: 'field.nama_pelanggan' }),
    kode_sales: code({ label: 'laporan.sales' }),
    no_rekening_customer: text({ max: 40 }),
    jumlah: total(money({}), 'sum'),
    ...KEADAAN,
    valid_oleh: code({ label: 'field.valid_by' }),
  },
  cancelled: DIBATALKAN,
  groupBy: ['no_rekening'],
  groupLabel: 'nama_rekening',
  tiles: [{ column: 'no_faktur_group', label: 'field.jumlah_nota' }, { column: 'jumlah' }],
  emptyText: 'laporan.tidak_tersedia',
});
