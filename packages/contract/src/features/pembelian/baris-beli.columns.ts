import { code, kadar, money, percent, ref, text, weight } from '../../core/field.ts';
import { PERIODE, total } from '../../core/report.ts';

/** Filters of the reports on what was bought back. */
export const BARIS_BELI_FILTERS = {
  ...PERIODE.filters,
  kode_sales: ref('sales', { all: true, label: 'laporan.sales' }),
  kode_group: ref('group', { all: true, label: 'laporan.group' }),
  kode_dept: ref('jenis', { all: true, label: 'laporan.jenis' }),
  kondisi: ref('kondisi-pembelian', { all: true, label: 'field.kondisi_barang' }),
  valid_by: ref('users', { all: 'ALL', only: { level: 'KASIR' } }),
} as const;

/** What a bought piece is, and the nota that it came with. */
export const BARIS_BELI_BARANG = {
  kode_barcode: total(code({}), 'count'),
  nama_barang: text({ max: 100 }),
  no_faktur: code({}),
  kode_group: code({ label: 'laporan.group' }),
  kondisi_barang: code({}),
  kadar: kadar({}),
} as const;

/**
 * What it weighed and cost then and now. The price per gram of many is what was paid over what they weigh; the
 * difference is what the customer lost against the nota (domain guide §3.5).
 */
export const BARIS_BELI_ANGKA = {
  berat_nota: total(weight({}), 'sum'),
  berat: total(weight({}), 'sum'),
  susut: total(weight({}), 'sum'),
  harga_nota: total(money({}), 'sum'),
  harga_beli: total(money({}), 'sum'),
  harga_rata: total(money({ label: 'laporan.harga_gram' }), { ratio: ['harga_beli', 'berat'] }),
  selisih: total(money({}), 'sum'),
  selisih_persen: percent({}),
} as const;

/** Whether the purchase still stands; one that was cancelled later stays on its own day, outside the totals. */

export const BARIS_BELI_TILES = [
  { column: 'no_faktur_group', label: 'field.jumlah_nota' },
  { column: 'kode_barcode', label: 'field.jumlah_barang' },
  { column: 'berat' },
  { column: 'harga_rata', label: 'field.rata_rata_gram' },
  { column: 'harga_beli' },
] as const;
