import { Dec } from '@kilau/contract/core/dec.ts';
import { namaSudahAda, ownName, type Resource } from '@kilau/contract/core/resource.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { Row } from '../resource.hooks.ts';
import { column, Params, scope, type Master } from '../resource.sql.ts';
import { Bands } from './bands.ts';
import type { Item } from './item.ts';
import { isEmpty, keyText, shownKey, uniqueSets } from './key.ts';

/** Who has a value: a record of the shop, or an earlier row of the file. */
type Holder = { readonly id: string; readonly status_aktif: boolean } | { readonly item: Item };

type Refuse = (item: Item, names: readonly string[], broken: RuleBreak) => void;
const refuseAll: Refuse = (item, names, broken) => names.forEach((name) => item.refuse(name, broken));

/**
 * What the records of the shop hold of the fields that may not occur twice; of a large master only the codes asked for.
 */
async function records(tx: Tx, context: Context, master: Master, items: readonly Item[]): Promise<readonly Row[]> {
  const { id, unique, band } = master.resource;
  const params = new Params();
  // Records that are hidden from the caller hold their values all the same.
  const where = [scope({ ...master, hooks: {} }, context, params)];
  const nama = ownName(master.resource);
  if (!unique && !band && nama === undefined) {
    where.push(`${master.id} = any(${params.add(items.map(({ record }) => String(record[id] ?? '')))}::text[])`);
  }
  const names = new Set([
    id,
    ...uniqueSets(master.resource).flat(),
    ...(nama === undefined ? [] : [nama]),
    ...(band ? [band.from, band.to, ...(band.per ?? [])] : []),
  ]);
  return tx.query<Record<string, unknown>>(
    `select ${[...names].map(column).join(', ')}, t.status_aktif from ${master.from} where ${where.join(' and ')}`,
    params.values,
  );
}

/** The rule that a holder breaks for whoever wants its value too (decisions.md 25 for the deleted ones). */
function taken(holder: Holder, kode: string): RuleBreak {
  if ('item' in holder) return { rule: 'ganda_di_file', params: { kode, baris: holder.item.baris } };
  return { rule: holder.status_aktif ? 'kode_sudah_ada' : 'kode_terhapus', params: { kode } };
}

/**
 * One set of fields that may not occur twice. A value that a row gives up stays its record's until the import is over:
 * so no order of writing can meet it twice.
 */
function checkSet(names: readonly string[], id: string, rows: readonly Row[], items: readonly Item[]): void {
  const holders = new Map<string, Holder>();
  const keyed = (record: Row): string | undefined => keyText(names, record);
  for (const row of rows) {
    const key = keyed(row);
    if (key !== undefined) holders.set(key, { id: String(row[id]), status_aktif: row['status_aktif'] === true });
  }
  for (const item of items) {
    const { record } = item;
    const key = keyed(record);
    if (key === undefined || !names.some((name) => name in item.values)) continue;
    const holder = holders.get(key);
    const own = holder && 'id' in holder && item.before && holder.id === String(item.before[id]);
    if (holder && !own) refuseAll(item, names, taken(holder, shownKey(names, record)));
    else if (!item.isRefused) holders.set(key, { item });
  }
}

const plainName = (record: Row, name: string): string =>
  String(record[name] ?? '')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();

/** The name that no two active records share: `assertNameFree`, for many at once. */
function checkName(resource: Resource, rows: readonly Row[], items: readonly Item[]): void {
  const name = ownName(resource);
  if (name === undefined) return;
  const holders = new Map<string, Holder>();
  for (const row of rows) {
    if (row['status_aktif'] !== true) continue;
    holders.set(plainName(row, name), { id: String(row[resource.id]), status_aktif: true });
  }
  for (const item of items) {
    const wanted = plainName(item.record, name);
    if (wanted === '' || !(name in item.values) || (item.before && plainName(item.before, name) === wanted)) continue;
    const nama = String(item.record[name]);
    const holder = holders.get(wanted);
    if (!holder) {
      if (!item.isRefused) holders.set(wanted, { item });
    } else if ('item' in holder) item.refuse(name, taken(holder, nama));
    else if (!item.before || holder.id !== String(item.before[resource.id])) {
      item.refuse(name, namaSudahAda(resource, nama, holder.id));
    }
  }
}

/** Bands as the rows leave them, one after the other. */
function checkBand({ id, band }: Resource, rows: readonly Row[], items: readonly Item[]): void {
  if (!band) return;
  const bands = new Bands();
  const of = (record: Row) => ({
    per: keyText(band.per ?? [], record) ?? '',
    from: Dec.from(record[band.from] as Dec),
    to: isEmpty(record[band.to]) ? undefined : Dec.from(record[band.to] as Dec),
  });
  for (const row of rows) if (row['status_aktif'] === true) bands.put(String(row[id]), of(row));
  for (const item of items) {
    if (item.isRefused || ![band.from, band.to, ...(band.per ?? [])].some((name) => name in item.values)) continue;
    const wanted = of(item.record);
    if (wanted.to?.lt(wanted.from)) {
      item.refuse(band.to, { rule: 'rentang_terbalik' });
      continue;
    }
    const owner = item.before ? String(item.before[id]) : `baris ${item.baris}`;
    const before = bands.take(owner);
    const other = bands.overlap(wanted);
    const stays = other ? before : wanted;
    if (stays) bands.put(owner, stays);
    if (other) {
      refuseAll(item, [band.from, band.to], {
        rule: 'rentang_tumpang',
        params: { dari: other.from.toString(), sampai: other.to?.toString() ?? '∞' },
      });
    }
  }
}

/**
 * Refuses rows whose code, unique fields or band another record of the shop or an earlier row has: `assertFree`, for
 * many at once.
 */
export async function checkFree(tx: Tx, context: Context, master: Master, items: readonly Item[]): Promise<void> {
  const writing = items.filter((item) => item.deed !== 'sama' && !item.isRefused);
  if (writing.length === 0) return;
  const rows = await records(tx, context, master, writing);
  for (const names of uniqueSets(master.resource)) checkSet(names, master.resource.id, rows, writing);
  checkName(master.resource, rows, writing);
  checkBand(master.resource, rows, writing);
}
