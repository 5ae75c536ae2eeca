import type { Fields } from '@kilau/contract/core/field.ts';
import { text } from '../../ui/text.ts';
import type { Rusak, Salah } from './salah.ts';
import { ruleText } from '../../ui/form/rule-text.ts';

/** What is wrong, as a sentence beside each place. @param fields what is missing is called as these are. */
export const kataSalah = (rusak: Rusak, fields?: Fields): Salah =>
  Object.fromEntries(Object.entries(rusak).map(([path, broken]) => [path, ruleText(text, path, broken, fields)]));
