import { code, date, integer, money, ref, text, weight } from '../../core/field.ts';
import { defineReport, DIBATALKAN, KEADAAN, PERIODE, total } from '../../core/report.ts';

/** Sales that have picked pre-orders up: what the goods cost, what was paid before, what was added or too much. */
export const penjualanPo = defineReport({
  key: 'penjualan-po',
  page: '/laporan-penjualan-po',
  menu: 'laporan',
  gate: 'PRE_ORDER_MODULE',
  filters: {
    ...PERIODE.filters,
    periode: ref('periode-pre-order', { all: true }),
    kode_sales: ref('sales', { all: true, label: 'laporan.sales' }),
  },
  period: PERIODE.period,
  columns: {
    tgl_ambil: date({}),
    no_faktur_group: total(code({}), 'distinct'),
    no_po: total(code({}), 'count'),
    periode: code({}),
    kode_sales: code({ label: 'laporan.sales' }),
    nama: text({ max: 100 }),
    jumlah_barang: total(integer({}), 'sum'),
    total_berat: total(weight({}), 'sum'),
    harga_total: total(money({}), 'sum'),
    dari_po: total(money({}), 'sum'),
    ditambah: total(money({}), 'sum'),
    kelebihan: total(money({}), 'sum'),
    ...KEADAAN,
  },
  cancelled: DIBATALKAN,
  tiles: [
    { column: 'no_po', label: 'field.jumlah_nota' },
    { column: 'harga_total' },
    { column: 'dari_po' },
    { column: 'ditambah' },
    { column: 'kelebihan' },
  ],
  emptyText: 'laporan.po_kosong',
});
