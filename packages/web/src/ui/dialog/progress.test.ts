import { describe, expect, it } from 'vitest';
import { progress, runBatch, secondsLeft } from './progress.ts';

const options = { title: 'Validasi', label: (item: number) => `no ${item}` };

describe('runBatch', () => {
  it('works through all, one after the other, though some fail', async () => {
    const seen: string[] = [];
    const result = await runBatch(
      [1, 2, 3],
      (item) => {
        seen.push(`${progress.get()?.done}/${progress.get()?.total} ${progress.get()?.current}`);
        return item === 2 ? Promise.reject(new Error('refused')) : Promise.resolve(item * 10);
      },
      options,
    );
    expect(seen).toEqual(['0/3 no 1', '1/3 no 2', '2/3 no 3']);
    expect(result.done).toEqual([
      { item: 1, answer: 10 },
      { item: 3, answer: 30 },
    ]);
    expect(result.failed.map(({ item }) => item)).toEqual([2]);
    expect(progress.get()).toBeUndefined();
  });

  it('begins nothing more once it is cancelled, and says what is left', async () => {
    const result = await runBatch(
      [1, 2, 3],
      (item) => {
        if (item === 2) progress.get()?.cancel();
        return Promise.resolve(item);
      },
      options,
    );
    expect(result.done.map(({ item }) => item)).toEqual([1, 2]);
    expect(result.skipped).toEqual([3]);
  });
});

describe('secondsLeft', () => {
  it('reckons by the pace so far', () => expect(secondsLeft({ done: 2, total: 10, startedAt: 1000 }, 5000)).toBe(16));
  it('does not guess before anything is done', () =>
    expect(secondsLeft({ done: 0, total: 10, startedAt: 0 }, 5000)).toBeUndefined());
});
