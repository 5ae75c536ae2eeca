import type { Fields, RefField } from '@kilau/contract/core/field.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { documents, resourceOf, resources } from '@kilau/contract/registry.ts';
import type { Context } from '../platform/context.ts';
import type { Sql, Tx } from '../platform/database/tx.ts';
import { column, Params, prepareMaster, quoted, scope, type Master } from './resource.sql.ts';

/** Whether an active record has the code, and holds the values that `where` asks for. It stays as it is until commit. */
async function stands(tx: Tx, context: Context, field: RefField, code: unknown, record: Readonly<Record<string, unknown>>): Promise<boolean> {
  const target = resourceOf(field.to);
  if (!target) throw new Error(`no resource ${field.to}`);
  const master = prepareMaster(target);
  const params = new Params();
  const where = [scope(master, context, params), 't.status_aktif', `${master.id} = ${params.add(code)}`];
  for (const [theirs, ours] of Object.entries(field.where ?? {})) where.push(`${column(theirs)} = ${params.add(record[ours])}`);
  return (await tx.maybe(`select 1 from ${master.from} where ${where.join(' and ')} for share`, params.values)) !== undefined;
}

/**
 * Checks that every code in `changes` names an active record of the right master.
 * @param record the whole record as it will be, for references that depend on another field.
 * @throws Problem `rujukan_tidak_ada` at the fields that name nothing.
 */
export async function assertRefs(tx: Tx, context: Context, fields: Fields, changes: Readonly<Record<string, unknown>>, record = changes): Promise<void> {
  const missing: [string, string][] = [];
  for (const [name, value] of Object.entries(changes)) {
    const field = fields[name];
    if (field?.kind !== 'ref' || value === null || value === undefined) continue;
    if (!(await stands(tx, context, field, value, record))) missing.push([name, String(value)]);
  }
  const [first] = missing;
  if (!first) return;
  const breaks = missing.map(([name, kode]): [string, RuleBreak] => [name, { rule: 'rujukan_tidak_ada', params: { kode } }]);
  throw new Problem('rujukan_tidak_ada', { kode: first[1] }, Object.fromEntries(breaks));
}

/** Every field of the program that holds codes of the master. */
function refNames(key: string): readonly string[] {
  const sets: Fields[] = [
    ...resources.map((resource) => resource.fields),
    ...documents.flatMap((document) => [document.header, ...Object.values(document.parts), ...Object.values(document.rows)]),
  ];
  return sets.flatMap((fields) => Object.entries(fields).filter(([, field]) => field.kind === 'ref' && field.to === key).map(([name]) => name));
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
    and not exists (select from pg_constraint f where f.contype = 'f' and f.conrelid = r.oid and f.confrelid = own.oid and f.confdeltype = 'c')
    and (a.attname = any($3) or exists (
      select from pg_constraint f
      where f.contype = 'f' and f.conrelid = r.oid and f.confrelid = own.oid and f.conkey[array_position(f.confkey, own.attnum)] = a.attnum))
  order by 1, 2`;

/** Whether anything in the shop's books refers to the record. */
export async function isReferenced(sql: Sql, context: Context, { resource }: Master, kode: string): Promise<boolean> {
  const places = await sql.query<Place>(PLACES, [resource.table, resource.id, [resource.id, ...refNames(resource.key)]]);
  if (places.length === 0) return false;
  const params = new Params();
  const code = params.add(kode);
  const own = resource.global ? '' : `r.kode_toko = ${params.add(context.shop.kode_toko)} and `;
  const found = places.map((place) => `exists (select from ${quoted(place.table)} r where ${own}r.${quoted(place.column)} = ${code})`);
  const { used } = await sql.one<{ used: boolean }>(`select ${found.join(' or ')} as used`, params.values);
  return used;
}
