import { code, date, kadar, money, text } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';
import { HARGA_RATA_COLUMNS } from '../../trade/harga/harga-rata.columns.ts';
import { PAJAK_COLUMNS } from '../../trade/harga/pajak.columns.ts';
import {
  BARIS_JUAL_BARANG,
  BARIS_JUAL_FILTERS,
  BARIS_JUAL_TILES,
  STATUS_KEMBALI_COLUMN,
} from './baris-jual.columns.ts';

const { kode_barcode, ...BARANG } = BARIS_JUAL_BARANG;

/** The goods that left the stock with customers, piece by piece below their type: out of which tray, at what price. */
export const penjualanStockJual = defineReport({
  key: 'penjualan-stock-jual',
  page: '/laporan-penjualan-stock-jual',
  aliases: ['/laporan-stock-jual'],
  menu: 'laporan',
  filters: BARIS_JUAL_FILTERS,
  period: PERIODE.period,
  columns: {
    kode_dept: code({ label: 'laporan.jenis' }),
    nama_dept: text({ max: 60 }),
    kode_barcode,
    no_faktur_group: total(code({}), 'distinct'),
    tgl: date({}),
    kode_intern: code({}),
    ...BARANG,
    kode_sales: code({ label: 'laporan.sales' }),
    kode_baki: code({}),
    kadar: kadar({}),
    kadar_cetak: text({ max: 30 }),
    ...HARGA_RATA_COLUMNS,
    harga_atribut: total(money({}), 'sum'),
    ongkos: total(money({}), 'sum'),
    ...PAJAK_COLUMNS,
    harga_total: total(money({ label: 'laporan.jumlah' }), 'sum'),
    ...STATUS_KEMBALI_COLUMN,
  },
  cancelled: { by: 'status_kembali', is: 'Batal' },
  groupBy: ['kode_dept'],
  groupLabel: 'nama_dept',
  tiles: BARIS_JUAL_TILES,
  emptyText: 'laporan.penjualan_tidak_tersedia',
});
