import { LIST_KINDS, type Field, type FieldKind } from '@kilau/contract/core/field.ts';
import type { Resource } from '@kilau/contract/core/resource.ts';
import pg from 'pg';
import type { Context } from '../platform/context.ts';
import type { ResourceHooks } from './resource.hooks.ts';

/** Parameters of one statement, numbered as they are added. */
export class Params {
  readonly values: unknown[] = [];

  /** Answers the place holder: `$3`. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** Values that stand in the statement itself: for one whose places are taken, from definitions, never from outside. */
export class LiteralParams extends Params {
  override add(value: unknown): string {
    if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
    if (Array.isArray(value)) return `array[${value.map((item) => this.add(item)).join(', ')}]`;
    throw new Error(`no literal of ${typeof value}`);
  }
}

/** PostgreSQL's type behind each kind of field. A password has none: hooks store its hash. */
export const COLUMN_TYPES: Readonly<Record<Exclude<FieldKind, 'password'>, string>> = {
  text: 'text',
  code: 'text',
  choice: 'text',
  ref: 'text',
  image: 'text',
  integer: 'bigint',
  money: 'numeric',
  weight: 'numeric',
  kadar: 'numeric',
  percent: 'numeric',
  date: 'date',
  datetime: 'timestamptz',
  boolean: 'boolean',
  color: 'text',
  secret: 'text',
  lines: 'jsonb',
  refs: 'jsonb',
  tags: 'jsonb',
  images: 'jsonb',
};

/** Columns every master has beside its fields. */
export const KEPT_COLUMNS = ['status_aktif', 'diubah_oleh', 'diubah_pada'] as const;

/** A master ready for work: definition, hooks, and the SQL that follows from them. */
export interface Master {
  readonly resource: Resource;
  readonly hooks: ResourceHooks;
  /** `"kelompok" t` */
  readonly from: string;
  readonly id: string;
  /** The select list of a whole record. */
  readonly select: string;
  /** Fields that have a column. */
  readonly stored: ReadonlyMap<string, Field>;
}

const quotedNames = new Map<string, string>();
/** An identifier of a definition, quoted: there are so many of them and no more, and each comes again and again. */
export function quoted(identifier: string): string {
  const known = quotedNames.get(identifier);
  if (known !== undefined) return known;
  const name = pg.escapeIdentifier(identifier);
  quotedNames.set(identifier, name);
  return name;
}
export const column = (name: string): string => `t.${quoted(name)}`;

/** What is read of a column: of a secret, whether there is one. */
export const readColumn = (name: string, field: Field | undefined): string =>
  field?.kind === 'secret' ? `coalesce(${column(name)} <> '', false) as ${quoted(name)}` : column(name);

export function typeOf(field: Field): string {
  if (field.kind === 'password') throw new Error('a password has no column');
  return COLUMN_TYPES[field.kind];
}

/** Whether a field is stored as it is sent: hooks store a password's hash, and what is kept elsewhere. */
const hasColumn = (field: Field): boolean => field.kind !== 'password' && field.elsewhere !== true;

/** The only identifiers in the engine's SQL are those of the definition and of the hooks, quoted. */
export function prepareMaster(resource: Resource, hooks: ResourceHooks = {}): Master {
  const stored = new Map(Object.entries(resource.fields).filter(([, field]) => hasColumn(field)));
  const extras = Object.entries(hooks.select ?? {}).map(([name, sql]) => `(${sql}) as ${quoted(name)}`);
  return {
    resource,
    hooks,
    stored,
    from: `${quoted(resource.table)} t`,
    id: column(resource.id),
    // A hook may read a column in a richer form: rows with what follows from the records they name.
    select: [
      ...[...stored.keys(), ...KEPT_COLUMNS]
        .filter((name) => hooks.select?.[name] === undefined)
        .map((name) => readColumn(name, stored.get(name))),
      ...extras,
    ].join(', '),
  };
}

/** A record belongs to the shop, unless the master is the chain's own. */
export const ownShop = ({ resource }: Master, { shop }: Pick<Context, 'shop'>, params: Params): string[] =>
  resource.global ? [] : [`t.kode_toko = ${params.add(shop.kode_toko)}`];

/** What a record must be to belong to the caller: of his shop, unless the master is the chain's own. */
export function scope(master: Master, context: Context, params: Params): string {
  const own = ownShop(master, context, params);
  const only = master.hooks.only?.(context);
  return [...own, ...(only ? [`(${only})`] : [])].join(' and ') || 'true';
}

/**
 * What stands for a value in an INSERT or UPDATE. An empty one is the column's default: NULL, or the empty text of the
 * columns that are never NULL. Rows inside a record travel as JSON; everything else knows how to be sent.
 */
export function cell(field: Field | undefined, value: unknown, params: Params): string {
  if (value === null) return 'default';
  return params.add(field && LIST_KINDS.has(field.kind) ? JSON.stringify(value) : value);
}

/** Text to be found as it stands by LIKE. */
export const escapeLike = (word: string): string => word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
