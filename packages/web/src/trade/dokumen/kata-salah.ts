import { text } from '../../ui/text.ts';
import type { Rusak, Salah } from './salah.ts';
import { ruleText } from '../../ui/form/rule-text.ts';

/** What is wrong, as a sentence beside each place. Fetched with the first mistake. */
export const kataSalah = (rusak: Rusak): Salah =>
  Object.fromEntries(Object.entries(rusak).map(([path, broken]) => [path, ruleText(text, path, broken)]));
