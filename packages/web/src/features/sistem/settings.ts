import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { parseModuleValue } from '@kilau/contract/features/sistem/parameter.ts';
import { MODULE_KEYS, MODULES, type ModuleKey, type ModuleSpec } from '@kilau/contract/modules.ts';

/** How settings stand together on the page. */
export type SettingKind = ModuleSpec['kind'];
export const SETTING_KINDS: readonly SettingKind[] = ['page', 'switch', 'value'];

export type Settings = Readonly<Record<string, string>>;

export const specOf = (key: ModuleKey): ModuleSpec => MODULES[key];

export const keysOf = (kind: SettingKind): readonly ModuleKey[] => MODULE_KEYS.filter((key) => specOf(key).kind === kind);

/** The stored text means on: present, and neither empty nor 'false' (domain guide, appendix D). */
export const isOn = (value: string | undefined): boolean => value !== undefined && value !== '' && value !== 'false';

/** Settings that differ from what is stored. */
export function changedKeys(stored: Settings, edited: Settings): readonly ModuleKey[] {
  return MODULE_KEYS.filter((key) => edited[key] !== undefined && edited[key] !== stored[key]);
}

/** Broken rules of the changed parameters, by key: the server asks the same. */
export function brokenSettings(edited: Settings, changed: readonly ModuleKey[]): Readonly<Record<string, RuleBreak>> {
  return Object.fromEntries(changed.flatMap((key): [string, RuleBreak][] => {
    const result = parseModuleValue(key, edited[key]);
    return 'broken' in result ? [[key, result.broken]] : [];
  }));
}
