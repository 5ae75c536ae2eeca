import { code, date, integer, kadar, ref, text, weight } from '../../core/field.ts';
import { PERIODE, total } from '../../core/report.ts';

/** Filters of the reports on the stock of manual items. */
export const STOK_MANUAL_FILTERS = {
  ...PERIODE.filters,
  kode_gudang: ref('gudang', { all: true, label: 'laporan.gudang' }),
  kode_baki: ref('baki', { all: true, label: 'laporan.baki', where: { kode_gudang: 'kode_gudang' } }),
  kode_group: ref('group', { all: true, label: 'laporan.group' }),
  kode_dept: ref('jenis', { all: true, label: 'laporan.jenis' }),
} as const;

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
export const STATUS_MANUAL_COLUMNS = { status: code({}), tgl_batal: date({}) } as const;
