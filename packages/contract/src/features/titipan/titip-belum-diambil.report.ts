import { code, date, integer, money, ref, text, weight } from '../../core/field.ts';
import { defineReport, total } from '../../core/report.ts';

/** Deposits that nobody came for, now: the oldest first, to remind their customers. */
export const titipBelumDiambil = defineReport({
  key: 'titip-belum-diambil',
  page: '/laporan-titip-belum-diambil',
  menu: 'laporan',
  filters: {
    hari: integer({ min: 0, max: 3650, label: 'laporan.belum_diambil' }),
    kode_sales: ref('sales', { all: true, label: 'laporan.sales' }),
  },
  columns: {
    tgl: date({ label: 'field.tgl_titip' }),
    hari: integer({ label: 'laporan.hari' }),
    no_titip: total(code({}), 'count'),
    kode_sales: code({ label: 'laporan.sales' }),
    nama: text({ max: 100 }),
    no_hp: text({ max: 20 }),
    nama_barang: text({ max: 200 }),
    kode_baki: code({}),
    jumlah_barang: total(integer({}), 'sum'),
    total_berat: total(weight({}), 'sum'),
    grand_total: total(money({}), 'sum'),
    uang_titip: total(money({}), 'sum'),
    sisa_bayar: total(money({}), 'sum'),
    terakhir_bayar: date({}),
  },
  tiles: [
    { column: 'no_titip', label: 'field.jumlah_nota' },
    { column: 'jumlah_barang' },
    { column: 'uang_titip' },
    { column: 'sisa_bayar' },
  ],
  emptyText: 'laporan.titip_kosong',
});
