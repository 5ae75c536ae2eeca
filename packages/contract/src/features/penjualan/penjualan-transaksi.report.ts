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
 * Every validated sale, piece by piece below its invoice. A sale that was cancelled later stays on its own day with the
 * status Batal, so that the gross of a closed day never changes; totals are net of it, and the cancel is in
 * laporan-batal-penjualan on the day it was made.
 */
export const penjualanTransaksi = defineReport({
  key: 'penjualan-transaksi',
  page: '/laporan-penjualan-transaksi',
  aliases: ['/laporan-transaksi-penjualan'],
  menu: 'laporan',
  daily: true,
  filters: BARIS_JUAL_FILTERS,
  period: PERIODE.period,
  columns: {
    no_faktur_group: total(code({}), 'distinct'),
    nama: text({ max: 100, label: 'field.nama_pelanggan' }),
    tgl: date({}),
    kode_sales: code({ label: 'laporan.sales' }),
    ...BARIS_JUAL_BARANG,
    ...HARGA_RATA_COLUMNS,
    ongkos: total(money({}), 'sum'),
    harga_atribut: total(money({}), 'sum'),
    diskon: total(money({}), 'sum'),
    ...PAJAK_COLUMNS,
    harga_total: total(money({ label: 'laporan.jumlah' }), 'sum'),
    ...STATUS_KEMBALI_COLUMN,
    valid_oleh: code({ label: 'field.valid_by' }),
  },
  cancelled: { by: 'status_kembali', is: 'Batal' },
  groupBy: ['no_faktur_group', 'tgl', 'kode_sales'],
  groupLabel: 'nama',
  tiles: BARIS_JUAL_TILES,
  emptyText: 'laporan.penjualan_tidak_tersedia',
});
