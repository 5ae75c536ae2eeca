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

/** A column of rows that are inserted: its name, the type of its values, and those, row by row. */
export interface InsertColumn {
  readonly name: string;
  readonly type: string;
  readonly values: readonly unknown[];
}

/**
 * So many rows go value by value: each column that is unfolded costs a function call with a table of its own, which is
 * most of the work for few rows. More rows are unfolded, so that a statement has few texts, each of which is a plan.
 */
const MOST_BY_VALUE = 2;

/**
 * An INSERT of rows, to stand in one statement with others.
 * @param key columns that are the same in all rows, by name, with their places.
 * @param numbered whether a column `baris` numbers them as they come.
 */
export function insertSql(
  table: string,
  key: Readonly<Record<string, string>>,
  columns: readonly InsertColumn[],
  params: Params,
  numbered: boolean,
): string {
  const banyak = columns[0]?.values.length ?? 0;
  const names = columns.map(({ name }) => name);
  const into = `insert into ${table} (${[...Object.keys(key), ...(numbered ? ['baris'] : []), ...names].join(', ')})`;
  const places = Object.values(key);
  if (banyak <= MOST_BY_VALUE) {
    const rows = Array.from({ length: banyak }, (_, index) => [
      ...places,
      ...(numbered ? [String(index + 1)] : []),
      ...columns.map(({ type, values }) => `${params.add(values[index])}::${type}`),
    ]);
    return `${into} values ${rows.map((row) => `(${row.join(', ')})`).join(', ')}`;
  }
  const arrays = columns.map(({ type, values }) => `${params.add(values)}::${type}[]`);
  return `${into}
    select ${[...places, ...(numbered ? ['r.n'] : []), ...names.map((name) => `r.${name}`)].join(', ')}
    from unnest(${arrays.join(', ')}) with ordinality as r(${[...names, 'n'].join(', ')})`;
}

/** An INSERT of rows into a table of a kind. Lines are numbered as they come. */
export const insertRows = (
  { table, fields }: KindTable,
  { kode_toko, nomor, ke }: RowKey,
  rows: readonly Row[],
  params: Params,
  numbered: boolean,
): string =>
  insertSql(
    quoted(table),
    { kode_toko, nomor, ke },
    Object.entries(fields).map(([name, field]) => ({
      name: quoted(name),
      type: typeOf(field),
      values: rows.map((row) => valueOf(field, row[name])),
    })),
    params,
    numbered,
  );

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
