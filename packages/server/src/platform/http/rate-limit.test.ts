import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { createPool } from '../database/pool.ts';
import { createDb } from '../database/tx.ts';
import { createRateLimits, sweepRateLimits, type RateLimits } from './rate-limit.ts';

const database = testDatabase();
let time = Date.parse('2026-11-22T01:00:00Z');
const now = () => new Date(time);
const later = (ms: number): void => void (time += ms);
/** Two servers on the database, each with connections of its own. */
let here: RateLimits;
let there: RateLimits;
let otherPool: ReturnType<typeof createPool>;
beforeAll(() => {
  otherPool = createPool(database.connection, { max: 4 });
  here = createRateLimits({ db: database.db, now });
  there = createRateLimits({ db: createDb(otherPool), now });
});
afterAll(() => otherPool.end());

const rate = (key: string, max = 2) => ({ key, max, seconds: 10 });

describe('a rate limit', () => {
  it('refuses what is over it, key by key, with the seconds to wait', async () => {
    await here.spend(rate('a'));
    later(3000);
    await here.spend(rate('a'));
    await here.spend(rate('b'));
    await expect(here.spend(rate('a'))).rejects.toMatchObject({ code: 'terlalu_sering', params: { detik: 7 } });
    later(7000);
    await here.spend(rate('a'));
  });

  it('does not count what is given back', async () => {
    for (let n = 0; n < 20; n += 1) {
      await here.spend(rate('c'), rate('d'));
      await here.refund('c', 'd');
    }
    await here.refund('unknown');
    await here.spend(rate('c'));
    await here.spend(rate('c'));
    await expect(here.spend(rate('c'))).rejects.toThrow('terlalu_sering');
    await here.spend(rate('d'));
  });

  it('refuses all when one key has none left, and counts the others', async () => {
    await here.spend(rate('e', 1));
    await expect(here.spend(rate('e', 1), rate('f', 1))).rejects.toThrow('terlalu_sering');
    await expect(here.spend(rate('f', 1))).rejects.toThrow('terlalu_sering');
  });

  it('holds over several servers, however many come at once', async () => {
    const tries = Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? here : there).spend(rate('g', 15)));
    const ends = await Promise.allSettled(tries);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(15);
    await there.refund('g');
    await here.spend(rate('g', 15));
    await expect(there.spend(rate('g', 15))).rejects.toThrow('terlalu_sering');
  });

  it('takes several keys in any order from several servers without a deadlock', async () => {
    const tries = Array.from({ length: 40 }, (_, n) =>
      n % 2 === 0 ? here.spend(rate('h', 99), rate('i', 99)) : there.spend(rate('i', 99), rate('h', 99)),
    );
    await Promise.all(tries);
    const left = await database.db.query<{ jumlah: number }>(`select jumlah from batas_laju where kunci in ('h', 'i')`);
    expect(left).toEqual([{ jumlah: 40 }, { jumlah: 40 }]);
  });

  it('forgets windows that are over, and no others', async () => {
    later(60_000);
    await here.spend(rate('j', 1));
    expect(await sweepRateLimits({ db: database.db, now })).toBeGreaterThan(0);
    expect(await database.db.query(`select kunci from batas_laju`)).toEqual([{ kunci: 'j' }]);
    await expect(here.spend(rate('j', 1))).rejects.toThrow('terlalu_sering');
  });
});
