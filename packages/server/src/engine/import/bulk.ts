import { Dec } from '@kilau/contract/core/dec.ts';
import { LIST_KINDS, type Field } from '@kilau/contract/core/field.ts';
import { auditAll } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { uuidv7 } from '../../platform/id.ts';
import type { Row } from '../resource.hooks.ts';
import { Params, quoted, scope, typeOf, type Master } from '../resource.sql.ts';
import { entryOf } from '../resource.write.ts';
import type { Item } from './item.ts';

/** A row of the file, and what is stored of it. */
export interface Prepared {
  readonly item: Item;
  readonly row: Row;
}

/** What an empty value becomes, by column: its default, in SQL. */
export type Defaults = ReadonlyMap<string, string>;

/** The defaults of the master's columns, which `unnest` has no word for. */
export async function defaultsOf(tx: Tx, { resource }: Master): Promise<Defaults> {
  const rows = await tx.query<{ name: string; sql: string }>(
    `select a.attname as name, pg_get_expr(d.adbin, d.adrelid) as sql from pg_attrdef d
      join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
     where d.adrelid = to_regclass($1) and a.attgenerated = ''`,
    [quoted(resource.table)],
  );
  return new Map(rows.map(({ name, sql }) => [name, sql]));
}

function sent(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (LIST_KINDS.has(field.kind)) return JSON.stringify(value);
  return value instanceof Dec ? value.toString() : value;
}

/** Columns of many rows at once: what to select of them, and the arrays to unnest. */
class Columns {
  readonly names: readonly string[];
  readonly arrays: string[];
  readonly #fields: ReadonlyMap<string, Field>;
  readonly #defaults: Defaults;

  constructor({ stored }: Master, defaults: Defaults, rows: readonly Row[], params: Params) {
    this.#fields = stored;
    this.#defaults = defaults;
    this.names = [...stored.keys()].filter((name) => rows[0]?.[name] !== undefined);
    this.arrays = this.names.map((name) => {
      const field = this.#field(name);
      return `${params.add(rows.map((row) => sent(field, row[name])))}::${typeOf(field)}[]`;
    });
  }

  #field(name: string): Field {
    const field = this.#fields.get(name);
    if (!field) throw new Error(`no column ${name}`);
    return field;
  }

  /** The value of a column in a row `r`, as a single INSERT would store it. */
  value = (name: string): string => {
    const fallback = this.#defaults.get(name);
    return fallback === undefined ? `r.${quoted(name)}` : `coalesce(r.${quoted(name)}, ${fallback})`;
  };
}

async function insertAll(
  tx: Tx,
  context: Context,
  master: Master,
  defaults: Defaults,
  rows: readonly Row[],
): Promise<void> {
  const params = new Params();
  const columns = new Columns(master, defaults, rows, params);
  const user = params.add(context.actor.user_id);
  const now = params.add(context.now());
  const own: readonly (readonly [string, string])[] = [
    ...(master.resource.global ? [] : [['kode_toko', params.add(context.shop.kode_toko)] as const]),
    ['dibuat_oleh', user],
    ['diubah_oleh', user],
    ['dibuat_pada', now],
    ['diubah_pada', now],
  ];
  const names = columns.names.map(quoted);
  await tx.query(
    `insert into ${quoted(master.resource.table)} (${[...names, ...own.map(([name]) => name)].join(', ')})
     select ${[...columns.names.map(columns.value), ...own.map(([, place]) => place)].join(', ')}
     from unnest(${columns.arrays.join(', ')}) as r(${names.join(', ')})`,
    params.values,
  );
}

/** Changes rows that differ in the same columns. */
async function updateAll(
  tx: Tx,
  context: Context,
  master: Master,
  defaults: Defaults,
  codes: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  const params = new Params();
  const columns = new Columns(master, defaults, rows, params);
  const sets = columns.names.map((name) => `${quoted(name)} = ${columns.value(name)}`);
  sets.push(`diubah_oleh = ${params.add(context.actor.user_id)}`, `diubah_pada = ${params.add(context.now())}`);
  const arrays = [`${params.add(codes)}::text[]`, ...columns.arrays];
  await tx.query(
    `update ${quoted(master.resource.table)} t set ${sets.join(', ')}
     from unnest(${arrays.join(', ')}) as r(${['"~kode"', ...columns.names.map(quoted)].join(', ')})
     where ${scope(master, context, params)} and ${master.id} = r."~kode"`,
    params.values,
  );
}

async function readBack(
  tx: Tx,
  context: Context,
  master: Master,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Row>> {
  const params = new Params();
  const where = `${scope(master, context, params)} and ${master.id} = any(${params.add(codes)}::text[])`;
  const rows = await tx.query<Record<string, unknown>>(
    `select ${master.select} from ${master.from} where ${where}`,
    params.values,
  );
  return new Map(rows.map((row) => [String(row[master.resource.id]), row]));
}

/**
 * Writes many rows, new ones or changes of the same columns: as by hand, with an audit of each and the hook after each,
 * in one statement each instead of one per row.
 */
export async function writeAll(
  tx: Tx,
  context: Context,
  master: Master,
  defaults: Defaults,
  group: readonly Prepared[],
): Promise<void> {
  const { resource, hooks } = master;
  const isNew = group[0]?.item.deed === 'baru';
  const rows = group.map(({ row }) =>
    isNew && resource.generatedId ? { ...row, [resource.id]: uuidv7(context.now()) } : row,
  );
  const codes = group.map(({ item: { before } }, index) => String((before ?? rows[index])?.[resource.id]));
  if (isNew) await insertAll(tx, context, master, defaults, rows);
  else await updateAll(tx, context, master, defaults, codes, rows);
  const written = await readBack(tx, context, master, codes);
  const deeds = group.map(({ item: { before } }, index) => {
    const kode = codes[index] ?? '';
    return { aksi: isNew ? 'TAMBAH' : 'UBAH', kode, before, after: written.get(kode) } as const;
  });
  await auditAll(
    tx,
    context,
    deeds.map(({ aksi, kode, before, after }) => entryOf(master, aksi, kode, before, after)),
  );
  if (!hooks.afterWrite) return;
  for (const [index, deed] of deeds.entries()) {
    try {
      await hooks.afterWrite(tx, context, deed);
    } catch (error) {
      group[index]?.item.refuseFor(error);
    }
  }
}
