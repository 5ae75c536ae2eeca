import { code, date, money, ref, text, weight } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';
import { PAJAK_COLUMNS } from '../../trade/harga/pajak.columns.ts';

/** Validated sales that were cancelled, by the day of the cancel: who, why, and who approved it. */
export const batalPenjualan = defineReport({
  key: 'batal-penjualan',
  page: '/laporan-batal-penjualan',
  aliases: ['/laporan-penjualan-batal'],
  menu: 'laporan',
  daily: true,
  filters: {
    ...PERIODE.filters,
    kode_sales: ref('sales', { all: true, label: 'laporan.sales' }),
    kode_group: ref('group', { all: true, label: 'laporan.group' }),
  },
  period: PERIODE.period,
  columns: {
    tgl_batal: date({}),
    no_faktur_group: total(code({}), 'distinct'),
    tgl: date({ label: 'field.tgl_jual' }),
    kode_sales: code({ label: 'laporan.sales' }),
    kode_barcode: total(code({}), 'count'),
    nama_barang: text({ max: 100 }),
    kode_group: code({ label: 'laporan.group' }),
    berat: total(weight({}), 'sum'),
    ...PAJAK_COLUMNS,
    harga_total: total(money({ label: 'laporan.jumlah' }), 'sum'),
    alasan_batal: text({ max: 200 }),
    batal_oleh: code({}),
    disetujui_oleh: code({}),
  },
  tiles: [
    { column: 'no_faktur_group', label: 'field.jumlah_nota' },
    { column: 'kode_barcode', label: 'field.jumlah_barang' },
    { column: 'berat' },
    { column: 'harga_total' },
  ],
  emptyText: 'laporan.tidak_tersedia',
});
