import { code, date, integer, kadar, text, weight } from '../../core/field.ts';
import { KEADAAN, PERIODE, total } from '../../core/report.ts';
import { SARING_STOK } from '../../trade/barang/ringkasan-stok.ts';
import { GERBANG_MANUAL } from './gerbang.ts';

/** Filters of the reports on the stock of manual items. */
export const STOK_MANUAL_FILTERS = { ...PERIODE.filters, ...SARING_STOK } as const;

/** Place, gate and filters of every report of papers of the stock. */
export const LAPORAN_STOK_MANUAL = {
  menu: 'laporan',
  gate: GERBANG_MANUAL,
  filters: STOK_MANUAL_FILTERS,
  period: PERIODE.period,
} as const;

/** The figures above it: papers, pieces, grams. */
export const tilesStokManual = <const Nomor extends string>(nomor: Nomor) =>
  [{ column: nomor, label: 'field.jumlah_dokumen' }, { column: 'qty' }, { column: 'berat' }] as const;

/** What was moved, with its amounts. */
export const BARIS_MANUAL_COLUMNS = {
  kode_group: code({ label: 'laporan.group' }),
  kode_dept: code({ label: 'laporan.jenis' }),
  nama_dept: text({ max: 60 }),
  kadar: kadar({}),
  qty: total(integer({}), 'sum'),
  berat: total(weight({}), 'sum'),
} as const;

/** Whether a document stands, and when it was taken back. */
export const STATUS_MANUAL_COLUMNS = {
  ...KEADAAN,
  tgl_batal: date({}),
} as const;
