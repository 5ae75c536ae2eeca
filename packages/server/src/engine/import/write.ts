import type { Field } from '@kilau/contract/core/field.ts';
import { isProblem } from '@kilau/contract/core/problem.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { Work } from '../../platform/http/work.ts';
import type { ResourceHooks } from '../resource.hooks.ts';
import { showsImages } from '../resource.images.ts';
import type { Master } from '../resource.sql.ts';
import { createRecord, updateRecord } from '../resource.write.ts';
import { defaultsOf, writeAll, type Prepared } from './bulk.ts';
import type { Item } from './item.ts';
import { isEmpty } from './key.ts';

/** Rows written by one statement: enough to be fast, few enough to be told of and given up in between. */
const AT_ONCE = 500;
/** Rows written one by one between two words to the one who waits. */
const TOLD_EVERY = 25;

/** Hooks that many rows at once can be written with. Any other wants them one after the other, just as by hand. */
const AT_ONCE_HOOKS: ReadonlySet<string> = new Set<keyof ResourceHooks>([
  'select',
  'perRecord',
  'afterWrite',
  'beforeRemove',
]);
const PER_RECORD: ReadonlySet<string> = new Set<keyof ResourceHooks>(['beforeCreate', 'beforeUpdate']);

const mayWriteAtOnce = ({ hooks }: Master): boolean =>
  Object.keys(hooks).every((name) => AT_ONCE_HOOKS.has(name) || (hooks.perRecord === true && PER_RECORD.has(name)));

/** Whether values are not stored as they are sent: hashed, sealed, a picture that is given to its record. */
const isSpecial = (field: Field): boolean =>
  field.kind === 'password' || field.kind === 'secret' || showsImages({ field });

/** Which rows are written one after the other, just as by hand. */
function byHand(master: Master, items: readonly Item[]): ReadonlySet<Item> {
  const { resource } = master;
  const all = new Set(items);
  if (!mayWriteAtOnce(master)) return all;
  const special = Object.entries(resource.fields).flatMap(([name, field]) => (isSpecial(field) ? [name] : []));
  const says = (value: unknown): boolean => !isEmpty(value) && !(Array.isArray(value) && value.length === 0);
  const some = new Set(
    items.filter(({ before, values }) => special.some((name) => (before ? name in values : says(values[name])))),
  );
  // A row may refer to an earlier one, so that they keep their order.
  const refersToItself = Object.values(resource.fields).some((field) => 'to' in field && field.to === resource.key);
  return some.size > 0 && refersToItself ? all : some;
}

/** Whether writing can refuse what looking at the rows has not: a trial then writes as well, and takes it back. */
export const writingMayRefuse = (master: Master, items: readonly Item[]): boolean =>
  (['beforeCreate', 'afterCreate', 'beforeUpdate', 'afterWrite'] as const).some((name) => name in master.hooks) ||
  byHand(master, items).size > 0;

/** What the hooks make of a row: what is stored of it. */
async function prepared(tx: Tx, context: Context, { hooks }: Master, item: Item): Promise<Prepared | undefined> {
  const { before, values } = item;
  try {
    const row = before
      ? await hooks.beforeUpdate?.(tx, context, before, values)
      : await hooks.beforeCreate?.(tx, context, values);
    return { item, row: row ?? values };
  } catch (error) {
    item.refuseFor(error);
    return undefined;
  }
}

/** Rows that one statement can write: new ones, or changes of the same columns. */
function alike(rows: readonly Prepared[]): Prepared[][] {
  const groups = new Map<string, Prepared[]>();
  for (const one of rows) {
    const key = `${one.item.deed} ${Object.keys(one.row).toSorted().join(' ')}`;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}

/** Writes one row as by hand. A refusal undoes what this row has written, so that the rest can still be looked at. */
async function writeOne(tx: Tx, context: Context, master: Master, item: Item): Promise<void> {
  await tx.query('savepoint baris');
  try {
    const input = Object.fromEntries(Object.keys(item.values).map((name) => [name, item.input[name]]));
    if (item.before) await updateRecord(tx, context, master, String(item.before[master.resource.id]), input);
    else await createRecord(tx, context, master, input);
    await tx.query('release savepoint baris');
  } catch (error) {
    if (isProblem(error)) await tx.query('rollback to savepoint baris');
    item.refuseFor(error);
  }
}

/** Writes the rows, and tells how far it is. */
export async function writeItems(
  tx: Tx,
  context: Context,
  master: Master,
  work: Work,
  items: readonly Item[],
): Promise<void> {
  const single = byHand(master, items);
  const defaults = await defaultsOf(tx, master);
  const many = items.filter((item) => !single.has(item));
  let selesai = 0;
  const tell = () => work.step({ tahap: 'simpan', selesai, jumlah: items.length });
  for (let at = 0; at < many.length; at += AT_ONCE) {
    await tell();
    const rows: Prepared[] = [];
    for (const item of many.slice(at, at + AT_ONCE)) {
      const row = await prepared(tx, context, master, item);
      if (row) rows.push(row);
    }
    for (const group of alike(rows)) await writeAll(tx, context, master, defaults, group);
    selesai = Math.min(at + AT_ONCE, many.length);
  }
  for (const item of single) {
    if (selesai % TOLD_EVERY === 0) await tell();
    await writeOne(tx, context, master, item);
    selesai += 1;
  }
  await tell();
}
