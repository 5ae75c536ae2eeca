import { setImmediate as round } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { turn } from './turn.ts';

it('lets one piece of long work be done in a round of the event loop, in the order they asked', async () => {
  const done: string[] = [];
  const long = async (name: string): Promise<void> => {
    for (let piece = 1; piece <= 2; piece++) {
      await turn();
      done.push(`${name}${piece}`);
    }
  };
  const all = Promise.all([long('a'), long('b'), long('c')]);
  const after: number[] = [];
  for (let rounds = 0; rounds < 8; rounds++) {
    await round();
    after.push(done.length);
  }
  await all;
  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2']);
  expect(Math.max(...after.map((count, index) => count - (after[index - 1] ?? 0)))).toBe(1);
});

it('goes on after a pause', async () => {
  await turn();
  await round();
  await turn();
  expect(await turn()).toBeUndefined();
});
