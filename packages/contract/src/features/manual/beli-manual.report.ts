import { code, date, money, text } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';
import { GERBANG_MANUAL } from './gerbang.ts';
import { JUAL_BELI_BARANG, JUAL_BELI_FILTERS, STATUS_JUAL_BELI } from './jual-beli.report.ts';

/** Validated purchases of manual items by day of the purchase, line by line. */
export const pembelianManualReport = defineReport({
  key: 'pembelian-manual',
  page: '/laporan-pembelian-manual',
  menu: 'laporan',
  gate: GERBANG_MANUAL,
  filters: JUAL_BELI_FILTERS,
  period: PERIODE.period,
  columns: {
    no_beli: total(code({}), 'distinct'),
    nama: text({ max: 100 }),
    tgl: date({}),
    kode_sales: code({ label: 'laporan.sales' }),
    ...JUAL_BELI_BARANG,
    harga_gram: total(money({}), { ratio: ['harga_beli', 'berat'] }),
    potongan: total(money({}), 'sum'),
    harga_beli: total(money({}), 'sum'),
    cara_bayar: code({}),
    valid_oleh: code({}),
    ...STATUS_JUAL_BELI,
  },
  groupBy: ['no_beli'],
  groupLabel: 'nama',
  tiles: [
    { column: 'no_beli', label: 'field.jumlah_nota' },
    { column: 'qty' },
    { column: 'berat' },
    { column: 'harga_beli' },
  ],
});

/** Purchases of manual items that were cancelled, by the day of the cancel. */
export const batalPembelianManualReport = defineReport({
  key: 'batal-pembelian-manual',
  page: '/laporan-batal-pembelian-manual',
  menu: 'laporan',
  gate: GERBANG_MANUAL,
  filters: JUAL_BELI_FILTERS,
  period: PERIODE.period,
  columns: {
    tgl_batal: date({}),
    no_beli: total(code({}), 'distinct'),
    tgl: date({ label: 'field.tgl_beli' }),
    kode_sales: code({ label: 'laporan.sales' }),
    ...JUAL_BELI_BARANG,
    harga_beli: total(money({ label: 'laporan.jumlah' }), 'sum'),
    alasan_batal: text({ max: 200 }),
    batal_oleh: code({}),
    disetujui_oleh: code({}),
  },
  tiles: [
    { column: 'no_beli', label: 'field.jumlah_nota' },
    { column: 'qty' },
    { column: 'berat' },
    { column: 'harga_beli' },
  ],
});
