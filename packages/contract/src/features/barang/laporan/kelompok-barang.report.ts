import { choice, integer, ref, text, weight } from '../../../core/field.ts';
import { defineReport, total } from '../../../core/report.ts';
import { RINGKASAN_STOK } from '../../../trade/barang/ringkasan-stok.ts';

/** The stock by name, or by name and size: the sizes of a name stand below it (specification, section 2). */
export const kelompokBarang = defineReport({
  key: 'kelompok-barang',
  page: '/laporan-kelompok-barang',
  menu: 'laporan',
  levelsWhen: RINGKASAN_STOK,
  call: 'reportbarang/kelompok-barang',
  filters: {
    kode_dept: ref('jenis', { all: true, label: 'laporan.jenis' }),
    group_by: choice(['NAMA BARANG', 'NAMA BARANG DAN SIZE'], {
      required: true,
      default: 'NAMA BARANG',
      optionLabel: 'pilihan.group_by',
    }),
  },
  columns: {
    nama_barang: text({ max: 100 }),
    size: text({ max: 20 }),
    berat: total(weight({}), 'sum'),
    jumlah: total(integer({ label: 'field.jumlah_pcs' }), 'sum'),
  },
  tiles: [{ column: 'berat' }, { column: 'jumlah', label: 'field.jumlah_barang' }],
  views: {
    by: 'group_by',
    of: {
      'NAMA BARANG': { columns: ['nama_barang', 'berat', 'jumlah'] },
      'NAMA BARANG DAN SIZE': { columns: ['nama_barang', 'size', 'berat', 'jumlah'], groupBy: ['nama_barang'] },
    },
  },
  emptyText: 'laporan.barang_kosong',
  foundText: 'laporan.kelompok_tersedia',
});
