import { code, date, money, ref, text, weight } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';

/**
 * Deposits that were taken and cancelled, piece by piece in the words of the specification (line 87). What was left,
 * what went back and what was kept stands at the first piece of each.
 */
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
    no_titip: total(code({}), 'distinct'),
    tgl: date({ label: 'field.tgl_titip' }),
    kode_sales: code({ label: 'laporan.sales' }),
    nama: text({ max: 100 }),
    no_hp: text({ max: 20 }),
    nama_barang: total(text({ max: 100 }), 'count'),
    berat: total(weight({}), 'sum'),
    harga_jual: total(money({}), 'sum'),
    ongkos: total(money({}), 'sum'),
    harga_total: total(money({}), 'sum'),
    dp_rp: total(money({ label: 'field.uang_titip' }), 'sum'),
    potongan: total(money({}), 'sum'),
    kembali_rp: total(money({}), 'sum'),
    alasan_batal: text({ max: 200 }),
    batal_oleh: code({}),
    disetujui_oleh: code({}),
  },
  groupBy: ['no_titip', 'tgl_batal', 'tgl'],
  groupLabel: 'nama',
  tiles: [
    { column: 'no_titip', label: 'field.jumlah_nota' },
    { column: 'dp_rp' },
    { column: 'potongan' },
    { column: 'kembali_rp' },
  ],
  emptyText: 'laporan.batal_titip_kosong',
  failedText: 'laporan.tidak_dapat_dicari',
});
