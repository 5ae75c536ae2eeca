import type { Shop } from '../../platform/shop.ts';

/**
 * The shops `t` of a report over shops: for head office all that this database keeps, for a branch itself. A shop with
 * an address and no day of its own lives on another server, which tells of it. Parameters
 * `$1` and `$2`, which {@link chainValues} gives; what a report reads of each is joined laterally, along the indexes
 * that begin with the shop.
 */
export const CHAIN_FROM = `toko t`;
export const CHAIN_WHERE = `(t.kode_toko = $1 or $2::boolean
  and (t.portal = '' or exists (select from hari_toko hari where hari.kode_toko = t.kode_toko)))`;
export const chainValues = ({ kode_toko, level }: Pick<Shop, 'kode_toko' | 'level'>): readonly unknown[] => [
  kode_toko,
  level === 'PUSAT',
];

/** Grams as fine gold, of rows with weight and purity: exact, to be told by `bulat`. @param b alias of the table. */
export const murniSql = (b: string): string => `sum(${b}.berat * ${b}.kadar / 100)`;

/**
 * The window `urut` by which `bulat` tells fine gold of each shop alone, so that head office is told of a shop what it
 * is told itself. @param by the order of a shop's rows, each in a place of its own.
 */
export const urutToko = (by: string, toko = 'kode_toko'): string =>
  `window urut as (partition by ${toko} order by ${by} rows unbounded preceding)`;

/**
 * The first bucket `e` of a shop's /master-kadar-eod that a purity is in, joined to rows `n` of shops `t`; and what a
 * row is called then, a purity outside all of them by itself.
 */
export const EMBER_JOIN = `left join lateral (
    select k.nama_kadar_eod, k.urutan, k.kadar_lapor from kadar_eod k
    where k.kode_toko = t.kode_toko and k.status_aktif and n.kadar between k.kadar_min and k.kadar_max
    order by k.urutan, k.kode_kadar_eod limit 1
  ) e on true`;
export const EMBER = `coalesce(e.nama_kadar_eod, trim_scale(n.kadar)::text) as nama_kadar_eod,
  coalesce(e.urutan, 0) as urutan`;
