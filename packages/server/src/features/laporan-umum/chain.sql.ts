import type { Shop } from '../../platform/shop.ts';

/**
 * The shops `t` of a report over shops: for head office all that this database keeps, for a branch itself. Parameters
 * `$1` and `$2`, which {@link chainValues} gives; what a report reads of each is joined laterally, along the indexes
 * that begin with the shop.
 */
export const CHAIN_FROM = `toko t`;
export const CHAIN_WHERE = `(t.kode_toko = $1 or $2::boolean)`;
export const chainValues = ({ kode_toko, level }: Pick<Shop, 'kode_toko' | 'level'>): readonly unknown[] => [
  kode_toko,
  level === 'PUSAT',
];

/** Grams as fine gold, of rows with weight and purity. @param b alias of the table. */
export const murniSql = (b: string): string => `sum(${b}.berat * ${b}.kadar / 100)::numeric(18,3)`;
