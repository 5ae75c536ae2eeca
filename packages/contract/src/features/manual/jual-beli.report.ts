import { choice, code, integer, kadar, ref, text, weight } from '../../core/field.ts';
import { PERIODE, total } from '../../core/report.ts';
import { GERBANG_MANUAL } from './gerbang.ts';

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

/** Who took it back, why, and who approved it. */
export const BATAL_JUAL_BELI = {
  alasan_batal: text({ max: 200 }),
  batal_oleh: code({}),
  disetujui_oleh: code({}),
} as const;

/** Place, gate and filters of every report of the trade in manual items. */
export const LAPORAN_JUAL_BELI = {
  menu: 'laporan',
  gate: GERBANG_MANUAL,
  filters: JUAL_BELI_FILTERS,
  period: PERIODE.period,
} as const;

/** The figures above it: papers, pieces, grams and rupiah. */
export const tilesJualBeli = <const Nomor extends string, const Jumlah extends string>(nomor: Nomor, jumlah: Jumlah) =>
  [{ column: nomor, label: 'field.jumlah_nota' }, { column: 'qty' }, { column: 'berat' }, { column: jumlah }] as const;
