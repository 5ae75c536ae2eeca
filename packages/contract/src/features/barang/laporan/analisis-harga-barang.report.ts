import { choice, code, money, ref, text, weight } from '../../../core/field.ts';
import { defineReport, total } from '../../../core/report.ts';

/** What every piece in stock sells for today, dearest or cheapest first (specification, section 2). */
export const analisisHargaBarang = defineReport({
  key: 'analisis-harga-barang',
  page: '/laporan-analisis-harga-barang',
  menu: 'laporan',
  call: 'barang/laporan-analisis-harga-barang',
  filters: {
    kode_dept: ref('jenis', { all: true, label: 'laporan.jenis' }),
    sort_by: choice(['Harga Tertinggi', 'Harga Terendah'], {
      required: true,
      default: 'Harga Tertinggi',
      optionLabel: 'pilihan.urut_harga',
    }),
  },
  shopChooser: true,
  columns: {
    kode_barcode: total(code({}), 'count'),
    kode_group: code({ label: 'laporan.group' }),
    kode_dept: code({ label: 'laporan.jenis' }),
    kode_intern: text({ max: 40 }),
    nama_barang: text({ max: 100 }),
    berat: total(weight({}), 'sum'),
    harga_jual: total(money({}), 'sum'),
    harga_total: total(money({ label: 'field.harga_dengan_ongkos' }), 'sum'),
  },
  tiles: [
    { column: 'kode_barcode', label: 'field.jumlah_barang' },
    { column: 'berat' },
    { column: 'harga_jual' },
    { column: 'harga_total' },
  ],
  emptyText: 'laporan.barang_kosong',
});
