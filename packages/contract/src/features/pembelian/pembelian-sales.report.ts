import { code, date, text } from '../../core/field.ts';
import { defineReport, DIBATALKAN, KEADAAN, PERIODE, total } from '../../core/report.ts';
import { BARIS_BELI_ANGKA, BARIS_BELI_BARANG, BARIS_BELI_FILTERS, BARIS_BELI_TILES } from './baris-beli.columns.ts';

/** What each sales person bought back. */
export const pembelianSales = defineReport({
  key: 'pembelian-sales',
  page: '/laporan-pembelian-sales',
  menu: 'laporan',
  filters: BARIS_BELI_FILTERS,
  period: PERIODE.period,
  columns: {
    kode_sales: code({ label: 'laporan.sales' }),
    nama_sales: text({ max: 60 }),
    no_faktur_group: total(code({}), 'distinct'),
    tgl: date({}),
    ...BARIS_BELI_BARANG,
    ...BARIS_BELI_ANGKA,
    ...KEADAAN,
  },
  cancelled: DIBATALKAN,
  groupBy: ['kode_sales'],
  groupLabel: 'nama_sales',
  tiles: BARIS_BELI_TILES,
  emptyText: 'laporan.tidak_tersedia',
});
