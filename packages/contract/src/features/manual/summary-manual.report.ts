import { code, integer, text, weight } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';
import { RINGKASAN_STOK } from '../barang/api.ts';
import { GERBANG_MANUAL } from './gerbang.ts';
import { STOK_MANUAL_FILTERS } from './stok.report.ts';

const PCS = total(integer({}), 'sum');
const GRAM = total(weight({}), 'sum');

/** Pieces and grams of every kind of move, in pairs: akhir = awal + tambah + masuk + beli − jual − keluar − hancur (domain guide §8.1). */
const GERAK = {
  stock_awal: PCS, gram_awal: GRAM,
  stock_tambah: PCS, gram_tambah: GRAM,
  stock_masuk: PCS, gram_masuk: GRAM,
  stock_keluar: PCS, gram_keluar: GRAM,
  stock_beli: PCS, gram_beli: GRAM,
  stock_jual: PCS, gram_jual: GRAM,
  stock_hancur: PCS, gram_hancur: GRAM,
  stock_akhir: PCS, gram_akhir: GRAM,
} as const;
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
  tiles: [{ column: 'stock_awal' }, { column: 'gram_awal' }, { column: 'stock_jual' }, { column: 'gram_jual' }, { column: 'stock_akhir' }, { column: 'gram_akhir' }],
  emptyText: 'laporan.barang_kosong',
});
