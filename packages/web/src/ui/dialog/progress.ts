import { createStore } from '../store.ts';

/** A long piece of work, as the progress dialog shows it. */
export interface Progress {
  readonly title: string;
  readonly done: number;
  readonly total: number;
  readonly failed: number;
  /** What is being worked on: a document number. */
  readonly current: string;
  /** When it began, by the monotonic clock, in milliseconds. */
  readonly startedAt: number;
  readonly cancel: () => void;
}

export const progress = createStore<Progress | undefined>(undefined);

export interface BatchResult<I, R> {
  readonly done: readonly { readonly item: I; readonly answer: R }[];
  readonly failed: readonly { readonly item: I; readonly error: unknown }[];
  /** Items that were never begun, because the work was cancelled. */
  readonly skipped: readonly I[];
}

export interface BatchOptions<I> {
  readonly title: string;
  readonly label: (item: I) => string;
  /** How many things an item stands for, where several go to the server at once; 1 when absent. */
  readonly size?: (item: I) => number;
}

/**
 * Works through a list, one after the other, behind the progress dialog with count, time left and cancel. One that
 * fails does not stop the rest; cancelling lets the one in work finish and leaves the others untouched.
 */
export async function runBatch<I, R>(
  items: readonly I[],
  work: (item: I, signal: AbortSignal) => Promise<R>,
  options: BatchOptions<I>,
): Promise<BatchResult<I, R>> {
  const stop = new AbortController();
  const done: { item: I; answer: R }[] = [];
  const failed: { item: I; error: unknown }[] = [];
  const startedAt = performance.now();
  const count = (list: readonly I[]): number => list.reduce((sum, item) => sum + (options.size?.(item) ?? 1), 0);
  const show = (current: string) => {
    const lost = count(failed.map(({ item }) => item));
    progress.set({
      title: options.title,
      done: count(done.map(({ item }) => item)) + lost,
      total: count(items),
      failed: lost,
      current,
      startedAt,
      cancel: () => stop.abort(),
    });
  };
  try {
    for (const item of items) {
      if (stop.signal.aborted) break;
      show(options.label(item));
      try {
        done.push({ item, answer: await work(item, stop.signal) });
      } catch (error) {
        failed.push({ item, error });
      }
    }
  } finally {
    progress.set(undefined);
  }
  return { done, failed, skipped: items.slice(done.length + failed.length) };
}

/** Seconds that are left at the pace so far; `undefined` while nothing is done. */
export function secondsLeft(
  { done, total, startedAt }: Pick<Progress, 'done' | 'total' | 'startedAt'>,
  now: number,
): number | undefined {
  if (done === 0) return undefined;
  return Math.ceil((((now - startedAt) / done) * (total - done)) / 1000);
}
