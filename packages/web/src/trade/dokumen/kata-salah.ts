import { text } from '../../ui/text.ts';
import type { Rusak, Salah } from './salah.ts';

/** What is wrong, as a sentence beside each place. Fetched with the first mistake. */
export const kataSalah = (rusak: Rusak): Salah =>
  Object.fromEntries(Object.entries(rusak).map(([path, { rule, params }]) => [path, text.of(`rule.${rule}`, params)]));
