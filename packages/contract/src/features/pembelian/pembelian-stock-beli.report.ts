import { code, date, kadar, money, ref, text, weight } from '../../core/field.ts';
import { defineReport, total } from '../../core/report.ts';

/** What lies bought back and not yet sorted, now. */
export const pembelianStockBeli = defineReport({
  key: 'pembelian-stock-beli',
  page: '/laporan-pembelian-stock-beli',
  aliases: ['/laporan-stock-beli'],
  menu: 'laporan',
  filters: {
    kode_group: ref('group', { all: true, label: 'laporan.group' }),
    kode_dept: ref('jenis', { all: true, label: 'laporan.jenis' }),
    kondisi: ref('kondisi-pembelian', { all: true, label: 'field.kondisi_barang' }),
  },
  columns: {
    kode_group: code({ label: 'laporan.group' }),
    nama_group: text({ max: 60 }),
    kode_barcode: total(code({}), 'count'),
    nama_barang: text({ max: 100 }),
    kode_dept: code({ label: 'laporan.jenis' }),
    kode_baki: code({}),
    kondisi_barang: code({}),
    kadar: kadar({}),
    berat: total(weight({}), 'sum'),
    harga_beli: total(money({}), 'sum'),
    harga_rata: total(money({ label: 'laporan.harga_gram' }), { ratio: ['harga_beli', 'berat'] }),
    no_faktur_group: code({}),
    tgl: date({ label: 'field.tgl_beli' }),
  },
  groupBy: ['kode_group'],
  groupLabel: 'nama_group',
  tiles: [
    { column: 'kode_barcode', label: 'field.jumlah_barang' },
    { column: 'berat' },
    { column: 'harga_rata', label: 'field.rata_rata_gram' },
    { column: 'harga_beli' },
  ],
  emptyText: 'laporan.tidak_tersedia',
});
