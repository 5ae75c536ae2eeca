import { choice, code, date, integer, money, ref, text, weight } from '../../core/field.ts';
import { defineReport, total } from '../../core/report.ts';

/** Pre-orders that were paid and not picked up at the end of a day, the oldest first: how old, and how late. */
export const outstandPo = defineReport({
  key: 'outstand-po',
  page: '/laporan-outstand-po',
  menu: 'laporan',
  gate: 'PRE_ORDER_MODULE',
  filters: {
    // Empty: now.
    tgl: date({}),
    periode: ref('periode-pre-order', { all: true }),
    kode_sales: ref('sales', { all: true, label: 'laporan.sales' }),
  },
  columns: {
    tgl_pesan: date({}),
    umur: integer({}),
    no_po: total(code({}), 'count'),
    periode: code({}),
    kode_sales: code({ label: 'laporan.sales' }),
    nama: text({ max: 100 }),
    no_hp: text({ max: 20 }),
    tgl_janji: date({}),
    terlambat: integer({}),
    total_berat: total(weight({}), 'sum'),
    total_harga: total(money({}), 'sum'),
    dibayar: total(money({}), 'sum'),
    sisa: total(money({}), 'sum'),
    status: choice(['DONE', 'CLOSING'], { optionLabel: 'pilihan.status_po' }),
  },
  tiles: [{ column: 'no_po', label: 'field.jumlah_nota' }, { column: 'dibayar' }, { column: 'sisa' }],
  emptyText: 'laporan.po_kosong',
});
