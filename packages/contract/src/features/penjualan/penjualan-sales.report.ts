import { code, date, money, text } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';
import { HARGA_RATA_COLUMNS } from '../../trade/harga/harga-rata.columns.ts';
import { PAJAK_COLUMNS } from '../../trade/harga/pajak.columns.ts';
import {
  BARIS_JUAL_BARANG,
  BARIS_JUAL_FILTERS,
  BARIS_JUAL_TILES,
  STATUS_KEMBALI_COLUMN,
} from './baris-jual.columns.ts';

/**
 * What each sales person sold: the pieces of laporan-penjualan-transaksi, below the name of who sold them.
 */
export const penjualanSales = defineReport({
  key: 'penjualan-sales',
  page: '/laporan-penjualan-sales',
  menu: 'laporan',
  daily: true,
  filters: BARIS_JUAL_FILTERS,
  period: PERIODE.period,
  columns: {
    kode_sales: code({ label: 'laporan.sales' }),
    nama_sales: text({ max: 60 }),
    no_faktur_group: total(code({}), 'distinct'),
    tgl: date({}),
    ...BARIS_JUAL_BARANG,
    ...HARGA_RATA_COLUMNS,
    ongkos: total(money({}), 'sum'),
    ...PAJAK_COLUMNS,
    harga_total: total(money({ label: 'laporan.jumlah' }), 'sum'),
    ...STATUS_KEMBALI_COLUMN,
  },
  cancelled: { by: 'status_kembali', is: 'Batal' },
  groupBy: ['kode_sales'],
  groupLabel: 'nama_sales',
  tiles: BARIS_JUAL_TILES,
  emptyText: 'laporan.penjualan_sales_kosong',
});
