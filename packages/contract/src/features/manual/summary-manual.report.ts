import { code, text } from '../../core/field.ts';
import { defineReport, PERIODE } from '../../core/report.ts';
import { gerakStok, RINGKASAN_STOK, TILES_STOK } from '../../trade/barang/ringkasan-stok.ts';
import { GERBANG_MANUAL } from './gerbang.ts';
import { STOK_MANUAL_FILTERS } from './stok.report.ts';

/** akhir = awal + tambah + masuk + beli − jual − keluar − hancur (domain guide §8.1). */
const GERAK = gerakStok(['awal', 'tambah', 'masuk', 'keluar', 'beli', 'jual', 'hancur', 'akhir']);
/** Their names, in the order of the columns. */
export const GERAK_MANUAL = Object.keys(GERAK) as (keyof typeof GERAK)[];

/** The stock of manual items over some days: what there was, what came and went, what there is. */
export const summaryManual = defineReport({
  key: 'summary-barang-manual',
  page: '/laporan-summary-barang-manual',
  menu: 'laporan',
  gate: GERBANG_MANUAL,
  levelsWhen: RINGKASAN_STOK,
  filters: STOK_MANUAL_FILTERS,
  period: PERIODE.period,
  columns: {
    kode_gudang: code({ label: 'laporan.gudang' }),
    kode_baki: code({ label: 'laporan.baki' }),
    kode_dept: code({ label: 'laporan.jenis' }),
    nama_dept: text({ max: 60 }),
    ...GERAK,
  },
  groupBy: ['kode_gudang', 'kode_baki'],
  tiles: TILES_STOK,
  emptyText: 'laporan.barang_kosong',
});
