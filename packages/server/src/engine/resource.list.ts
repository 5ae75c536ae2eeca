import { Dec } from '@kilau/contract/core/dec.ts';
import { choice, integer, text, UNSORTED_KINDS, type Field, type Fields } from '@kilau/contract/core/field.ts';
import { isIsoDate, recordSchema } from '@kilau/contract/core/schema.ts';
import type { z } from 'zod';
import type { Context } from '../platform/context.ts';
import type { Sql } from '../platform/database/tx.ts';
import type { Row } from './resource.hooks.ts';
import { unknownPlace } from './place.ts';
import { column, escapeLike, Params, scope, typeOf, type Master } from './resource.sql.ts';

/** How many records a list answers unless told, and at most (`api.md`, Lists and masters). */
const DEFAULT_LIMIT = 1000;
const MOST = 10_000;
/** Records of an export that are read and written in one go: so few that a till does not feel it. */
const EXPORT_PART = 400;

/** What can be asked of a list, beside a filter for each field. */
export interface ListQuery {
  readonly status_aktif: 'true' | 'false' | 'semua';
  /** Page size; asking for one makes the answer a page. */
  readonly limit: number | null;
  /** Where the previous page ended: its `next`. */
  readonly after: string | null;
  /** Words that must all occur in the searched fields. */
  readonly q: string | null;
  /** A field, or `-field` for falling order. */
  readonly sort: string | null;
  /** Whether to count all records that fit. */
  readonly count: 'true' | 'false';
  readonly [filter: string]: unknown;
}

export interface Page {
  readonly data: readonly Row[];
  /** For the next page's `after`; null on the last page. */
  readonly next: string | null;
  readonly count?: number;
}

/** Lists that a filter asks for one of their words. */
const HOLDING: ReadonlySet<Field['kind']> = new Set(['refs', 'tags']);

/** The form a filter's value takes in a query string. */
function filterField(field: Field): Field {
  if (HOLDING.has(field.kind)) return text({ max: 61, upper: field.kind === 'tags' });
  if (field.kind === 'boolean') return choice(['true', 'false']);
  return { ...field, required: false, default: undefined, min: undefined } as Field;
}

/** The query string of a master's list, as fields: what they do not name is not looked at. */
function listFields({ stored }: Master): Fields {
  const sorts = [...stored].filter(([, field]) => !UNSORTED_KINDS.has(field.kind)).map(([name]) => name);
  const filters = [...stored]
    .filter(([, field]) => HOLDING.has(field.kind) || !UNSORTED_KINDS.has(field.kind))
    .map(([name, field]) => [name, filterField(field)] as const);
  return {
    ...Object.fromEntries(filters),
    status_aktif: choice(['true', 'false', 'semua'], { default: 'true' }),
    limit: integer({ min: 1, max: MOST }),
    after: text({ max: 2000 }),
    q: text({ max: 100 }),
    sort: choice([...sorts, ...sorts.map((name) => `-${name}`)]),
    count: choice(['true', 'false'], { default: 'false' }),
  };
}

export const listSchema = (master: Master) => recordSchema(listFields(master)) as unknown as z.ZodType<ListQuery>;

interface Order {
  readonly name: string;
  readonly field: Field;
  readonly falling: boolean;
}

function orderOf({ resource, stored }: Master, query: Pick<ListQuery, 'sort'>): Order {
  const asked = query.sort ?? resource.sort ?? resource.id;
  const falling = asked.startsWith('-');
  const name = falling ? asked.slice(1) : asked;
  const field = stored.get(name);
  if (!field) throw new Error(`${resource.key} cannot be sorted by ${name}`);
  return { name, field, falling };
}

/** Names sort by Indonesian rules, codes by bytes. */
const sortSql = ({ name, field }: Order): string =>
  field.kind === 'text' ? `${column(name)} collate "id-x-icu"` : column(name);

type Cursor = readonly [sort: string, value: string | null, id: string];

const cursorText = (order: Order, value: unknown, id: unknown): string =>
  Buffer.from(JSON.stringify([`${order.falling ? '-' : ''}${order.name}`, value, id])).toString('base64url');

/** Reads a cursor back, refusing what this list has not written: it comes from outside again. */
function readCursor(order: Order, after: string): Cursor {
  const refuse = unknownPlace;
  let parsed: unknown;
  try {
    parsed = JSON.parse(Buffer.from(after, 'base64url').toString());
  } catch {
    throw refuse();
  }
  if (!Array.isArray(parsed) || parsed.length !== 3) throw refuse();
  const [sort, value, id] = parsed as readonly unknown[];
  const named = sort === `${order.falling ? '-' : ''}${order.name}`;
  if (
    !named ||
    typeof id !== 'string' ||
    !(value === null || typeof value === 'string') ||
    !fits(order.field, value) ||
    `${id}${value}`.includes('\0')
  ) {
    throw refuse();
  }
  return [sort, value, id];
}

/** Whether PostgreSQL will read the text as a value of the field. */
function fits(field: Field, value: string | null): boolean {
  if (value === null) return true;
  switch (typeOf(field)) {
    case 'numeric':
      return Dec.parse(value) !== undefined;
    case 'bigint':
      return /^-?\d{1,18}$/.test(value);
    case 'boolean':
      return value === 'true' || value === 'false';
    case 'date':
      return isIsoDate(value);
    case 'timestamptz':
      return !Number.isNaN(Date.parse(value));
    default:
      return true;
  }
}

/** Records behind the cursor. Empty values stand last in either order. */
function behind(master: Master, order: Order, after: string, params: Params): string {
  const [, value, id] = readCursor(order, after);
  const sort = sortSql(order);
  const beyond = order.falling ? '<' : '>';
  if (order.name === master.resource.id) return `${sort} ${beyond} ${params.add(id)}`;
  const idAfter = `${master.id} > ${params.add(id)}`;
  if (value === null) return `(${sort} is null and ${idAfter})`;
  const last = `${params.add(value)}::${typeOf(order.field)}`;
  return `(${sort} ${beyond} ${last} or ${sort} is null or (${sort} = ${last} and ${idAfter}))`;
}

function searched({ resource }: Master, q: string, params: Params): string[] {
  return q
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const pattern = params.add(`%${escapeLike(word)}%`);
      return `(${resource.search.map((name) => `${column(name)}::text ilike ${pattern}`).join(' or ')})`;
    });
}

function conditions(master: Master, context: Context, query: ListQuery, params: Params): string[] {
  const where = [scope(master, context, params)];
  if (query.status_aktif !== 'semua') where.push(`t.status_aktif = ${params.add(query.status_aktif === 'true')}`);
  for (const [name, field] of master.stored) {
    const value = query[name];
    if (value === null || value === undefined) continue;
    where.push(
      HOLDING.has(field.kind)
        ? `${column(name)} @> jsonb_build_array(${params.add(String(value).replace(/^#/, ''))}::text)`
        : `${column(name)} = ${params.add(value)}::${typeOf(field)}`,
    );
  }
  if (query.q) where.push(...searched(master, query.q, params));
  return where;
}

/** One page of a list, in the order asked for; the cursor holds the sort value and the code of the last record. */
export async function readPage(sql: Sql, context: Context, master: Master, query: ListQuery): Promise<Page> {
  const order = orderOf(master, query);
  const params = new Params();
  const where = conditions(master, context, query, params);
  const counted =
    query.count === 'true'
      ? await sql.one<{ count: number }>(
          `select count(*) as count from ${master.from} where ${where.join(' and ')}`,
          params.values,
        )
      : undefined;
  if (query.after) where.push(behind(master, order, query.after, params));
  const limit = query.limit ?? DEFAULT_LIMIT;
  const rows = await sql.query<Record<string, unknown>>(
    `select ${master.select}, ${column(order.name)}::text as "~sort" from ${master.from} where ${where.join(' and ')}
     order by ${sortSql(order)} ${order.falling ? 'desc' : 'asc'} nulls last, ${master.id}
     limit ${params.add(limit + 1)}`,
    params.values,
  );
  const data = rows.slice(0, limit);
  const last = data.at(-1);
  const next = rows.length > limit && last ? cursorText(order, last['~sort'], last[master.resource.id]) : null;
  for (const row of data) delete row['~sort'];
  return { data, next, ...counted };
}

/** All records that fit, a page at a time, so that an export of any size takes the memory of one page. */
export async function* readAll(
  sql: Sql,
  context: Context,
  master: Master,
  query: ListQuery,
): AsyncGenerator<readonly Row[]> {
  let after: string | null = null;
  do {
    const page: Page = await readPage(sql, context, master, { ...query, limit: EXPORT_PART, after, count: 'false' });
    yield page.data;
    after = page.next;
  } while (after !== null);
}
