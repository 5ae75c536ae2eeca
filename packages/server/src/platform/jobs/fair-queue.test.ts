import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

/** Begins whatever may begin. */
function begin(queue: FairQueue<string>): string[] {
  const begun: string[] = [];
  for (let item = queue.next(); item !== undefined; item = queue.next()) begun.push(item);
  return begun;
}

describe('the queue before the places', () => {
  it('lets users take turns, whatever one of them has ordered before', () => {
    const queue = new FairQueue<string>(1);
    for (const item of ['A1', 'A2', 'A3', 'A4']) queue.add('A', item);
    queue.add('B', 'B1');
    queue.add('C', 'C1');
    queue.add('B', 'B2');
    expect(queue.inOrder()).toEqual(['A1', 'B1', 'C1', 'A2', 'B2', 'A3', 'A4']);
    const served: string[] = [];
    for (let [item] = begin(queue); item !== undefined; [item] = begin(queue)) {
      served.push(item);
      queue.done(item.slice(0, 1));
    }
    expect(served).toEqual(['A1', 'B1', 'C1', 'A2', 'B2', 'A3', 'A4']);
  });

  it('keeps a place near for others while one user has all the work', () => {
    const queue = new FairQueue<string>(2);
    for (const item of ['A1', 'A2', 'A3']) queue.add('A', item);
    expect(begin(queue)).toEqual(['A1']);
    queue.add('B', 'B1');
    expect(begin(queue)).toEqual(['B1']);
    queue.done('A');
    expect(begin(queue)).toEqual(['A2']);
    expect(queue.inOrder()).toEqual(['A3']);
  });

  it('takes back what waits, and nothing that has begun', () => {
    const queue = new FairQueue<string>(1);
    queue.add('A', 'A1');
    queue.add('A', 'A2');
    expect(begin(queue)).toEqual(['A1']);
    expect([queue.remove('A1'), queue.remove('A2'), queue.remove('A2')]).toEqual([false, true, false]);
    expect(queue.inOrder()).toEqual([]);
  });

  it('never lets somebody wait for more than one order of each other user, and no place idle', () => {
    const orders = fc.array(fc.constantFrom('A', 'B', 'C', 'D'), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(orders, fc.integer({ min: 1, max: 4 }), (users, places) => {
        const queue = new FairQueue<string>(places);
        users.forEach((user, index) => queue.add(user, `${user}${index}`));
        const served: string[] = [];
        let working = begin(queue);
        while (working.length > 0) {
          expect(working.length).toBeLessThanOrEqual(places);
          served.push(...working);
          for (const item of working) queue.done(item.slice(0, 1));
          working = begin(queue);
        }
        expect(served.toSorted()).toEqual(users.map((user, index) => `${user}${index}`).toSorted());
        for (const user of new Set(users)) {
          const first = served.findIndex((item) => item.startsWith(user));
          const before = served.slice(0, first).map((item) => item.slice(0, 1));
          expect(new Set(before).size).toBe(before.length);
        }
      }),
    );
  });
});
