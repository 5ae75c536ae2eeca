import { code, date, integer, ref, text, weight } from '../../core/field.ts';
import { defineReport, DIBATALKAN, KEADAAN, PERIODE, total } from '../../core/report.ts';

/** What has come for pre-orders, by the day on which it was tied: what was ordered, and what it weighs. */
export const closingBarangPo = defineReport({
  key: 'closing-barang-po',
  page: '/laporan-closing-barang-po',
  menu: 'laporan',
  gate: 'PRE_ORDER_MODULE',
  filters: { ...PERIODE.filters, periode: ref('periode-pre-order', { all: true }) },
  period: PERIODE.period,
  columns: {
    tgl_closing: date({}),
    no_po: total(code({}), 'distinct'),
    periode: code({}),
    nama: text({ max: 100 }),
    baris: integer({ label: 'po.baris' }),
    nama_barang: text({ max: 100 }),
    kode_group: code({ label: 'laporan.group' }),
    kode_barcode: total(code({}), 'count'),
    kode_baki: code({}),
    berat_pesan: total(weight({ label: 'po.berat_pesan' }), 'sum'),
    berat: total(weight({ label: 'po.berat_jadi' }), 'sum'),
    selisih: total(weight({}), 'sum'),
    user_id: code({}),
    ...KEADAAN,
  },
  cancelled: DIBATALKAN,
  tiles: [
    { column: 'no_po', label: 'field.jumlah_nota' },
    { column: 'kode_barcode', label: 'field.jumlah_barang' },
    { column: 'berat' },
    { column: 'selisih' },
  ],
  emptyText: 'laporan.po_kosong',
});
