import { code, date, integer, money, ref, text, weight } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';

/** Deposits that were taken and cancelled, by the day of the cancel: what went back and what the shop kept. */
export const batalTitip = defineReport({
  key: 'batal-titip',
  page: '/laporan-batal-titip',
  call: 'titip/report-batal-titip-uang',
  menu: 'laporan',
  filters: {
    ...PERIODE.filters,
    kode_sales: ref('sales', { all: true, label: 'laporan.sales' }),
  },
  period: PERIODE.period,
  columns: {
    tgl_batal: date({}),
    no_titip: total(code({}), 'count'),
    tgl: date({ label: 'field.tgl_titip' }),
    kode_sales: code({ label: 'laporan.sales' }),
    nama: text({ max: 100 }),
    no_hp: text({ max: 20 }),
    jumlah_barang: total(integer({}), 'sum'),
    total_berat: total(weight({}), 'sum'),
    grand_total: total(money({}), 'sum'),
    dibayar: total(money({ label: 'field.uang_titip' }), 'sum'),
    potongan: total(money({}), 'sum'),
    kembali_rp: total(money({}), 'sum'),
    alasan_batal: text({ max: 200 }),
    batal_oleh: code({}),
    disetujui_oleh: code({}),
  },
  tiles: [
    { column: 'no_titip', label: 'field.jumlah_nota' },
    { column: 'dibayar' },
    { column: 'potongan' },
    { column: 'kembali_rp' },
  ],
  emptyText: 'laporan.batal_titip_kosong',
});
