import type { EntrySize } from './entry-size.ts';
import type { LookUp } from './lookups.ts';
import type { Speed } from './measure.ts';
import type { Compared } from './sales.ts';

export interface Results {
  readonly pieces: number;
  /** Statements of one sale, borders of transactions included. */
  readonly statements: number;
  readonly sales: readonly Compared[];
  readonly lookUps: readonly LookUp[];
  readonly entry: EntrySize;
}

/** What the figures must reach. */
const LEAST_RATIO = 0.5;
const LARGEST_ENTRY_KB = 160;

const ms = (value: number): string => value.toFixed(value < 10 ? 2 : 1);
const kb = (bytes: number): string => (bytes / 1000).toFixed(1);
const rate = ({ perSecond, p50, p95 }: Speed): string =>
  `${perSecond.toFixed(0).padStart(5)}/s  p50 ${ms(p50).padStart(6)}  p95 ${ms(p95).padStart(6)}`;

const saleLine = ({ clients, http, bare, ratio, ratios }: Compared): string =>
  `  ${String(clients).padStart(2)} clients   HTTP ${rate(http)}   bare ${rate(bare)}   ratio ${ratio.toFixed(2)} (${ratios.length} rounds, ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`;

/** What does not hold, in words; empty when all is well. */
export function misses({ sales, entry }: Results): string[] {
  return [
    ...sales
      .filter(({ ratio }) => ratio < LEAST_RATIO)
      .map(({ clients, ratio }) => `${clients} clients: ratio ${ratio.toFixed(2)} is below ${LEAST_RATIO}`),
    ...(entry.gzipped > LARGEST_ENTRY_KB * 1000
      ? [`the entry script has ${kb(entry.gzipped)} KB, more than ${LARGEST_ENTRY_KB}`]
      : []),
  ];
}

export function describe(results: Results): string {
  const { pieces, statements, sales, lookUps, entry } = results;
  const width = Math.max(...lookUps.map(({ name }) => name.length));
  return [
    `Sales (${statements} statements each, times in ms), at least ${LEAST_RATIO} of the bare driver:`,
    ...sales.map(saleLine),
    `Look-ups among ${pieces.toLocaleString('en')} pieces, in ms:`,
    ...lookUps.map(
      ({ name, speed: { p50, p95 } }) =>
        `  ${name.padEnd(width)}  p50 ${ms(p50).padStart(6)}  p95 ${ms(p95).padStart(6)}`,
    ),
    `Entry script: ${kb(entry.gzipped)} KB gz of at most ${LARGEST_ENTRY_KB} (${entry.files} files, ${kb(entry.bytes)} KB)`,
    ...misses(results).map((miss) => `MISSED: ${miss}`),
  ].join('\n');
}
