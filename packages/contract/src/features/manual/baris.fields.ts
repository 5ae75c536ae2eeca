import { code, integer, kadar, ref, text, weight } from '../../core/field.ts';

const GUDANG = { required: true, label: 'laporan.gudang' } as const;
const BAKI = { required: true, label: 'laporan.baki' } as const;
const GROUP = { required: true, label: 'laporan.group' } as const;
const DEPT = { required: true, label: 'laporan.jenis' } as const;

/** Most pieces of one line. */
const QTY_MAKS = 1_000_000;

/** What is entered: pieces that weigh something; their purity is the group's. */
export const masukManualFields = {
  kode_gudang: ref('gudang', GUDANG),
  kode_baki: ref('baki', { ...BAKI, where: { kode_gudang: 'kode_gudang' } }),
  kode_group: ref('group', GROUP),
  kode_dept: ref('jenis', DEPT),
  qty: integer({ required: true, min: 1, max: QTY_MAKS }),
  berat: weight({ required: true, min: 0.001 }),
} as const;

/**
 * So much of a stock row, where group and jenis stand for the barcode (domain guide §8.4). Grams may be left without
 * pieces and the other way round, so one of both may be 0. What lies there may leave, also out of a gudang, a tray or
 * of a group that is out of use: its codes name the row, no record of a master.
 */
export const barisManualFields = {
  kode_gudang: code(GUDANG),
  kode_baki: code(BAKI),
  kode_group: code(GROUP),
  kode_dept: code(DEPT),
  kadar: kadar({ required: true }),
  qty: integer({ required: true, min: 0, max: QTY_MAKS }),
  berat: weight({ required: true }),
} as const;

/** A line as it is kept: with what its type was called. */
export const barisTersimpanFields = {
  kode_gudang: barisManualFields.kode_gudang,
  kode_baki: barisManualFields.kode_baki,
  kode_group: barisManualFields.kode_group,
  kode_dept: barisManualFields.kode_dept,
  nama_dept: text({ required: true, max: 60 }),
  kadar: barisManualFields.kadar,
  qty: barisManualFields.qty,
  berat: barisManualFields.berat,
} as const;

/** What the lines of a paper come to. */
export const jumlahManualFields = { total_qty: integer({ required: true }), total_berat: weight({ required: true }) };
