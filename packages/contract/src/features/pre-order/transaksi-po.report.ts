import { choice, code, date, integer, money, ref, text, weight } from '../../core/field.ts';
import { defineReport, DIBATALKAN, PERIODE, total } from '../../core/report.ts';

/** All pre-orders by the day on which they were entered: price, what was paid and what is left. */
export const transaksiPo = defineReport({
  key: 'transaksi-po',
  page: '/laporan-transaksi-po',
  menu: 'laporan',
  gate: 'PRE_ORDER_MODULE',
  filters: {
    ...PERIODE.filters,
    periode: ref('periode-pre-order', { all: true }),
    kode_sales: ref('sales', { all: true, label: 'laporan.sales' }),
  },
  period: PERIODE.period,
  columns: {
    tgl: date({}),
    no_po: total(code({}), 'count'),
    periode: code({}),
    kode_sales: code({ label: 'laporan.sales' }),
    nama: text({ max: 100 }),
    no_hp: text({ max: 20 }),
    total_qty: total(integer({}), 'sum'),
    total_berat: total(weight({}), 'sum'),
    total_harga: total(money({}), 'sum'),
    dibayar: total(money({}), 'sum'),
    sisa: total(money({}), 'sum'),
    tgl_janji: date({}),
    status: choice(['OPEN', 'DONE', 'CLOSING', 'SELESAI', 'CANC'], { optionLabel: 'pilihan.status_po' }),
  },
  cancelled: DIBATALKAN,
  tiles: [
    { column: 'no_po', label: 'field.jumlah_nota' },
    { column: 'total_harga' },
    { column: 'dibayar' },
    { column: 'sisa' },
  ],
  emptyText: 'laporan.po_kosong',
});
