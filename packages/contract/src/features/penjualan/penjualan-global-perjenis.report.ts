import { code, integer, money, text, weight } from '../../core/field.ts';
import { defineReport, DIBATALKAN, KEADAAN, PERIODE, total } from '../../core/report.ts';
import { HARGA_RATA_COLUMNS } from '../../trade/harga/harga-rata.columns.ts';
import { PAJAK_COLUMNS } from '../../trade/harga/pajak.columns.ts';
import { BARIS_JUAL_FILTERS } from './baris-jual.columns.ts';

/** What was sold of each type. What was cancelled of one since stands in a row of its own, outside the totals. */
export const penjualanGlobalPerjenis = defineReport({
  key: 'penjualan-global-perjenis',
  page: '/laporan-penjualan-global-perjenis',
  aliases: ['/laporan-penjualan-global-jenis'],
  menu: 'laporan',
  filters: BARIS_JUAL_FILTERS,
  period: PERIODE.period,
  columns: {
    kode_dept: code({ label: 'laporan.jenis' }),
    nama_dept: text({ max: 60 }),
    qty: total(integer({}), 'sum'),
    berat: total(weight({}), 'sum'),
    ...HARGA_RATA_COLUMNS,
    ongkos: total(money({}), 'sum'),
    harga_atribut: total(money({}), 'sum'),
    diskon: total(money({}), 'sum'),
    ...PAJAK_COLUMNS,
    harga_total: total(money({ label: 'laporan.jumlah' }), 'sum'),
    ...KEADAAN,
  },
  cancelled: DIBATALKAN,
  tiles: [
    { column: 'qty' },
    { column: 'berat' },
    { column: 'harga_gram', label: 'field.rata_rata_gram' },
    { column: 'harga_total' },
  ],
  emptyText: 'laporan.penjualan_tidak_tersedia',
});
