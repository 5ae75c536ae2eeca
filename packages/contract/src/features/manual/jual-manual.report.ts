import { code, date, money, text } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';
import { GERBANG_MANUAL } from './gerbang.ts';
import { JUAL_BELI_BARANG, JUAL_BELI_FILTERS, STATUS_JUAL_BELI } from './jual-beli.report.ts';

/**
 * Validated sales of manual items by day of the sale, line by line; one that was cancelled later stays, as in every
 * report of sales.
 */
export const penjualanManualReport = defineReport({
  key: 'penjualan-manual',
  page: '/laporan-penjualan-manual',
  menu: 'laporan',
  gate: GERBANG_MANUAL,
  filters: JUAL_BELI_FILTERS,
  period: PERIODE.period,
  columns: {
    no_jual: total(code({}), 'distinct'),
    nama: text({ max: 100 }),
    tgl: date({}),
    kode_sales: code({ label: 'laporan.sales' }),
    ...JUAL_BELI_BARANG,
    harga_gram: total(money({}), { ratio: ['harga_jual', 'berat'] }),
    harga_jual: total(money({}), 'sum'),
    ongkos: total(money({}), 'sum'),
    diskon: total(money({}), 'sum'),
    harga_total: total(money({}), 'sum'),
    valid_oleh: code({}),
    ...STATUS_JUAL_BELI,
  },
  groupBy: ['no_jual'],
  groupLabel: 'nama',
  tiles: [
    { column: 'no_jual', label: 'field.jumlah_nota' },
    { column: 'qty' },
    { column: 'berat' },
    { column: 'harga_total' },
  ],
});

/** Sales of manual items that were cancelled, by the day of the cancel: who, why, and who approved it. */
export const batalPenjualanManualReport = defineReport({
  key: 'batal-penjualan-manual',
  page: '/laporan-batal-penjualan-manual',
  menu: 'laporan',
  gate: GERBANG_MANUAL,
  filters: JUAL_BELI_FILTERS,
  period: PERIODE.period,
  columns: {
    tgl_batal: date({}),
    no_jual: total(code({}), 'distinct'),
    tgl: date({ label: 'field.tgl_jual' }),
    kode_sales: code({ label: 'laporan.sales' }),
    ...JUAL_BELI_BARANG,
    harga_total: total(money({ label: 'laporan.jumlah' }), 'sum'),
    alasan_batal: text({ max: 200 }),
    batal_oleh: code({}),
    disetujui_oleh: code({}),
  },
  tiles: [
    { column: 'no_jual', label: 'field.jumlah_nota' },
    { column: 'qty' },
    { column: 'berat' },
    { column: 'harga_total' },
  ],
});
