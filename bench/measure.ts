/** What clients did in one go: how long each deed took, in milliseconds, and how long they were at it, in seconds. */
export interface Run {
  readonly times: readonly number[];
  readonly seconds: number;
}

/** How fast something goes. Times in milliseconds. */
export interface Speed {
  readonly count: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
}

/** The geometric mean: twice as fast and half as fast make equal, whichever of the two comes first in the ratio. */
export const meanRatio = (ratios: readonly number[]): number =>
  Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);

export const zip = <A, B>(left: readonly A[], right: readonly B[]): [A, B][] =>
  left.flatMap((one, index) => {
    const other = right[index];
    return other === undefined ? [] : [[one, other] satisfies [A, B]];
  });

export const perSecond = ({ times, seconds }: Run): number => times.length / seconds;

/** The value below which that share of the sorted values lies. */
const below = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** One figure for several runs of the same. */
export function speedOf(runs: readonly Run[]): Speed {
  const times = runs.flatMap((run) => run.times).toSorted((a, b) => a - b);
  const seconds = runs.reduce((sum, run) => sum + run.seconds, 0);
  return { count: times.length, perSecond: times.length / seconds, p50: below(times, 0.5), p95: below(times, 0.95) };
}

/** So many clients do the same over and over, each as soon as it is done, until the time is up. */
export async function runClients(
  clients: number,
  seconds: number,
  work: (client: number) => Promise<unknown>,
): Promise<Run> {
  const times: number[] = [];
  const begun = performance.now();
  const end = begun + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let from = performance.now(); from < end;) {
        await work(client);
        const now = performance.now();
        times.push(now - from);
        from = now;
      }
    }),
  );
  return { times, seconds: (performance.now() - begun) / 1000 };
}
