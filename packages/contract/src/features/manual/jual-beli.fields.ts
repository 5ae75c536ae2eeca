import { choice, code, integer, kadar, text, weight } from '../../core/field.ts';
import type { LineWords } from '../../core/kind.ts';
import { PELANGGAN_FIELDS } from '../../trade/pelanggan/pelanggan.fields.ts';
import { GERBANG_MANUAL } from './gerbang.ts';

/** The page where both kinds are validated exists with the module alone (specification, R047). */
export const VALIDASI_MANUAL = { page: '/validasi-jual-beli-manual', gate: 'MANUAL_ITEMS_TRANSACTION_MODULE' } as const;
export const TRANSAKSI_MANUAL = '/transaksi-jual-beli-manual';
/** Pieces and grams of one line. */
export const jumlahBarisFields = {
  qty: integer({ required: true, min: 1, max: 99_999 }),
  berat: weight({ required: true, min: 0.001 }),
} as const;

/** What both kinds keep of their head. */
export const kepalaFields = {
  jenis_pelanggan: choice(['MEMBER', 'NON MEMBER'], { required: true, optionLabel: 'penjualan.jenis_pelanggan' }),
  total_qty: integer({ required: true }),
  total_berat: weight({ required: true }),
} as const;

/** Who validated a document, for the lists. */
export const VALID_OLEH = { view: 'jual_beli_manual_valid', fields: { valid_oleh: code({}) } } as const;

/** What both kinds keep of a line: where it lies or will lie, and how much of what. */
export const barisFields = {
  kode_gudang: code({ required: true }),
  kode_baki: code({ required: true }),
  kode_group: code({ required: true }),
  kode_dept: code({ required: true }),
  kadar: kadar({ required: true }),
  ...jumlahBarisFields,
} as const;

/** What the answers of both kinds tell beside the columns of the head. */
export const NAMA_SALES = { nama_sales: text({ max: 60 }) } as const;

/** What both kinds tell of a line: group and type by their names too. */
export const KATA_BARIS = {
  also: { nama_group: text({ max: 60 }), nama_dept: text({ max: 60 }) },
  name: ['nama_dept', 'nama_group'],
  words: ['kode_group', 'kode_dept', 'kode_gudang', 'kode_baki'],
} as const satisfies Partial<LineWords>;
/** What both kinds are: where they stand, what they wait for, who trades, and what is added up over what is ticked. */
export const KERTAS_NIAGA_MANUAL = {
  names: { total: 'grand_total' },
  gate: GERBANG_MANUAL,
  menu: 'manual',
  states: {
    OPEN: { tone: 'waits', edit: true },
    DONE: { tone: 'stands' },
    CANC: { tone: 'gone' },
  },
  initial: 'OPEN',
  parts: { pelanggan: PELANGGAN_FIELDS },
  /** Its paper and its approvals stay readable. */
  counts: { barang: { min: 1, max: 100 } },
  prints: ['nota.pdf', 'nota.escpos', 'slip.pdf', 'slip.txt'],
  sums: ['total_qty', 'total_berat', 'total'],
  trade: { grams: 'total_berat' },
  filters: [],
} as const;
