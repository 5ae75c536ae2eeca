import { LIST_KINDS, type Field, type Fields } from '@kilau/contract/core/field.ts';
import type { KindTable } from '@kilau/contract/core/kind.ts';
import { quoted, typeOf, type Params } from '../resource.sql.ts';

const valueOf = (field: Field, value: unknown): unknown => {
  if (value === undefined || value === null) return null;
  return LIST_KINDS.has(field.kind) ? JSON.stringify(value) : value;
};

/** A row by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>;

/** Places of the columns that every table of a kind begins with: shop, number, deed. */
export interface RowKey {
  readonly kode_toko: string;
  readonly nomor: string;
  readonly ke: string;
}

/**
 * An INSERT of rows into a table of a kind, to stand in one statement with others: `nomor` and `ke` may be columns of
 * `from`. Lines are numbered as they come.
 */
export function insertRows(
  { table, fields }: KindTable,
  key: RowKey,
  rows: readonly Row[],
  params: Params,
  numbered: boolean,
): string {
  const columns = Object.entries(fields);
  const names = columns.map(([name]) => quoted(name));
  const arrays = columns.map(([name, field]) => {
    const values = rows.map((row) => valueOf(field, row[name]));
    return `${params.add(values)}::${typeOf(field)}[]`;
  });
  const place = numbered ? { into: ', baris', value: ', r.n' } : { into: '', value: '' };
  return `insert into ${quoted(table)} (kode_toko, nomor, ke${place.into}${names.map((name) => `, ${name}`).join('')})
    select ${key.kode_toko}, ${key.nomor}, ${key.ke}${place.value}${names.map((name) => `, r.${name}`).join('')}
    from unnest(${arrays.join(', ')}) with ordinality as r(${[...names, 'n'].join(', ')})`;
}

/** The select list of a table of a kind. */
export const columnsOf = (alias: string, fields: Fields): string =>
  Object.keys(fields)
    .map((name) => `${alias}.${quoted(name)}`)
    .join(', ');

/** Joins what is worked out of rows of a table of a kind, as `{alias}h`. */
export const derivedJoin = (alias: string, { derived }: KindTable, keys: readonly string[]): string =>
  derived
    ? ` left join ${quoted(derived.view)} ${alias}h on ${keys.map((key) => `${alias}h.${key} = ${alias}.${key}`).join(' and ')}`
    : '';

/** The select list of rows of a table `alias` as they are read. */
export const readColumns = (alias: string, { fields, derived }: KindTable): string =>
  [columnsOf(alias, fields), ...(derived ? [columnsOf(`${alias}h`, derived.fields)] : [])].join(', ');

/** Joins the head columns of a kind's own to its heads `d`, as `k`: those of the deed whose content stands. */
export const storedJoin = (stored: KindTable): string =>
  `join ${quoted(stored.table)} k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi${derivedJoin(
    'k',
    stored,
    ['kode_toko', 'nomor', 'ke'],
  )}`;
