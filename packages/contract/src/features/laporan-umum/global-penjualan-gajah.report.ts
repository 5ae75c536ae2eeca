import { integer, text, weight } from '../../core/field.ts';
import { defineReport, DIBATALKAN, KEADAAN, PERIODE, total } from '../../core/report.ts';
import { HARGA_RATA_COLUMNS } from '../../trade/harga/harga-rata.columns.ts';
import { CHAIN_LEVELS, TOKO_COLUMNS } from './chain.columns.ts';

/** What each shop sold by purity, in its own buckets of /master-kadar-eod. */
export const globalPenjualanGajah = defineReport({
  key: 'global-penjualan-gajah',
  page: '/laporan-global-penjualan-gajah',
  aliases: ['/laporan-penjualan-global-penjualan-gajah'],
  menu: 'laporan',
  group: 'cabang',
  gate: 'LAPORAN_KHUSUS_TOKO@toko',
  levels: CHAIN_LEVELS,
  overShops: true,
  filters: PERIODE.filters,
  period: PERIODE.period,
  columns: {
    ...TOKO_COLUMNS,
    nama_kadar_eod: text({ max: 60, label: 'field.kadar' }),
    qty: total(integer({}), 'sum'),
    berat: total(weight({}), 'sum'),
    berat_murni: total(weight({}), 'sum'),
    ...HARGA_RATA_COLUMNS,
    ...KEADAAN,
  },
  cancelled: DIBATALKAN,
  groupBy: ['kode_toko'],
  groupLabel: 'nama_toko',
  tiles: [
    { column: 'qty' },
    { column: 'berat' },
    { column: 'harga_gram', label: 'field.rata_rata_gram' },
    { column: 'harga_jual' },
  ],
  emptyText: 'laporan.penjualan_tidak_tersedia',
});
