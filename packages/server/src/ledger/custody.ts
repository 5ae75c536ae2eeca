import type { Dec } from '@kilau/contract/core/dec.ts';
import type { Entry } from './entry.ts';

/**
 * Goods that are not the shop's, kept for somebody: so many of one purity. They are assets of their own, `JAMINAN:PCS`
 * and `JAMINAN:70`, so that no sum of the shop's gold has to leave them out.
 */
export interface Custody {
  readonly akun: 'JAMINAN';
  /** The paper for which they are kept. */
  readonly sub: string;
  /** Percent. */
  readonly kadar: Dec;
  readonly qty: Dec;
  /** Grams. */
  readonly berat: Dec;
}

const NOWHERE = { kode_gudang: '', kode_baki: '', kode_group: '', kode_dept: '', kode_barcode: '' } as const;

const linesOf = (
  { akun, kadar, qty, berat }: Custody,
  where: Pick<Entry, 'akun' | 'sub'>,
  sign: 1 | -1,
  kategori: string,
): Entry[] => [
  { ...NOWHERE, ...where, aset: `${akun}:PCS`, kategori, jumlah: qty.times(sign) },
  { ...NOWHERE, ...where, aset: `${akun}:${kadar.toString()}`, kategori, jumlah: berat.times(sign) },
];

/** Goods come into the shop's keeping (`+1`), or leave it; `luar` names where from or to. */
export const custodyEntries = (kept: Custody, sign: 1 | -1, luar: string, kategori: string): Entry[] => [
  ...linesOf(kept, kept, sign, kategori),
  ...linesOf(kept, { akun: 'LUAR', sub: luar }, sign === 1 ? -1 : 1, kategori),
];

/** Goods stay where they are, and are kept for another paper. */
export const custodyMove = (kept: Custody, sub: string, kategori: string): Entry[] => [
  ...linesOf(kept, kept, -1, kategori),
  ...linesOf(kept, { akun: kept.akun, sub }, 1, kategori),
];
