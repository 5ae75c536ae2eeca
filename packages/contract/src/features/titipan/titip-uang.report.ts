import { choice, code, date, integer, money, ref, text, weight } from '../../core/field.ts';
import { defineReport, DIBATALKAN, PERIODE, total } from '../../core/report.ts';

/** What customers left, by the day on which it was taken: price, money and what is still due. */
export const titipUang = defineReport({
  key: 'titip-uang',
  page: '/laporan-titip-uang',
  menu: 'laporan',
  filters: {
    ...PERIODE.filters,
    kode_sales: ref('sales', { all: true, label: 'laporan.sales' }),
  },
  period: PERIODE.period,
  columns: {
    tgl: date({ label: 'field.tgl_titip' }),
    no_titip: total(code({}), 'count'),
    kode_sales: code({ label: 'laporan.sales' }),
    nama: text({ max: 100 }),
    no_hp: text({ max: 20 }),
    nama_barang: text({ max: 200 }),
    jumlah_barang: total(integer({}), 'sum'),
    total_berat: total(weight({}), 'sum'),
    grand_total: total(money({}), 'sum'),
    dibayar: total(money({ label: 'field.uang_titip' }), 'sum'),
    sisa_bayar: total(money({}), 'sum'),
    status: choice(['DONE', 'AMBIL', 'CANC'], { optionLabel: 'pilihan.status_titipan' }),
  },
  cancelled: DIBATALKAN,
  tiles: [
    { column: 'no_titip', label: 'field.jumlah_nota' },
    { column: 'grand_total' },
    { column: 'dibayar' },
    { column: 'sisa_bayar' },
  ],
  emptyText: 'laporan.titip_kosong',
});
