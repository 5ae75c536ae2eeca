import { code, date, integer, money, text, weight } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';
import { PAJAK_COLUMNS } from '../../trade/harga/pajak.columns.ts';
import { BARIS_JUAL_BARANG, BARIS_JUAL_FILTERS, STATUS_KEMBALI_COLUMN } from './baris-jual.columns.ts';

/** Sold pieces that are set with stones: how many, of how many carats, worth what, and what the piece was sold for. */
export const penjualanBerlian = defineReport({
  key: 'penjualan-berlian',
  page: '/laporan-penjualan-berlian',
  menu: 'laporan',
  gate: 'BERLIAN_MODULE',
  filters: BARIS_JUAL_FILTERS,
  period: PERIODE.period,
  columns: {
    no_faktur_group: total(code({}), 'distinct'),
    nama: text({ max: 100, label: 'field.nama_pelanggan' }),
    tgl: date({}),
    kode_sales: code({ label: 'laporan.sales' }),
    ...BARIS_JUAL_BARANG,
    jumlah_batu: total(integer({ label: 'laporan.jumlah_batu' }), 'sum'),
    total_carat: total(weight({ label: 'field.carat' }), 'sum'),
    nilai_batu: total(money({}), 'sum'),
    harga_jual: total(money({}), 'sum'),
    ongkos: total(money({}), 'sum'),
    ...PAJAK_COLUMNS,
    harga_total: total(money({ label: 'laporan.jumlah' }), 'sum'),
    ...STATUS_KEMBALI_COLUMN,
  },
  cancelled: { by: 'status_kembali', is: 'Batal' },
  groupBy: ['no_faktur_group', 'tgl', 'kode_sales'],
  groupLabel: 'nama',
  tiles: [
    { column: 'no_faktur_group', label: 'field.jumlah_nota' },
    { column: 'kode_barcode', label: 'field.jumlah_barang' },
    { column: 'jumlah_batu' },
    { column: 'nilai_batu' },
    { column: 'harga_total' },
  ],
  emptyText: 'laporan.penjualan_tidak_tersedia',
});
