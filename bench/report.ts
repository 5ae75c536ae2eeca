import type { EntrySize } from './entry-size.ts';
import type { Exports } from './exports.ts';
import { FLOOR_STATEMENTS } from './floor.ts';
import type { LookUp } from './lookups.ts';
import type { Speed } from './measure.ts';
import type { Compared, Sales } from './sales.ts';
import type { Part } from './part.ts';
import type { Wait } from './waits.ts';

/** What a till feels: sales, look-ups, and the script before the first page. */
export interface TillResults {
  readonly pieces: number;
  readonly sales: readonly Sales[];
  readonly lookUps: readonly LookUp[];
  readonly entry: EntrySize;
}

/** The parts that were asked for. */
export interface Results {
  readonly till?: TillResults;
  readonly first?: Part;
  readonly exports?: Exports;
  readonly waits?: readonly Wait[];
}

/** What the figures must reach. */
const LEAST_RATIO = 0.5;
const LARGEST_ENTRY_KB = 160;
const LONGEST_WAIT_MS = 50;
const MOST_SECONDS: Readonly<Record<string, number>> = { xlsx: 10, pdf: 20 };
const MOST_MEMORY_MB: Readonly<Record<string, number>> = { xlsx: 200 };

const ms = (value: number): string => value.toFixed(value < 10 ? 2 : 1);
const kb = (bytes: number): string => (bytes / 1000).toFixed(1);
const MB = 1_000_000;
const mb = (bytes: number): string => (bytes / MB).toFixed(1);
const rate = ({ perSecond, p50, p95 }: Speed): string =>
  `${perSecond.toFixed(0).padStart(5)}/s  p50 ${ms(p50).padStart(6)}  p95 ${ms(p95).padStart(6)}`;

const saleLines = ({ clients, http, bare, floor, ratio, ratios, floorRatio }: Compared): string[] => [
  `  ${String(clients).padStart(2)} clients   HTTP ${rate(http)}   bare ${rate(bare)}   ratio ${ratio.toFixed(2)} (${ratios.length} rounds, ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
  `${' '.repeat(46)}floor ${rate(floor)}   ratio ${floorRatio.toFixed(2)}`,
];

const tillMisses = ({ sales, entry }: TillResults): string[] => [
  ...sales.flatMap(({ manner, compared }) =>
    compared
      .filter(({ ratio }) => ratio < LEAST_RATIO)
      .map(({ clients, ratio }) => `${manner}, ${clients} clients: ratio ${ratio.toFixed(2)} is below ${LEAST_RATIO}`),
  ),
  ...(entry.gzipped > LARGEST_ENTRY_KB * 1000
    ? [`the entry script has ${kb(entry.gzipped)} KB, more than ${LARGEST_ENTRY_KB}`]
    : []),
];

const exportMisses = ({ files }: Exports): string[] =>
  files.flatMap(({ name, seconds, memory }) => {
    const [longest, largest] = [MOST_SECONDS[name] ?? Infinity, MOST_MEMORY_MB[name] ?? Infinity];
    return [
      ...(seconds > longest ? [`${name} takes ${seconds.toFixed(1)} s, more than ${longest}`] : []),
      ...(memory > largest * MB ? [`${name} takes ${mb(memory)} MB, more than ${largest}`] : []),
    ];
  });

/** What does not hold, in words; empty when all is well. */
export const misses = ({ till, first, exports, waits }: Results): string[] => [
  ...(till ? tillMisses(till) : []),
  ...(first?.misses ?? []),
  ...(exports ? exportMisses(exports) : []),
  ...(waits ?? [])
    .filter(({ held, max }) => held && max > LONGEST_WAIT_MS)
    .map(({ name, max }) => `a scan waits ${ms(max)} ms ${name}, more than ${LONGEST_WAIT_MS}`),
];

const widest = (names: readonly { readonly name: string }[]): number =>
  Math.max(0, ...names.map(({ name }) => name.length));

const describeTill = ({ pieces, sales, lookUps, entry }: TillResults): string[] => [
  `Sales of two pieces (times in ms), at least ${LEAST_RATIO} of the same by the bare driver; the floor is ` +
    `${FLOOR_STATEMENTS} plain statements in a transaction:`,
  ...sales.flatMap(({ manner, statements, compared }) => [
    ` saved and validated ${manner}, ${statements} statements each:`,
    ...compared.flatMap(saleLines),
  ]),
  `Look-ups among ${pieces.toLocaleString('en')} pieces, in ms:`,
  ...lookUps.map(
    ({ name, speed: { p50, p95 } }) =>
      `  ${name.padEnd(widest(lookUps))}  p50 ${ms(p50).padStart(6)}  p95 ${ms(p95).padStart(6)}`,
  ),
  `Entry script: ${kb(entry.gzipped)} KB gz of at most ${LARGEST_ENTRY_KB} (${entry.files} files, ${kb(entry.bytes)} KB)`,
];

const describeExports = ({ rows, bare, files }: Exports): string[] => [
  `A report of ${rows.toLocaleString('en')} rows, which the bare driver reads in ${bare.toFixed(2)} s:`,
  ...files.map(
    ({ name, seconds, firstByte, bytes, memory, ratio }) =>
      `  ${name.padEnd(widest(files))}  ${seconds.toFixed(1).padStart(5)} s, first byte after ${firstByte.toFixed(1)} s, ` +
      `${mb(bytes)} MB, ${mb(memory)} MB more memory, ratio ${ratio.toFixed(1)}`,
  ),
];

const describeWaits = (waits: readonly Wait[]): string[] => [
  `The longest wait of a scan in a shop with 12,000 sales, at most ${LONGEST_WAIT_MS} ms but in a burst:`,
  ...waits.map(
    ({ name, scans, p95, max, answered, refused }) =>
      `  ${name.padEnd(widest(waits))}  max ${ms(max).padStart(7)}  p95 ${ms(p95).padStart(6)}  ` +
      `(${scans} scans, beside ${answered} answers and ${refused} refusals)`,
  ),
];

export const describe = (results: Results): string =>
  [
    ...(results.till ? describeTill(results.till) : []),
    ...(results.first?.lines ?? []),
    ...(results.exports ? describeExports(results.exports) : []),
    ...(results.waits ? describeWaits(results.waits) : []),
    ...misses(results).map((miss) => `MISSED: ${miss}`),
  ].join('\n');
