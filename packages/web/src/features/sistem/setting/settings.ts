import { gateTerm, type Gate } from '@kilau/contract/core/module-gate.ts';
import type { Page } from '@kilau/contract/core/page.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { parseModuleValue } from '@kilau/contract/module-value.ts';
import {
  modulesWith,
  MODULE_KEYS,
  MODULES,
  type ModuleGroup,
  type ModuleKey,
  type ModuleSpec,
} from '@kilau/contract/modules.ts';
import { pages } from '../../../platform/page-list.ts';

export type Settings = Readonly<Record<string, string>>;

export const specOf = (key: ModuleKey): ModuleSpec => MODULES[key];

export const keysOf = (group: ModuleGroup): readonly ModuleKey[] =>
  MODULE_KEYS.filter((key) => specOf(key).group === group);

/** The stored text means on: present, and neither empty nor 'false' (domain guide, appendix D). */
export const isOn = (value: string | undefined): boolean => value !== undefined && value !== '' && value !== 'false';

/** Settings that differ from what is stored. */
export function changedKeys(stored: Settings, edited: Settings): readonly ModuleKey[] {
  return MODULE_KEYS.filter((key) => edited[key] !== undefined && edited[key] !== stored[key]);
}

/** Settings that are not as in a new shop. */
export const differingKeys = (settings: Settings): readonly ModuleKey[] =>
  changedKeys(Object.fromEntries(modulesWith()), settings);

/** How many of the settings are switched on; parameters are neither on nor off. */
export const countOn = (keys: readonly ModuleKey[], settings: Settings): number =>
  keys.filter((key) => specOf(key).kind !== 'value' && isOn(settings[key])).length;

/** Broken rules of the changed parameters, by key: the server asks the same. */
export function brokenSettings(edited: Settings, changed: readonly ModuleKey[]): Readonly<Record<string, RuleBreak>> {
  return Object.fromEntries(
    changed.flatMap((key): [string, RuleBreak][] => {
      const result = parseModuleValue(key, edited[key]);
      return 'broken' in result ? [[key, result.broken]] : [];
    }),
  );
}

/** Conditions of a gate that a setting helps to fulfil, and those by which it closes a page. */
const openers = (gate: Gate | undefined): readonly string[] =>
  gate === undefined ? [] : typeof gate === 'string' ? [gate] : [...(gate.all ?? []), ...(gate.any ?? [])];
const closers = (gate: Gate | undefined): readonly string[] =>
  gate === undefined || typeof gate === 'string' ? [] : (gate.none ?? []);

/** Pages whose gate names the setting: those it opens, and those it closes. */
export function pagesOf(key: ModuleKey): { readonly opens: readonly Page[]; readonly closes: readonly Page[] } {
  const naming = (terms: readonly string[]) => terms.some((term) => gateTerm(term).key === key);
  return {
    opens: pages.filter(({ gate }) => naming(openers(gate))),
    closes: pages.filter(({ gate }) => naming(closers(gate))),
  };
}
