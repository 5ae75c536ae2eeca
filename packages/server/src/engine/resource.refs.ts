import type { Fields, LinesField, RefField } from '@kilau/contract/core/field.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { Resource } from '@kilau/contract/core/resource.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { kinds, resourceOf, resources } from '@kilau/contract/registry.ts';
import type { Context } from '../platform/context.ts';
import type { Sql, Tx } from '../platform/database/tx.ts';
import { column, ownShop, Params, prepareMaster, quoted, type Master } from './resource.sql.ts';

type Values = Readonly<Record<string, unknown>>;

/** A record whose references are looked at: what of it is new, and the whole of it as it will be. */
export interface Referring {
  readonly changes: Values;
  /** For references that depend on another field. */
  readonly record: Values;
  /** Records that will stand before this one is written: rows of the same import. Keyed by master and code. */
  readonly earlier?: (key: string, code: string) => Values | undefined;
}

/** One code that must name an active record. */
interface Ask {
  readonly from: number;
  readonly at: string;
  readonly field: Pick<RefField, 'to' | 'where'>;
  readonly code: string;
  readonly record: Values;
}

const isFilled = (value: unknown): boolean => value !== null && value !== undefined;

function asksInLines(from: number, name: string, { fields }: LinesField, rows: readonly Values[]): Ask[] {
  return rows.flatMap((record, index) =>
    Object.entries(record).flatMap(([part, value]): Ask[] => {
      const field = fields[part];
      if (field?.kind === 'lines') {
        return asksInLines(from, `${name}.${index}.${part}`, field, (value ?? []) as readonly Values[]);
      }
      return field?.kind === 'ref' && !field.byFeature && isFilled(value)
        ? [{ from, at: `${name}.${index}.${part}`, field, code: String(value), record }]
        : [];
    }),
  );
}

function asksOf(fields: Fields, { changes, record }: Referring, from: number): Ask[] {
  return Object.entries(changes).flatMap(([name, value]): Ask[] => {
    const field = fields[name];
    if (!field || !isFilled(value)) return [];
    if (field.kind === 'ref') return field.byFeature ? [] : [{ from, at: name, field, code: String(value), record }];
    if (field.kind === 'refs') {
      return (value as readonly string[]).map((code, index) => ({
        from,
        at: `${name}.${index}`,
        field: { to: field.to },
        code,
        record: {},
      }));
    }
    return field.kind === 'lines' ? asksInLines(from, name, field, value as readonly Values[]) : [];
  });
}

const equal = (a: unknown, b: unknown): boolean => isFilled(a) && isFilled(b) && String(a) === String(b);

/** Whether a record holds the values that a reference asks for. */
const fits = (theirs: Values | undefined, { field, record }: Ask): boolean =>
  theirs !== undefined && Object.entries(field.where ?? {}).every(([their, our]) => equal(theirs[their], record[our]));

const masters = new Map<string, Master>();

function masterOf(key: string): Master {
  const known = masters.get(key);
  if (known) return known;
  const target = resourceOf(key);
  if (!target) throw new Error(`no resource ${key}`);
  const master = prepareMaster(target);
  masters.set(key, master);
  return master;
}

/** What records that were named are called, by master and code: {@link nameOf}. */
export type Named = Map<string, string>;

const nameKey = (to: string, code: string): string => `${to} ${code}`;

/** What a record is called that a reference was checked to name; nothing of one that was not. */
export const nameOf = (named: ReadonlyMap<string, string> | undefined, to: string, code: string): string | undefined =>
  named?.get(nameKey(to, code));

/** Active records by code, with their names and the fields that references depend on, as they stay until commit. */
async function standing(
  tx: Tx,
  context: Pick<Context, 'shop'>,
  key: string,
  asks: readonly Ask[],
): Promise<ReadonlyMap<string, Values>> {
  const master = masterOf(key);
  const params = new Params();
  const { name } = master.resource;
  const more = new Set([name, ...asks.flatMap(({ field }) => Object.keys(field.where ?? {}))]);
  const where = [
    ...ownShop(master, context, params),
    't.status_aktif',
    `${master.id} = any(${params.add([...new Set(asks.map(({ code }) => code))])}::text[])`,
  ];
  const rows = await tx.query<Record<string, unknown>>(
    `select ${[`${master.id} as "~id"`, ...[...more].map(column)].join(', ')} from ${master.from}
      where ${where.join(' and ')} for share`,
    params.values,
  );
  return new Map(rows.map((row) => [String(row['~id']), row]));
}

/**
 * For each of the records, what of it names no active record of the right master, by its place; one question per master
 * asked.
 * @param named gets what those are called that stand.
 */
export async function brokenRefs(
  tx: Tx,
  context: Pick<Context, 'shop'>,
  fields: Fields,
  rows: readonly Referring[],
  named?: Named,
): Promise<ReadonlyMap<number, Readonly<Record<string, RuleBreak>>>> {
  const asks = rows.flatMap((row, index) => asksOf(fields, row, index));
  const breaks = new Map<number, Record<string, RuleBreak>>();
  for (const key of new Set(asks.map(({ field }) => field.to))) {
    const ofMaster = asks.filter(({ field }) => field.to === key);
    const found = await standing(tx, context, key, ofMaster);
    for (const [code, record] of found) named?.set(nameKey(key, code), String(record[masterOf(key).resource.name]));
    for (const ask of ofMaster) {
      if (fits(found.get(ask.code) ?? rows[ask.from]?.earlier?.(key, ask.code), ask)) continue;
      const own = breaks.get(ask.from) ?? {};
      breaks.set(ask.from, { ...own, [ask.at]: { rule: 'rujukan_tidak_ada', params: { kode: ask.code } } });
    }
  }
  return breaks;
}

/**
 * Checks that every code in `changes` names an active record of the right master.
 * @param record the whole record as it will be.
 * @throws Problem `rujukan_tidak_ada` at the fields that name nothing.
 */
export async function assertRefs(
  tx: Tx,
  context: Context,
  fields: Fields,
  changes: Values,
  record = changes,
): Promise<void> {
  const broken = (await brokenRefs(tx, context, fields, [{ changes, record }])).get(0);
  const [first] = Object.values(broken ?? {});
  if (broken && first) throw new Problem('rujukan_tidak_ada', { kode: String(first.params?.['kode']) }, broken);
}

/** Columns of lists in which codes of the master may stand: `refs`, and `lines` with a `ref` among their fields. */
function listPlaces(
  key: string,
): { readonly table: string; readonly sql: (column: string, code: string) => string; readonly column: string }[] {
  return resources.flatMap(({ table, fields }) =>
    Object.entries(fields).flatMap(([name, field]) => {
      if (field.kind === 'refs' && field.to === key) {
        return [
          { table, column: name, sql: (place: string, code: string) => `${place} @> to_jsonb(array[${code}::text])` },
        ];
      }
      if (field.kind !== 'lines') return [];
      return Object.entries(field.fields).flatMap(([part, inner]) =>
        inner.kind === 'ref' && inner.to === key
          ? [
              {
                table,
                column: name,
                sql: (place: string, code: string) =>
                  `${place} @> jsonb_build_array(jsonb_build_object('${part}', ${code}::text))`,
              },
            ]
          : [],
      );
    }),
  );
}

/** Every field of the program that holds codes of the master. */
function refNames(key: string): readonly string[] {
  const sets: Fields[] = [
    ...resources.map((resource) => resource.fields),
    ...kinds.flatMap(({ header, parts, rows }) => [header, ...Object.values(parts), ...Object.values(rows)]),
  ];
  return sets.flatMap((fields) =>
    Object.entries(fields)
      .filter(([, field]) => field.kind === 'ref' && field.to === key)
      .map(([name]) => name),
  );
}

interface Place {
  readonly table: string;
  readonly column: string;
}

/**
 * Columns in which a code of this master may stand: foreign keys, and by the house's naming every column of a shop's
 * table that is called like the code or like a field that refers to it. Rows that go with the record do not count.
 */
const PLACES = `
  with own as (
    select c.oid, a.attnum from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relname = $1 and a.attname = $2
  )
  select r.relname as "table", a.attname as "column"
  from own, pg_class r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
  where r.relkind in ('r', 'p') and r.relnamespace = current_schema()::regnamespace and r.oid <> own.oid
    and exists (select from pg_attribute k where k.attrelid = r.oid and k.attname = 'kode_toko' and not k.attisdropped)
    and not exists (select from pg_constraint f where f.contype = 'f' and f.conrelid = r.oid and f.confrelid = own.oid
      and f.confdeltype = 'c')
    and (a.attname = any($3) or exists (
      select from pg_constraint f
      where f.contype = 'f' and f.conrelid = r.oid and f.confrelid = own.oid
        and f.conkey[array_position(f.confkey, own.attnum)] = a.attnum))
  order by 1, 2`;

/**
 * Whether a column that is called right may hold the master's codes: where a definition says whose they are, it counts.
 */
function holdsCodesOf(key: string, { table, column: name }: Place): boolean {
  const field = resources.find((resource) => resource.table === table)?.fields[name];
  return field === undefined || (field.kind === 'ref' && field.to === key);
}

/** Names of columns for {@link PLACES}. A code that is another master's refers to that one wherever it stands. */
const namesOf = ({ id, key, fields }: Resource): readonly string[] => [
  ...(fields[id]?.kind === 'ref' ? [] : [id]),
  ...refNames(key),
];

/** Whether a record's code, or the value of a field, stands where the definition says it does under another name. */
function heldSql({ table, id, held = [], global }: Resource, code: string, shop: string): string[] {
  const own = global ? '' : `and t.kode_toko = ${shop}`;
  return held.map((place) => {
    const value = place.field
      ? `(select t.${quoted(place.field)} from ${quoted(table)} t where t.${quoted(id)} = ${code} ${own})`
      : code;
    const of = Object.entries(place.where ?? {}).map(([name, is]) => ` and r.${quoted(name)} = '${is}'`);
    return `exists (select from ${quoted(place.table)} r
      where r.kode_toko = ${shop} and r.${quoted(place.column)} = ${value}${of.join('')})`;
  });
}

/** Whether the record's code stands where its definition says that it does under another name. */
export async function isHeld(sql: Sql, kode_toko: string, resource: Resource, kode: string): Promise<boolean> {
  const found = heldSql(resource, '$1', '$2');
  if (found.length === 0) return false;
  const { held } = await sql.one<{ held: boolean }>(`select ${found.join(' or ')} as held`, [kode, kode_toko]);
  return held;
}

/** Whether anything in the shop's books refers to the record. */
export async function isReferenced(sql: Sql, context: Context, { resource }: Master, kode: string): Promise<boolean> {
  const named = await sql.query<Place>(PLACES, [resource.table, resource.id, namesOf(resource)]);
  const places = named.filter((place) => holdsCodesOf(resource.key, place));
  const lists = listPlaces(resource.key);
  const { held = [] } = resource;
  if (places.length + lists.length + held.length === 0) return false;
  const params = new Params();
  const code = params.add(kode);
  const shop = resource.global && held.length === 0 ? '' : params.add(context.shop.kode_toko);
  const own = resource.global ? '' : `r.kode_toko = ${shop} and `;
  const found = [
    ...heldSql(resource, code, shop),
    ...places.map(
      (place) => `exists (select from ${quoted(place.table)} r where ${own}r.${quoted(place.column)} = ${code})`,
    ),
    ...lists.map(
      ({ table, column: name, sql: holds }) =>
        `exists (select from ${quoted(table)} r where ${own}${holds(`r.${quoted(name)}`, code)})`,
    ),
  ];
  const { used } = await sql.one<{ used: boolean }>(`select ${found.join(' or ')} as used`, params.values);
  return used;
}
