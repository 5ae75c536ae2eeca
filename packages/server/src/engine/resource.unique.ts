import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { namaSudahAda, ownName } from '@kilau/contract/core/resource.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import type { Context } from '../platform/context.ts';
import type { Tx } from '../platform/database/tx.ts';
import type { Row } from './resource.hooks.ts';
import { column, Params, scope, typeOf, type Master } from './resource.sql.ts';

/** The record that is being changed, which may keep what it has. */
interface Own {
  readonly kode: string;
  /** Fields that differ from what is stored: only what they take part in is looked at again. */
  readonly changed: readonly string[];
}

interface Taken {
  readonly id: string;
  readonly status_aktif: boolean;
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined;

/** Records of the shop beside the own one. Those that are hidden from the caller hold their codes all the same. */
function others(master: Master, context: Context, params: Params, own: Own | undefined): string[] {
  const where = [scope({ ...master, hooks: {} }, context, params)];
  if (own) where.push(`${master.id} <> ${params.add(own.kode)}`);
  return where;
}

/** Refuses values that another record of the shop has together, be that active or deleted. */
async function assertNotTaken(
  tx: Tx,
  context: Context,
  master: Master,
  names: readonly string[],
  row: Row,
  own: Own | undefined,
): Promise<void> {
  const params = new Params();
  const where = others(master, context, params, own);
  for (const name of names) {
    where.push(isEmpty(row[name]) ? `${column(name)} is null` : `${column(name)} = ${params.add(row[name])}`);
  }
  const taken = await tx.maybe<Taken>(
    `select ${master.id} as id, t.status_aktif from ${master.from} where ${where.join(' and ')}`,
    params.values,
  );
  if (!taken) return;
  const kode = names.map((name) => String(row[name] ?? '')).join(' / ');
  const at = (broken: RuleBreak) => Object.fromEntries(names.map((name) => [name, broken]));
  if (taken.status_aktif) {
    throw new Problem('kode_sudah_ada', { kode }, at({ rule: 'kode_sudah_ada', params: { kode } }));
  }
  // The text of this one holds DELETED, at which the screen offers to take the old record back (decisions.md 25).
  throw new Problem('kode_terhapus', { kode, id: taken.id }, at({ rule: 'kode_terhapus', params: { kode } }));
}

/**
 * Refuses a name that another active record has, letters and blanks aside. Whoever keeps his name is not asked, so that
 * records which came to share one before stay.
 */
async function assertNameFree(tx: Tx, context: Context, master: Master, row: Row, own: Own | undefined): Promise<void> {
  const name = ownName(master.resource);
  if (name === undefined || isEmpty(row[name]) || (own && !own.changed.includes(name))) return;
  const params = new Params();
  const plain = (sql: string): string => `lower(regexp_replace(btrim(${sql}), '\\s+', ' ', 'g'))`;
  const where = [...others(master, context, params, own), 't.status_aktif'];
  where.push(`${plain(column(name))} = ${plain(`${params.add(row[name])}::text`)}`);
  const taken = await tx.maybe<{ kode: string }>(
    `select ${master.id}::text as kode from ${master.from} where ${where.join(' and ')} limit 1`,
    params.values,
  );
  if (!taken) return;
  throw new Problem('data_tidak_valid', {}, { [name]: namaSudahAda(master.resource, String(row[name]), taken.kode) });
}

/** Refuses a band that ends before it begins, or covers what another active record covers. */
async function assertBandFree(tx: Tx, context: Context, master: Master, row: Row, own: Own | undefined): Promise<void> {
  const { band } = master.resource;
  if (!band) return;
  const names = [band.from, band.to, ...(band.per ?? [])];
  if (own && !own.changed.some((name) => names.includes(name))) return;
  const [from, to] = [row[band.from], row[band.to]];
  if (!isEmpty(to) && Dec.from(to as Dec).lt(from as Dec)) {
    throw new Problem('data_tidak_valid', {}, { [band.to]: { rule: 'rentang_terbalik' } });
  }
  const field = master.stored.get(band.from);
  if (!field) throw new Error(`${master.resource.key} has no field ${band.from}`);
  const type = typeOf(field);
  const params = new Params();
  const where = [...others(master, context, params, own), 't.status_aktif'];
  for (const name of band.per ?? []) {
    where.push(`${column(name)} is not distinct from ${params.add(row[name] ?? null)}`);
  }
  where.push(`(${column(band.to)} is null or ${column(band.to)} >= ${params.add(from)}::${type})`);
  if (!isEmpty(to)) where.push(`${column(band.from)} <= ${params.add(to)}::${type}`);
  const other = await tx.maybe<{ dari: string; sampai: string | null }>(
    `select ${column(band.from)}::text as dari, ${column(band.to)}::text as sampai from ${master.from}
      where ${where.join(' and ')} order by ${column(band.from)} limit 1`,
    params.values,
  );
  if (!other) return;
  const broken = { rule: 'rentang_tumpang', params: { dari: other.dari, sampai: other.sampai ?? '∞' } };
  throw new Problem('data_tidak_valid', {}, { [band.from]: broken, [band.to]: broken });
}

/**
 * Refuses a record whose code, unique fields or band another record of the shop has.
 * @param row the whole record as it will be.
 * @param own the record as it stands, when it is changed or taken back.
 * @throws Problem `kode_sudah_ada`, `kode_terhapus` or `data_tidak_valid`, at the fields.
 */
export async function assertFree(tx: Tx, context: Context, master: Master, row: Row, own?: Own): Promise<void> {
  const { id, unique = [] } = master.resource;
  const sets: readonly (readonly string[])[] = unique.map((one) => (typeof one === 'string' ? [one] : one));
  for (const names of own ? sets : [[id], ...sets]) {
    const touched = !own || names.some((name) => own.changed.includes(name));
    if (touched && names.some((name) => !isEmpty(row[name]))) {
      await assertNotTaken(tx, context, master, names, row, own);
    }
  }
  await assertNameFree(tx, context, master, row, own);
  await assertBandFree(tx, context, master, row, own);
}
