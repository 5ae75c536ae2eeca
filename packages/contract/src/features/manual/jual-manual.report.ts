import { code, date, money, text } from '../../core/field.ts';
import { defineReport, DIBATALKAN, total } from '../../core/report.ts';
import { HARGA_RATA_COLUMNS } from '../../trade/harga/harga-rata.columns.ts';
import { PAJAK_COLUMNS } from '../../trade/harga/pajak.columns.ts';
import {
  BATAL_JUAL_BELI,
  JUAL_BELI_BARANG,
  LAPORAN_JUAL_BELI,
  STATUS_JUAL_BELI,
  tilesJualBeli,
} from './jual-beli.report.ts';

/**
 * Validated sales of manual items by day of the sale, line by line; one that was cancelled later stays, as in every
 * report of sales.
 */
export const penjualanManualReport = defineReport({
  key: 'penjualan-manual',
  page: '/laporan-penjualan-manual',
  ...LAPORAN_JUAL_BELI,
  daily: true,
  columns: {
    no_jual: total(code({}), 'distinct'),
    nama: text({ max: 100 }),
    tgl: date({}),
    kode_sales: code({ label: 'laporan.sales' }),
    ...JUAL_BELI_BARANG,
    ...HARGA_RATA_COLUMNS,
    ongkos: total(money({}), 'sum'),
    diskon: total(money({}), 'sum'),
    ...PAJAK_COLUMNS,
    harga_total: total(money({}), 'sum'),
    valid_oleh: code({}),
    ...STATUS_JUAL_BELI,
  },
  cancelled: DIBATALKAN,
  groupBy: ['no_jual'],
  groupLabel: 'nama',
  tiles: tilesJualBeli('no_jual', 'harga_total'),
});

/** Sales of manual items that were cancelled, by the day of the cancel: who, why, and who approved it. */
export const batalPenjualanManualReport = defineReport({
  key: 'batal-penjualan-manual',
  page: '/laporan-batal-penjualan-manual',
  ...LAPORAN_JUAL_BELI,
  columns: {
    tgl_batal: date({}),
    no_jual: total(code({}), 'distinct'),
    tgl: date({ label: 'field.tgl_jual' }),
    kode_sales: code({ label: 'laporan.sales' }),
    ...JUAL_BELI_BARANG,
    ...PAJAK_COLUMNS,
    harga_total: total(money({ label: 'laporan.jumlah' }), 'sum'),
    ...BATAL_JUAL_BELI,
  },
  tiles: tilesJualBeli('no_jual', 'harga_total'),
});
