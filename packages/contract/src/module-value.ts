import { z } from 'zod';
import { fieldBreaks, fieldSchema, type RuleBreak } from './core/schema.ts';
import { MODULES, type ModuleKey, type ModuleSpec } from './modules.ts';

export const isModuleKey = (key: string): key is ModuleKey => Object.hasOwn(MODULES, key);

/** A switch may come as a word, as it is stored. */
const SWITCHED: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [true, 'true'],
  [false, 'false'],
  ['true', 'true'],
  ['false', 'false'],
]);

/** The value of a module or parameter as it is stored, or the rule it breaks. */
export function parseModuleValue(
  key: ModuleKey,
  input: unknown,
): { readonly value: string } | { readonly broken: RuleBreak } {
  const spec: ModuleSpec = MODULES[key];
  if (spec.kind !== 'value') {
    const value = SWITCHED.get(input);
    return value === undefined ? { broken: { rule: 'bukan_pilihan' } } : { value };
  }
  const result = z.object({ value: fieldSchema(spec.field) }).safeParse({ value: input });
  if (!result.success) return { broken: fieldBreaks(result.error)['value'] ?? { rule: 'bukan_data' } };
  const { value } = result.data;
  return { value: value === null || value === undefined ? '' : String(value) };
}
