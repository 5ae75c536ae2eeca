import { choice, code, integer, kadar, ref, weight } from '../../core/field.ts';
import { PERIODE, total } from '../../core/report.ts';

/** What the reports of the trade in manual items are narrowed by. */
export const JUAL_BELI_FILTERS = {
  ...PERIODE.filters,
  kode_sales: ref('sales', { all: true, label: 'laporan.sales' }),
  kode_group: ref('group', { all: true, label: 'laporan.group' }),
  kode_dept: ref('jenis', { all: true, label: 'laporan.jenis' }),
} as const;

/** What was sold or bought: goods of a tray, their pieces and grams. */
export const JUAL_BELI_BARANG = {
  kode_group: code({ label: 'laporan.group' }),
  kode_dept: code({ label: 'laporan.jenis' }),
  kadar: kadar({}),
  kode_baki: code({ label: 'laporan.baki' }),
  qty: total(integer({}), 'sum'),
  berat: total(weight({}), 'sum'),
} as const;

/** Whether it still stands. */
export const STATUS_JUAL_BELI = { status: choice(['DONE', 'CANC'], { optionLabel: 'pindah.status' }) } as const;
