import { Dec } from '@kilau/contract/core/dec.ts';
import { BLANK, type Entry } from './entry.ts';

const BLANKS = Object.keys(BLANK) as (keyof typeof BLANK)[];

/** All that an entry says but its amount, as a text of its own. */
const whereOf = (entry: Entry): string => [entry.aset, entry.akun, ...BLANKS.map((name) => entry[name])].join('\n');

/**
 * Adds up entries that differ in the amount alone, keeping order, and drops what comes to nothing: a sale of ten
 * pieces has one line on the outside account per asset. Lines of the stock name their piece and stay apart.
 */
export function compact(entries: readonly Entry[]): Entry[] {
  const merged = new Map<string, Entry>();
  for (const entry of entries) {
    const key = whereOf(entry);
    const seen = merged.get(key);
    merged.set(key, seen ? { ...seen, jumlah: seen.jumlah.plus(entry.jumlah) } : entry);
  }
  return [...merged.values()].filter((entry) => !entry.jumlah.isZero());
}

/** Assets in which entries do not sum to zero, with the difference. Empty for a sound posting. */
export function imbalance(entries: readonly Entry[]): { aset: string; selisih: Dec }[] {
  const sums = new Map<string, Dec>();
  for (const { aset, jumlah } of entries) sums.set(aset, (sums.get(aset) ?? Dec.zero).plus(jumlah));
  return [...sums].filter(([, sum]) => !sum.isZero()).map(([aset, selisih]) => ({ aset, selisih }));
}
