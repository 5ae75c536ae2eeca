import type { Salah } from '../../../trade/dokumen/salah.ts';
import { text } from '../../../ui/text.ts';
import type { periksaJual } from './periksa.ts';

/** What is wrong with a sale, as a sentence beside each place. Fetched with the first mistake. */
export const kataSalah = (breaks: ReturnType<typeof periksaJual>): Salah =>
  Object.fromEntries(Object.entries(breaks).map(([path, { rule, params }]) => [path, text.of(`rule.${rule}`, params)]));
