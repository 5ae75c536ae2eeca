import { labelKey, type Field, type Fields } from '@kilau/contract/core/field.ts';
import { ruleSentence } from '@kilau/contract/core/rule-text.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import type { Translate } from '../text.ts';

/** The field behind a path such as `barang.0.berat`. */
function fieldAt(fields: Fields, path: string): readonly [string, Field] | undefined {
  const [name = '', _index, ...rest] = path.split('.');
  const field = fields[name];
  if (field?.kind === 'lines' && rest.length > 0) return fieldAt(field.fields, rest.join('.'));
  if (field) return [name, field];
  // A part of a document or form: its fields are given without the part's name.
  const last = path.slice(path.lastIndexOf('.') + 1);
  return fields[last] && [last, fields[last]];
}

/**
 * The sentence of a broken rule at a path. Whoever looks a rule over without a schema gives the fields, which say how
 * what is missing is called where that is not by its name.
 */
export function ruleText(t: Translate, path: string, broken: RuleBreak, fields: Fields = {}): string {
  const found = fieldAt(fields, path);
  const label = found && labelKey(...found);
  return ruleSentence({ say: t.of, has: t.has }, path, {
    ...broken,
    ...(label !== undefined && broken.rule === 'tidak_boleh_kosong' && { params: { label } }),
  });
}

/** What is said of a field that was left empty. */
export const kosongText = (t: Translate, name: string, fields: Fields = {}): string =>
  ruleText(t, name, { rule: 'tidak_boleh_kosong' }, fields);
