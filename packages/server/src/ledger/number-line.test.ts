import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { openShop, SHOP } from '../testing/shop.ts';
import { createPool } from '../platform/database/pool.ts';
import { createDb, type Db, type Tx } from '../platform/database/tx.ts';
import { Writing } from '../engine/paper/writing.ts';
import { takeNumber } from './number-line.ts';
import { drawNumber } from './number.ts';

const test = testDatabase();
const { kode_toko, tgl_system: tgl } = SHOP;
const counter = { kode_toko, kode: '', tgl };
let tests = 0;

beforeAll(() => openShop(test.db));
beforeEach(async () => {
  // Another counter for each test.
  counter.kode = `U${(tests += 1)}`;
  await test.pool.query('drop table if exists uji_nomor; create table uji_nomor (nomor integer primary key)');
});

/** How many runs took a number that was foretold. */
let foretold = 0;
beforeEach(() => {
  foretold = 0;
});

/** Writes with a number, as a paper is written. */
async function write(tx: Tx, before?: () => Promise<void>): Promise<number> {
  const taken = await takeNumber(tx, counter);
  await before?.();
  const writing = new Writing();
  writing.add(`insert into uji_nomor values (${writing.params.add(taken.terakhir)})`);
  if (taken.foretold) {
    foretold += 1;
    writing.foretell(taken.foretold);
  }
  await writing.send(tx, []);
  return taken.terakhir;
}

const numbers = async (): Promise<number[]> =>
  (await test.db.query<{ nomor: number }>('select nomor from uji_nomor order by 1')).map(({ nomor }) => nomor);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const many = (count: number, run: (index: number) => Promise<unknown>): Promise<PromiseSettledResult<unknown>[]> =>
  Promise.allSettled(upTo(count).map(run));
const last = async (): Promise<number> =>
  (
    await test.db.one<{ terakhir: number }>('select terakhir from nomor_dokumen where kode_toko = $1 and kode = $2', [
      kode_toko,
      counter.kode,
    ])
  ).terakhir;

describe('numbers of many at once', () => {
  it('follow one another, foretold to whoever comes behind another', async () => {
    await many(40, () => test.db.tx((tx) => write(tx)));
    expect([await numbers(), await last()]).toEqual([upTo(40), 40]);
    expect(foretold).toBeGreaterThan(20);
  });

  it('draws for somebody who is alone', async () => {
    for (const _ of upTo(3)) await test.db.tx((tx) => write(tx));
    expect([await numbers(), foretold]).toEqual([upTo(3), 0]);
  });

  it('have no gap where one of them comes to nothing, early or late', async () => {
    const ends = await many(40, (index) =>
      test.db.tx((tx) =>
        write(tx, async () => {
          if (index % 7 === 0) throw new Error('ditolak sebelum ditulis');
        }).then((nomor) => {
          if (index % 11 === 0) throw new Error('ditolak sesudah ditulis');
          return nomor;
        }),
      ),
    );
    const stood = ends.filter(({ status }) => status === 'fulfilled').length;
    expect(stood).toBe(40 - 5 - 3);
    expect([await numbers(), await last()]).toEqual([upTo(stood), stood]);
  });

  it('do not mind another program that draws between them', async () => {
    const pool = createPool(test.connection, { max: 4 });
    const other: Db = createDb(pool);
    try {
      const ends = await many(40, (index) => (index % 3 === 0 ? other : test.db).tx((tx) => write(tx)));
      expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
    } finally {
      await pool.end();
    }
    expect([await numbers(), await last()]).toEqual([upTo(40), 40]);
  });

  it('do not mind one of this program that draws without a place', async () => {
    const plain = (tx: Tx) =>
      drawNumber(tx, counter).then((nomor) => tx.query('insert into uji_nomor values ($1)', [nomor]));
    await many(40, (index) => test.db.tx<unknown>((tx) => (index % 5 === 0 ? plain(tx) : write(tx))));
    expect([await numbers(), await last()]).toEqual([upTo(40), 40]);
  });

  it('are as many as a transaction asks for', async () => {
    const ends = await many(12, (index) =>
      test.db.tx(async (tx) => {
        await write(tx);
        if (index % 2 === 0) await write(tx);
      }),
    );
    expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await numbers()).toEqual(upTo(18));
  });

  it('wait for nobody within the program who waits for a lock of theirs', async () => {
    await test.pool.query('insert into uji_nomor values (-1)');
    const hold = (tx: Tx) => tx.query('select from uji_nomor where nomor = -1 for update');
    const begun = performance.now();
    // The first has its number and then asks for what the second holds, who is foretold the number behind it.
    const first = test.db.tx((tx) => write(tx, async () => sleep(100).then(() => void hold(tx))));
    const second = test.db.tx(async (tx) => {
      await hold(tx);
      await sleep(50);
      return write(tx);
    });
    await Promise.all([first, second]);
    expect(await numbers()).toEqual([-1, 1, 2]);
    expect(performance.now() - begun).toBeLessThan(10_000);
  });
});
