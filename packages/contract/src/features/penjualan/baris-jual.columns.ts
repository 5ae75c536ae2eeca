import { choice, code, ref, text, weight } from '../../core/field.ts';
import { PERIODE, total } from '../../core/report.ts';

/**
 * What became of a sold piece (domain guide, appendix D); the column and the filter of every report on sold pieces. Its
 * first word says that the customer has it still, and is told so.
 */
const STATUS_KEMBALI = ['Tersedia', 'Buy Back', 'Batal', 'Tukar'] as const;
const KATA = { optionLabel: 'laporan.status_kembali' } as const;
export const STATUS_KEMBALI_COLUMN = { status_kembali: choice(STATUS_KEMBALI, KATA) } as const;

/** Filters of the reports on sold pieces. */
export const BARIS_JUAL_FILTERS = {
  ...PERIODE.filters,
  kode_sales: ref('sales', { all: true, label: 'laporan.sales' }),
  jenis_group: ref('jenis-group', { all: true }),
  kode_group: ref('group', { all: true, label: 'laporan.group' }),
  kode_dept: ref('jenis', { all: true, label: 'laporan.jenis' }),
  ...STATUS_KEMBALI_COLUMN,
  valid_by: ref('users', { all: 'ALL', only: { level: 'KASIR' } }),
} as const;

/** What a sold piece is. */
export const BARIS_JUAL_BARANG = {
  kode_barcode: total(code({}), 'count'),
  nama_barang: text({ max: 100 }),
  kode_group: code({ label: 'laporan.group' }),
  berat: total(weight({}), 'sum'),
} as const;

export const BARIS_JUAL_TILES = [
  { column: 'no_faktur_group', label: 'field.jumlah_nota' },
  { column: 'kode_barcode', label: 'field.jumlah_barang' },
  { column: 'berat' },
  { column: 'harga_gram', label: 'field.rata_rata_gram' },
  { column: 'harga_total' },
] as const;
