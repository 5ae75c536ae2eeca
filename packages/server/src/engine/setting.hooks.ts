import type { SettingValues } from '@kilau/contract/core/setting.ts';
import type { SettingKey, SettingOf } from '@kilau/contract/registry.ts';
import type { Context } from '../platform/context.ts';
import type { Tx } from '../platform/database/tx.ts';
import type { Row } from './resource.hooks.ts';

/**
 * What a page of settings does beyond keeping its record. It runs inside the transaction of the change, after the
 * rights and the fields were checked; a Problem thrown here undoes it.
 */
export interface SettingHooks<V = Row> {
  /** Answers what is stored: the changes, checked and tidied. A secret that is being set comes as it was sent. */
  beforeChange?(tx: Tx, context: Context, before: V, changes: Row): Promise<Row>;
}

/** Hooks of all settings. Keyed by the registry: hooks for settings that do not exist do not compile. */
export type AllSettingHooks = { readonly [K in SettingKey]?: SettingHooks<SettingValues<SettingOf<K>['fields']>> };
