import { Dec } from '@kilau/contract/core/dec.ts';
import type { Field, Fields } from '@kilau/contract/core/field.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { recordBreaks } from '@kilau/contract/core/record-rule.ts';
import { inputFields } from '@kilau/contract/core/resource.ts';
import { fieldBreaks, recordSchema, typedFields, type Values } from '@kilau/contract/core/schema.ts';
import { audit, type AuditAction, type AuditEntry } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import type { Sql, Tx } from '../platform/database/tx.ts';
import { uuidv7 } from '../platform/id.ts';
import { assertNamed } from './named.ts';
import type { Row } from './resource.hooks.ts';
import { assertFree } from './resource.unique.ts';
import { assertRefs, isReferenced } from './resource.refs.ts';
import { syncImages } from './resource.images.ts';
import { leavesAsItIs, replacedSecrets, sealed } from './secret-fields.ts';
import { cell, Params, quoted, scope, type Master } from './resource.sql.ts';

/** Class of the advisory locks behind {@link alone}. */
const WRITE_LOCK = 7271;

/**
 * One writer at a time per shop and master. They are written a few times a day, and it makes looking for a code and
 * then taking it safe without a word about constraints.
 */
export async function alone(tx: Tx, context: Context, { resource }: Pick<Master, 'resource'>): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(${WRITE_LOCK}, hashtext($1))`, [
    `${resource.global ? '' : context.shop.kode_toko}/${resource.table}`,
  ]);
}

/** Refuses a whole record whose fields do not fit each other. */
function assertRules({ resource }: Master, whole: Row): void {
  const breaks = recordBreaks(resource.rules, whole);
  if (Object.keys(breaks).length > 0) throw new Problem('data_tidak_valid', {}, breaks);
}

/** What a caller sent, by the fields. @throws Problem with what is wrong at each. */
export function validated<F extends Fields>(fields: F, body: unknown): Values<F> {
  const result = recordSchema(fields).safeParse(body);
  if (!result.success) throw new Problem('data_tidak_valid', {}, fieldBreaks(result.error));
  return { ...result.data };
}

/** Reads one record. With `lock`, nobody else changes or refers to it until commit. */
export async function findRecord(sql: Sql, context: Context, master: Master, kode: string, lock = false): Promise<Row> {
  const params = new Params();
  const where = `${scope(master, context, params)} and ${master.id} = ${params.add(kode)}`;
  const row = await sql.maybe<Record<string, unknown>>(
    `select ${master.select} from ${master.from} where ${where}${lock ? ' for update of t' : ''}`,
    params.values,
  );
  if (!row) throw new Problem('data_tidak_ditemukan', { kode });
  return row;
}

/** The value of a column; a secret is sealed for its shop, one of a record that belongs to none for that record. */
function sealedIn(
  { secrets, shop }: Context,
  { resource, stored }: Master,
  kode: string,
  name: string,
  value: unknown,
): unknown {
  const place = resource.global ? { kode_toko: kode } : shop;
  return sealed({ secrets, shop: place }, resource.table, name, stored.get(name), value);
}

async function insert(tx: Tx, context: Context, master: Master, row: Row): Promise<void> {
  const { resource, stored, hooks } = master;
  const params = new Params();
  const cells: [string, string][] = resource.global ? [] : [['kode_toko', params.add(context.shop.kode_toko)]];
  for (const name of [...stored.keys(), ...(hooks.hidden ?? [])]) {
    if (row[name] !== undefined) {
      cells.push([
        name,
        cell(stored.get(name), sealedIn(context, master, String(row[resource.id]), name, row[name]), params),
      ]);
    }
  }
  const user = params.add(context.actor.user_id);
  const now = params.add(context.now());
  cells.push(['dibuat_oleh', user], ['diubah_oleh', user], ['dibuat_pada', now], ['diubah_pada', now]);
  await tx.query(
    `insert into ${quoted(resource.table)} (${cells.map(([name]) => quoted(name)).join(', ')})
      values (${cells.map(([, place]) => place).join(', ')})`,
    params.values,
  );
}

async function change(tx: Tx, context: Context, master: Master, kode: string, row: Row): Promise<void> {
  const { stored, hooks, resource } = master;
  const params = new Params();
  const names = [...stored.keys(), ...(hooks.hidden ?? []), 'status_aktif'].filter((name) => row[name] !== undefined);
  const sets = names.map(
    (name) => `${quoted(name)} = ${cell(stored.get(name), sealedIn(context, master, kode, name, row[name]), params)}`,
  );
  sets.push(`diubah_oleh = ${params.add(context.actor.user_id)}`, `diubah_pada = ${params.add(context.now())}`);
  const where = `${scope(master, context, params)} and ${master.id} = ${params.add(kode)}`;
  await tx.query(`update ${quoted(resource.table)} t set ${sets.join(', ')} where ${where}`, params.values);
}

/** The fields of a record, for the audit: no password, no bookkeeping. */
const told = ({ stored }: Master, row: Row): Row =>
  Object.fromEntries([...stored.keys()].map((name) => [name, row[name]]));

/**
 * What the audit keeps of a write. Of a change, only what differs.
 * @param replaced fields that differ without showing it, with what is said instead.
 */
export function entryOf(
  master: Master,
  aksi: AuditAction,
  kode: string,
  before?: Row,
  after?: Row,
  replaced: Row = {},
): AuditEntry {
  const differing =
    aksi === 'UBAH' && before && after
      ? [...master.stored.keys()].filter((name) => name in replaced || !same(before[name], after[name]))
      : undefined;
  const shown = (row: Row | undefined) =>
    row && (differing ? Object.fromEntries(differing.map((name) => [name, row[name]])) : told(master, row));
  return {
    aksi,
    objek: master.resource.key,
    kode,
    sebelum: shown(before),
    sesudah: after && shown({ ...after, ...replaced }),
  };
}

async function record(
  tx: Tx,
  context: Context,
  master: Master,
  aksi: AuditAction,
  kode: string,
  before?: Row,
  after?: Row,
  replaced?: Row,
): Promise<void> {
  await syncImages(tx, context, { objek: master.resource.key, kode }, master.resource.fields, before, after);
  await audit(tx, context, entryOf(master, aksi, kode, before, after, replaced));
  await master.hooks.afterWrite?.(tx, context, { aksi, kode, before, after });
}

/** JSON with its keys in order: PostgreSQL keeps them in an order of its own. */
const canonical = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

const empty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** Whether two values of a field say the same, however they are written. */
export function same(a: unknown, b: unknown): boolean {
  if (empty(a) || empty(b)) return empty(a) && empty(b);
  return a instanceof Dec && b instanceof Dec ? a.eq(b) : canonical(a) === canonical(b);
}

/** A value as a caller sends it: rows without the parts that follow from others. */
function typedPart(field: Field | undefined, value: unknown): unknown {
  if (field?.kind !== 'lines' || !Array.isArray(value)) return value;
  const names = Object.keys(typedFields(field.fields));
  return (value as readonly Row[]).map((row) => Object.fromEntries(names.map((name) => [name, row[name]])));
}

/** What of the values differs from the record as it stands. An empty password or secret leaves what is there. */
export const changesOf = (fields: Fields, before: Row, values: Row): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !leavesAsItIs(fields[name], value) && !same(typedPart(fields[name], before[name]), value),
    ),
  );

/** Creates a record from what a caller sent. @throws Problem when a field, a reference or the code is refused. */
export async function createRecord(tx: Tx, context: Context, master: Master, body: Row): Promise<Row> {
  const { resource, hooks } = master;
  const inputs = inputFields(resource, 'create');
  assertNamed(resource, inputs, body);
  const values: Record<string, unknown> = validated(inputs, body);
  assertRules(master, values);
  if (resource.generatedId) values[resource.id] = uuidv7(context.now());
  await alone(tx, context, master);
  await assertRefs(tx, context, resource.fields, values);
  await assertFree(tx, context, master, values);
  const row = hooks.beforeCreate ? await hooks.beforeCreate(tx, context, values) : values;
  const kode = String(row[resource.id]);
  await insert(tx, context, master, row);
  const after = await findRecord(tx, context, master, kode);
  await record(tx, context, master, 'TAMBAH', kode, undefined, after);
  await hooks.afterCreate?.(tx, context, values);
  return after;
}

/** Changes the fields that were sent and leaves the others, so that two people may change different ones at once. */
export async function updateRecord(
  tx: Tx,
  context: Context,
  master: Master,
  kode: string,
  body: Readonly<Record<string, unknown>>,
): Promise<Row> {
  const { resource, hooks } = master;
  const inputs = inputFields(resource, 'update');
  const sent = Object.fromEntries(Object.entries(inputs).filter(([name]) => body[name] !== undefined));
  const values = validated(sent, body);
  await alone(tx, context, master);
  const before = await findRecord(tx, context, master, kode, true);
  assertNamed(resource, inputs, body, before);
  const changes = changesOf(resource.fields, before, values);
  if (Object.keys(changes).length === 0) return before;
  assertRules(master, { ...before, ...changes });
  await assertRefs(tx, context, resource.fields, changes, { ...before, ...changes });
  await assertFree(tx, context, master, { ...before, ...changes }, { kode, changed: Object.keys(changes) });
  await change(
    tx,
    context,
    master,
    kode,
    hooks.beforeUpdate ? await hooks.beforeUpdate(tx, context, before, changes) : changes,
  );
  const after = await findRecord(tx, context, master, kode);
  await record(tx, context, master, 'UBAH', kode, before, after, replacedSecrets(resource.fields, before, changes));
  return after;
}

/** What became of a record that was to go. */
export interface Removal {
  readonly kode: string;
  readonly status: 'DIHAPUS' | 'DINONAKTIFKAN';
}

/**
 * Deletes a record that nothing refers to; otherwise it stays for the books and is offered no more (decisions.md 25).
 */
export async function removeRecord(tx: Tx, context: Context, master: Master, kode: string): Promise<Removal> {
  await alone(tx, context, master);
  const before = await findRecord(tx, context, master, kode, true);
  await master.hooks.beforeRemove?.(tx, context, before);
  if (await isReferenced(tx, context, master, kode)) {
    if (before['status_aktif'] === false) return { kode, status: 'DINONAKTIFKAN' };
    await change(tx, context, master, kode, { status_aktif: false });
    await record(tx, context, master, 'NONAKTIFKAN', kode, before, before);
    return { kode, status: 'DINONAKTIFKAN' };
  }
  const params = new Params();
  const where = `${scope(master, context, params)} and ${master.id} = ${params.add(kode)}`;
  await tx.query(`delete from ${master.from} where ${where}`, params.values);
  await record(tx, context, master, 'HAPUS', kode, before, undefined);
  return { kode, status: 'DIHAPUS' };
}

/** Takes a deactivated record back. */
export async function activateRecord(tx: Tx, context: Context, master: Master, kode: string): Promise<Row> {
  await alone(tx, context, master);
  const before = await findRecord(tx, context, master, kode, true);
  if (before['status_aktif'] === true) return before;
  await assertFree(tx, context, master, before, { kode, changed: Object.keys(before) });
  await change(tx, context, master, kode, { status_aktif: true });
  const after = await findRecord(tx, context, master, kode);
  await record(tx, context, master, 'AKTIFKAN', kode, before, after);
  return after;
}
