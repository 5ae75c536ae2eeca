import { Dec } from '@kilau/contract/core/dec.ts';
import type { Fields } from '@kilau/contract/core/field.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { inputFields } from '@kilau/contract/core/resource.ts';
import { fieldBreaks, recordSchema } from '@kilau/contract/core/schema.ts';
import { audit, type AuditAction } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import type { Sql, Tx } from '../platform/database/tx.ts';
import { uuidv7 } from '../platform/id.ts';
import type { Row } from './resource.hooks.ts';
import { assertRefs, isReferenced } from './resource.refs.ts';
import { cell, column, Params, quoted, scope, type Master } from './resource.sql.ts';

/** Class of the advisory locks behind {@link alone}. */
const WRITE_LOCK = 7271;

/**
 * One writer at a time per shop and master. They are written a few times a day, and it makes looking for a code and
 * then taking it safe without a word about constraints.
 */
async function alone(tx: Tx, context: Context, { resource }: Master): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(${WRITE_LOCK}, hashtext($1))`, [`${resource.global ? '' : context.shop.kode_toko}/${resource.table}`]);
}

function validated(fields: Fields, body: unknown): Record<string, unknown> {
  const result = recordSchema(fields).safeParse(body);
  if (!result.success) throw new Problem('data_tidak_valid', {}, fieldBreaks(result.error));
  return { ...result.data };
}

/** Reads one record. With `lock`, nobody else changes or refers to it until commit. */
export async function findRecord(sql: Sql, context: Context, master: Master, kode: string, lock = false): Promise<Row> {
  const params = new Params();
  const where = `${scope(master, context, params)} and ${master.id} = ${params.add(kode)}`;
  const row = await sql.maybe<Record<string, unknown>>(`select ${master.select} from ${master.from} where ${where}${lock ? ' for update of t' : ''}`, params.values);
  if (!row) throw new Problem('data_tidak_ditemukan', { kode });
  return row;
}

/** Refuses a value that another record of the shop has, be that active or deleted. */
async function assertFree(tx: Tx, context: Context, master: Master, name: string, value: unknown, except?: string): Promise<void> {
  const params = new Params();
  // Records that are hidden from the caller hold their codes all the same.
  const where = [scope({ ...master, hooks: {} }, context, params), `${column(name)} = ${params.add(value)}`];
  if (except !== undefined) where.push(`${master.id} <> ${params.add(except)}`);
  const taken = await tx.maybe<{ id: string; status_aktif: boolean }>(`select ${master.id} as id, t.status_aktif from ${master.from} where ${where.join(' and ')}`, params.values);
  if (!taken) return;
  const kode = String(value);
  if (taken.status_aktif) throw new Problem('kode_sudah_ada', { kode }, { [name]: { rule: 'kode_sudah_ada', params: { kode } } });
  // The text of this one holds DELETED, at which the screen offers to take the old record back (decisions.md 25).
  throw new Problem('kode_terhapus', { kode, id: taken.id }, { [name]: { rule: 'kode_terhapus', params: { kode } } });
}

async function assertAllFree(tx: Tx, context: Context, master: Master, values: Row, except?: string): Promise<void> {
  const { id, unique = [] } = master.resource;
  for (const name of except === undefined ? [id, ...unique] : unique) {
    if (values[name] !== null && values[name] !== undefined) await assertFree(tx, context, master, name, values[name], except);
  }
}

async function insert(tx: Tx, context: Context, master: Master, row: Row): Promise<void> {
  const { resource, stored, hooks } = master;
  const params = new Params();
  const cells: [string, string][] = resource.global ? [] : [['kode_toko', params.add(context.shop.kode_toko)]];
  for (const name of [...stored.keys(), ...(hooks.hidden ?? [])]) {
    if (row[name] !== undefined) cells.push([name, cell(stored.get(name), row[name], params)]);
  }
  const user = params.add(context.actor.user_id);
  const now = params.add(context.now());
  cells.push(['dibuat_oleh', user], ['diubah_oleh', user], ['dibuat_pada', now], ['diubah_pada', now]);
  await tx.query(`insert into ${quoted(resource.table)} (${cells.map(([name]) => quoted(name)).join(', ')}) values (${cells.map(([, place]) => place).join(', ')})`, params.values);
}

async function change(tx: Tx, context: Context, master: Master, kode: string, row: Row): Promise<void> {
  const { stored, hooks, resource } = master;
  const params = new Params();
  const names = [...stored.keys(), ...(hooks.hidden ?? []), 'status_aktif'].filter((name) => row[name] !== undefined);
  const sets = names.map((name) => `${quoted(name)} = ${cell(stored.get(name), row[name], params)}`);
  sets.push(`diubah_oleh = ${params.add(context.actor.user_id)}`, `diubah_pada = ${params.add(context.now())}`);
  const where = `${scope(master, context, params)} and ${master.id} = ${params.add(kode)}`;
  await tx.query(`update ${quoted(resource.table)} t set ${sets.join(', ')} where ${where}`, params.values);
}

/** The fields of a record, for the audit: no password, no bookkeeping. */
const told = ({ stored }: Master, row: Row): Row => Object.fromEntries([...stored.keys()].map((name) => [name, row[name]]));

async function record(tx: Tx, context: Context, master: Master, aksi: AuditAction, kode: string, before?: Row, after?: Row): Promise<void> {
  const differing = aksi === 'UBAH' && before && after ? [...master.stored.keys()].filter((name) => !same(before[name], after[name])) : undefined;
  const shown = (row: Row | undefined) => row && (differing ? Object.fromEntries(differing.map((name) => [name, row[name]])) : told(master, row));
  await audit(tx, context, { aksi, objek: master.resource.key, kode, sebelum: shown(before), sesudah: shown(after) });
  await master.hooks.afterWrite?.(tx, context, { aksi, kode, before, after });
}

/** JSON with its keys in order: PostgreSQL keeps them in an order of its own. */
const canonical = (value: unknown): string | undefined => JSON.stringify(value, (_, part: unknown) =>
  typeof part === 'object' && part !== null && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part);

const empty = (value: unknown): boolean => value === null || value === undefined || value === '';

function same(a: unknown, b: unknown): boolean {
  if (empty(a) || empty(b)) return empty(a) && empty(b);
  return a instanceof Dec && b instanceof Dec ? a.eq(b) : canonical(a) === canonical(b);
}

/** Creates a record from what a caller sent. @throws Problem when a field, a reference or the code is refused. */
export async function createRecord(tx: Tx, context: Context, master: Master, body: unknown): Promise<Row> {
  const { resource, hooks } = master;
  const values = validated(inputFields(resource, 'create'), body);
  if (resource.generatedId) values[resource.id] = uuidv7(context.now());
  await alone(tx, context, master);
  await assertRefs(tx, context, resource.fields, values);
  await assertAllFree(tx, context, master, values);
  const row = hooks.beforeCreate ? await hooks.beforeCreate(tx, context, values) : values;
  const kode = String(row[resource.id]);
  await insert(tx, context, master, row);
  const after = await findRecord(tx, context, master, kode);
  await record(tx, context, master, 'TAMBAH', kode, undefined, after);
  return after;
}

/** Changes the fields that were sent and leaves the others, so that two people may change different ones at once. */
export async function updateRecord(tx: Tx, context: Context, master: Master, kode: string, body: Readonly<Record<string, unknown>>): Promise<Row> {
  const { resource, hooks } = master;
  const sent = Object.fromEntries(Object.entries(inputFields(resource, 'update')).filter(([name]) => body[name] !== undefined));
  const values = validated(sent, body);
  await alone(tx, context, master);
  const before = await findRecord(tx, context, master, kode, true);
  const changes = Object.fromEntries(Object.entries(values).filter(([name, value]) => {
    if (resource.fields[name]?.kind === 'password') return value !== null;
    return !same(before[name], value);
  }));
  if (Object.keys(changes).length === 0) return before;
  await assertRefs(tx, context, resource.fields, changes, { ...before, ...changes });
  await assertAllFree(tx, context, master, changes, kode);
  await change(tx, context, master, kode, hooks.beforeUpdate ? await hooks.beforeUpdate(tx, context, before, changes) : changes);
  const after = await findRecord(tx, context, master, kode);
  await record(tx, context, master, 'UBAH', kode, before, after);
  return after;
}

/** What became of a record that was to go. */
export interface Removal {
  readonly kode: string;
  readonly status: 'DIHAPUS' | 'DINONAKTIFKAN';
}

/** Deletes a record that nothing refers to; otherwise it stays for the books and is offered no more (decisions.md 25). */
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
  await change(tx, context, master, kode, { status_aktif: true });
  const after = await findRecord(tx, context, master, kode);
  await record(tx, context, master, 'AKTIFKAN', kode, before, after);
  return after;
}
