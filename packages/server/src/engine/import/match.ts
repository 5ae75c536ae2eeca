import type { Resource } from '@kilau/contract/core/resource.ts';
import { fieldBreaks, fieldSchema } from '@kilau/contract/core/schema.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { Row } from '../resource.hooks.ts';
import { Params, scope, type Master } from '../resource.sql.ts';
import type { Item } from './item.ts';
import { keyNames, keyText, shownKey } from './key.ts';

type Schemas = ReadonlyMap<string, z.ZodType>;

/** The values by which a row finds its record; `undefined` when they are wrong in themselves. */
function keyOf({ id }: Resource, schemas: Schemas, item: Item): Row | undefined {
  const names = [...schemas.keys()];
  const key: Record<string, unknown> = {};
  for (const [name, schema] of schemas) {
    const result = schema.safeParse(item.input[name]);
    if (result.success) key[name] = result.data;
    else item.refuse(name, fieldBreaks(result.error)[''] ?? { rule: 'bukan_data' });
  }
  item.kode = shownKey(names, { ...item.input, ...key });
  if (names.some((name) => item.breaks[name])) return undefined;
  // Without a code the server makes one; without anything else that tells records apart, nothing is found.
  if (keyText(names, key) === undefined && !names.includes(id)) {
    item.refuse(names[0] ?? id, { rule: 'tidak_boleh_kosong' });
  }
  return key;
}

/**
 * The records that rows with these keys may mean. Of codes, only those; a code the server makes says nothing about the
 * rest.
 */
async function candidates(
  tx: Tx,
  context: Context,
  master: Master,
  codes: readonly string[] | undefined,
): Promise<readonly Row[]> {
  const { band, unique } = master.resource;
  const params = new Params();
  const where = [scope(master, context, params)];
  if (codes) where.push(`${master.id} = any(${params.add(codes)}::text[])`);
  // A band that is out of use leaves its place to others.
  else if (band && !unique) where.push('t.status_aktif');
  return tx.query<Record<string, unknown>>(
    `select ${master.select} from ${master.from} where ${where.join(' and ')} order by ${master.id} for update of t`,
    params.values,
  );
}

/**
 * Finds the record that each row means, and locks it. Refused are rows whose key is wrong, comes a second time in the
 * file, or belongs to a record that was deleted.
 */
export async function match(tx: Tx, context: Context, master: Master, items: readonly Item[]): Promise<void> {
  const { resource } = master;
  const names = keyNames(resource);
  const schemas: Schemas = new Map(
    names.flatMap((name) => {
      const field = resource.fields[name];
      return field ? [[name, fieldSchema(field)]] : [];
    }),
  );
  const keys = new Map(
    items.flatMap((item): [Item, Row][] => {
      const key = keyOf(resource, schemas, item);
      return key ? [[item, key]] : [];
    }),
  );
  const byCode = names.includes(resource.id);
  const codes = byCode ? [...keys.values()].map((key) => String(key[resource.id] ?? '')) : undefined;
  const found = new Map((await candidates(tx, context, master, codes)).map((row) => [keyText(names, row), row]));
  const first = new Map<string, number>();
  for (const [item, key] of keys) {
    const text = keyText(names, key);
    if (text === undefined) continue;
    const earlier = first.get(text);
    if (earlier !== undefined) {
      item.refuse(names[0] ?? '', { rule: 'ganda_di_file', params: { kode: item.kode, baris: earlier } });
    } else first.set(text, item.baris);
    item.before = found.get(text);
    if (item.before?.['status_aktif'] === false) {
      item.refuse(names[0] ?? '', { rule: 'kode_terhapus', params: { kode: item.kode } });
    }
    // A code that the server makes cannot be made up.
    if (resource.generatedId && byCode && !item.before) {
      item.refuse(resource.id, { rule: 'rujukan_tidak_ada', params: { kode: item.kode } });
    }
  }
}
