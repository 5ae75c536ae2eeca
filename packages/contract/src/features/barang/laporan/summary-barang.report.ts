import { choice, date } from '../../../core/field.ts';
import { defineReport, PERIODE } from '../../../core/report.ts';
import { gerakStok, RINGKASAN_STOK, SARING_STOK, TILES_STOK } from '../../../trade/barang/ringkasan-stok.ts';
import { TEMPAT_KELAS_COLUMNS } from './tempat-kelas.columns.ts';

/** Closing = opening + tambah + masuk − keluar − jual − hancur. */
const GERAK = gerakStok(['awal', 'tambah', 'masuk', 'keluar', 'jual', 'hancur', 'akhir']);
/** Their names, in the order of the columns. */
export const GERAK_STOK = Object.keys(GERAK) as (keyof typeof GERAK)[];

const FILTERS = {
  tampilan: choice(['BAKI', 'GROUP', 'JENIS', 'DETAIL'], {
    required: true,
    default: 'BAKI',
    optionLabel: 'pilihan.tampilan',
  }),
  ...SARING_STOK,
};

const COLUMNS = {
  ...TEMPAT_KELAS_COLUMNS,
  ...GERAK,
} as const;

/** What both summaries share: the same columns, looked at by tray, group, type, or all of these at once. */
const SUMMARY = {
  menu: 'laporan',
  levelsWhen: RINGKASAN_STOK,
  columns: COLUMNS,
  tiles: TILES_STOK,
  views: {
    by: 'tampilan',
    of: {
      BAKI: { columns: ['kode_gudang', 'kode_baki', 'nama_baki', ...GERAK_STOK], groupBy: ['kode_gudang'] },
      GROUP: { columns: ['kode_group', 'nama_group', ...GERAK_STOK] },
      JENIS: { columns: ['kode_dept', 'nama_dept', ...GERAK_STOK] },
      DETAIL: {
        columns: ['kode_gudang', 'kode_baki', 'kode_group', 'kode_dept', ...GERAK_STOK],
        groupBy: ['kode_gudang', 'kode_baki'],
      },
    },
  },
  emptyText: 'laporan.barang_kosong',
} as const;

/** The stock of one day: what there was in the morning, what came and went, what there is (domain guide §8.1). */
export const summaryBarang = defineReport({
  ...SUMMARY,
  key: 'summary-barang',
  page: '/laporan-summary-barang',
  aliases: ['/laporan-barang-summary'],
  filters: { tgl: date({ required: true, default: 'today' }), ...FILTERS },
  period: ['tgl', 'tgl'],
});

/** The same over any range of days. */
export const summaryBarangPeriode = defineReport({
  ...SUMMARY,
  key: 'summary-barang-periode',
  page: '/laporan-summary-barang-periode',
  aliases: ['/laporan-barang-summary-periode'],
  filters: { ...PERIODE.filters, ...FILTERS },
  period: PERIODE.period,
});
