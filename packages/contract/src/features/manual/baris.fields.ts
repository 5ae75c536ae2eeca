import { Dec, type DecInput } from '../../core/dec.ts';
import { integer, kadar, ref, weight } from '../../core/field.ts';

/** Where manual items lie and what they are: group and jenis stand for the barcode (domain guide §8.4). */
export const LETAK_MANUAL = {
  kode_gudang: ref('gudang', { required: true, label: 'laporan.gudang' }),
  kode_baki: ref('baki', { required: true, label: 'laporan.baki', where: { kode_gudang: 'kode_gudang' } }),
  kode_group: ref('group', { required: true, label: 'laporan.group' }),
  kode_dept: ref('jenis', { required: true, label: 'laporan.jenis' }),
} as const;

/** Most pieces of one line. */
const QTY_MAKS = 1_000_000;

/** What is entered: pieces that weigh something; their purity is the group's. */
export const masukManualFields = {
  ...LETAK_MANUAL,
  qty: integer({ required: true, min: 1, max: QTY_MAKS }),
  berat: weight({ required: true, min: 0.001 }),
} as const;

/** So much of a stock row. Grams may be left without pieces and the other way round, so one of both may be 0. */
export const ambilManualFields = {
  ...LETAK_MANUAL,
  kadar: kadar({ required: true }),
  qty: integer({ required: true, min: 0, max: QTY_MAKS }),
  berat: weight({ required: true }),
} as const;

/** A line as a page or the server holds it. */
export interface BarisAmbil {
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly kadar: DecInput;
  readonly qty: number;
  readonly berat: DecInput;
}

/** A line in words that are the same whoever writes its numbers how: what an approval is bound to. */
export const tulisBaris = ({
  kode_gudang,
  kode_baki,
  kode_group,
  kode_dept,
  kadar: purity,
  qty,
  berat,
}: BarisAmbil): string =>
  `${kode_gudang}/${kode_baki}/${kode_group}/${kode_dept}/${Dec.from(purity).toString()}: ${qty} pcs ${Dec.from(berat).toString()} gr`;
