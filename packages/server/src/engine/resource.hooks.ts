import type { Values } from '@kilau/contract/core/schema.ts';
import type { ResourceKey, ResourceOf } from '@kilau/contract/registry.ts';
import type { AuditAction } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import type { Tx } from '../platform/database/tx.ts';

/** A record as it stands in its table: fields by name, decimals as Dec. */
export type Row = Readonly<Record<string, unknown>>;

export interface Change {
  readonly aksi: AuditAction;
  readonly kode: string;
  readonly before: Row | undefined;
  readonly after: Row | undefined;
}

/**
 * What a master does beyond keeping its records. Everything runs inside the transaction of the write, after the
 * rights and the fields were checked; a Problem thrown here undoes it.
 */
export interface ResourceHooks<V = Row> {
  /** Columns beside the fields that `beforeCreate` and `beforeUpdate` may fill. Never read, shown or audited. */
  readonly hidden?: readonly string[];
  /** What a record is read with beyond its fields: SQL by name, with `t` for the master's table. */
  readonly select?: Readonly<Record<string, string>>;
  /** SQL condition on `t` that records must meet to exist for the caller at all. */
  only?(context: Context): string | undefined;
  /**
   * `beforeCreate` and `beforeUpdate` look at no record of this master but the one they are asked about, so that an
   * import may ask about many before it writes any. Without it, rows of a file are written one after the other.
   */
  readonly perRecord?: true;
  /** Answers what is stored for a new record: its values, changed or with hidden columns beside them. */
  beforeCreate?(tx: Tx, context: Context, values: V): Promise<Row>;
  /** Stores what a new record brought along for other places (fields that are `elsewhere`), after `afterWrite`. */
  afterCreate?(tx: Tx, context: Context, values: V): Promise<void>;
  /** The same for a change. `changes` holds only the fields that were sent. */
  beforeUpdate?(tx: Tx, context: Context, before: Row, changes: Partial<V>): Promise<Row>;
  /** May refuse that a record is deleted or deactivated. */
  beforeRemove?(tx: Tx, context: Context, before: Row): Promise<void>;
  /** After any write, in the same transaction: follow-up rows, and pushes through `tx.afterCommit`. */
  afterWrite?(tx: Tx, context: Context, change: Change): Promise<void>;
}

/** Hooks of all masters. Keyed by the registry: hooks for a master that does not exist do not compile. */
export type AllResourceHooks = { readonly [K in ResourceKey]?: ResourceHooks<Values<ResourceOf<K>['fields']>> };
