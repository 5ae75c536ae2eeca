import { Dec } from '@kilau/contract/core/dec.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import type { Flush } from './flush.ts';
import { createDb, type Db, type Sql, type Tx } from './tx.ts';

const test = testDatabase({ migrated: false });

beforeEach(async () => {
  await test.pool.query(
    'drop table if exists emas; create table emas (id integer primary key, berat numeric not null)',
  );
  await test.pool.query("insert into emas values (1, '10.250'), (2, 5)");
});

const weight = async (id: number, sql: Sql = test.db): Promise<string> =>
  (await sql.one<{ berat: Dec }>('select berat from emas where id = $1', [id])).berat.toFixed(3);

describe('values', () => {
  it('come back exact: numeric as Dec, dates as text, integers as numbers', async () => {
    const row = await test.db.one(
      `select 0.1::numeric as berat, date '2026-01-31' as tgl, count(*) as jumlah, array[[1.1, null], [2,
        3]]::numeric[] as banyak,
              array[date '2026-01-31'] as hari, array[9007199254740991]::int8[] as besar from emas`,
    );
    expect(row).toEqual({
      berat: Dec.from('0.1'),
      tgl: '2026-01-31',
      jumlah: 2,
      banyak: [
        [Dec.from('1.1'), null],
        [Dec.from(2), Dec.from(3)],
      ],
      hari: ['2026-01-31'],
      besar: [9_007_199_254_740_991],
    });
  });

  it('go out exact, alone and in arrays', async () => {
    const large = Dec.from('12345678901234567890.123');
    const row = await test.db.one<{ nilai: Dec; semua: Dec[] }>('select $1::numeric as nilai, $2::numeric[] as semua', [
      large,
      [large, Dec.from('0.001')],
    ]);
    expect([row.nilai, ...row.semua].map(String)).toEqual([String(large), String(large), '0.001']);
  });

  it('never lose digits of an integer in silence', async () => {
    await expect(test.db.one("select '9007199254740993'::int8 as besar")).rejects.toThrow(/too large/);
    expect(await test.db.one('select 1 as nilai')).toEqual({ nilai: 1 });
  });
});

describe('statements', () => {
  it('are prepared from their second use, and the settings are ours', async () => {
    const text = 'select berat from emas where id = $1 -- prepared';
    const names = (): Promise<object[]> =>
      test.db.tx((tx) => tx.query('select name from pg_prepared_statements where statement = $1', [text]));
    for (const id of [1, 2]) await test.db.tx((tx) => tx.query(text, [id]));
    expect(await names()).toEqual([{ name: expect.stringMatching(/^k[0-9a-f]{24}$/) }]);
    expect(
      await test.db.one(
        `select current_setting('jit') as jit, current_setting('random_page_cost') as cost,
                current_setting('statement_timeout') as timeout, current_setting('application_name') as name`,
      ),
    ).toEqual({ jit: 'off', cost: '1.1', timeout: '30s', name: 'kilau' });
  });

  it('are one per text, however often', async () => {
    const two = "select 1; delete from emas where 'a' = 'a'";
    for (let time = 1; time <= 2; time++) await expect(test.db.query(two)).rejects.toThrow(/multiple commands/);
    expect(await test.db.query('select * from emas')).toHaveLength(2);
  });

  it('that fail say where they were asked for', async () => {
    const here = { stack: expect.stringContaining('tx.test.ts') };
    await expect(test.db.query('selct 1')).rejects.toMatchObject(here);
    await expect(test.db.one('selct 1')).rejects.toMatchObject(here);
    await expect(test.db.tx((tx) => tx.maybe('selct 1'))).rejects.toMatchObject(here);
  });

  it('tell one row from none and many', async () => {
    expect(await test.db.maybe('select 1 from emas where id = 9')).toBeUndefined();
    await expect(test.db.one('select 1 from emas where id = 9')).rejects.toThrow(/expected one row, got none/);
    await expect(test.db.one('select id from emas')).rejects.toThrow(/at most one row, got 2/);
  });

  it('survive a table that changes under them', async () => {
    for (let time = 1; time <= 3; time++) await test.db.query('select * from emas where id = 1');
    await test.pool.query('alter table emas add column kadar numeric');
    for (let time = 1; time <= 4; time++) {
      expect(await test.db.query('select * from emas where id = 1')).toEqual([
        { id: 1, berat: Dec.from('10.25'), kadar: null },
      ]);
    }
  });
});

describe('tx', () => {
  it('commits what it did, and then tells others, in order', async () => {
    const told: string[] = [];
    const result = await test.db.tx(async (tx) => {
      tx.afterCommit(async () => {
        told.push(await weight(1));
      });
      tx.afterCommit(() => void told.push('kedua'));
      await tx.query('update emas set berat = 11 where id = 1');
      return 'selesai';
    });
    expect([result, ...told]).toEqual(['selesai', '11.000', 'kedua']);
  });

  it('rolls everything back on an error, and tells nobody', async () => {
    const hook = vi.fn();
    await expect(
      test.db.tx(async (tx) => {
        tx.afterCommit(hook);
        await tx.query('delete from emas');
        throw new Error('ditolak');
      }),
    ).rejects.toThrow('ditolak');
    expect(await weight(1)).toBe('10.250');
    expect(hook).not.toHaveBeenCalled();
  });

  it('does not call it a success when a swallowed error has undone it', async () => {
    const hook = vi.fn();
    const attempt = test.db.tx(async (tx) => {
      tx.afterCommit(hook);
      await tx.query('delete from emas');
      await tx.query('select 1 / 0').catch(() => undefined);
    });
    await expect(attempt).rejects.toThrow(
      expect.objectContaining({
        message: 'the transaction was rolled back',
        cause: expect.objectContaining({ message: 'division by zero' }),
      }),
    );
    expect(hook).not.toHaveBeenCalled();
  });

  it('reports a failing afterCommit without failing', async () => {
    const report = vi.fn();
    const db = createDb(test.pool, { onAfterCommitError: report });
    const second = vi.fn();
    await db.tx(async (tx) => {
      tx.afterCommit(() => Promise.reject(new Error('pesan tidak terkirim')));
      tx.afterCommit(second);
      await tx.query('update emas set berat = 1 where id = 1');
    });
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'pesan tidak terkirim' }));
    expect(second).toHaveBeenCalledOnce();
  });

  it('refuses statements that nobody waits for, or that come too late', async () => {
    let kept: Tx | undefined;
    const careless = test.db.tx(async (tx) => {
      kept = tx;
      void tx.query('delete from emas');
      await Promise.resolve();
    });
    await expect(careless).rejects.toThrow('1 statement(s) of the transaction were not awaited');
    await expect(kept?.query('delete from emas')).rejects.toThrow(/the transaction is over/);
    expect(await test.db.query('select * from emas')).toHaveLength(2);
  });

  it('runs statements asked for at once one after the other', async () => {
    const warning = vi.spyOn(process, 'emitWarning');
    const both = await test.db.tx((tx) => Promise.all([weight(1, tx), weight(2, tx)]));
    expect(both).toEqual(['10.250', '5.000']);
    expect(warning).not.toHaveBeenCalled();
  });

  it('knows its isolation and whether it may write', async () => {
    const isolation = await test.db.tx((tx) => tx.one("select current_setting('transaction_isolation') as level"), {
      isolation: 'repeatable read',
      readOnly: true,
    });
    expect(isolation).toEqual({ level: 'repeatable read' });
    await expect(test.db.tx((tx) => tx.query('delete from emas'), { readOnly: true })).rejects.toThrow(/read-only/);
  });

  it('is not a Db, and a Db is not a Tx', () => {
    expectTypeOf<Db>().not.toExtend<Tx>();
    expectTypeOf<Tx>().toExtend<Sql>();
    expectTypeOf<Db>().toExtend<Sql>();
  });
});

/** A wait for the disk that is done so. */
const flushBy = (flushed: () => Promise<void>): Flush => ({ lineFor: () => ({ flushed }), close: vi.fn() });

describe('the last statement', () => {
  const heavier = 'update emas set berat = berat + 1 where id = $1 returning berat';

  it('goes with the commit, and nothing comes after it', async () => {
    const told: string[] = [];
    const row = await test.db.tx(async (tx) => {
      tx.afterCommit(async () => void told.push(await weight(1)));
      const last = await tx.last(heavier, [1]);
      await expect(tx.query('delete from emas')).rejects.toThrow(/the transaction is over/);
      return last;
    });
    expect(row).toEqual({ berat: Dec.from('11.250') });
    expect([await weight(1), ...told]).toEqual(['11.250', '11.250']);
  });

  it('takes all with it where it fails, and leaves its connection in order', async () => {
    const hook = vi.fn();
    const flushed = vi.fn();
    for (const db of [test.db, createDb(test.pool, { flush: flushBy(flushed) })]) {
      const failing = db.tx(async (tx) => {
        tx.afterCommit(hook);
        await tx.query('delete from emas');
        return tx.last('select 1 / 0 as nol');
      });
      await expect(failing).rejects.toThrow('division by zero');
      expect(await weight(1)).toBe('10.250');
    }
    expect([hook, flushed].map(({ mock }) => mock.calls)).toEqual([[], []]);
  });

  it('has what was asked of others forgotten where it is undone, and nowhere else', async () => {
    const told: string[] = [];
    const tell = (name: string) => async (sql: Sql) => void told.push(`${name} ${await weight(1, sql)}`);
    await test.db.tx(async (tx) => {
      tx.afterUndo(tell('berdiri'));
      await tx.last(heavier, [1]);
    });
    const behind = test.db.tx(async (tx) => {
      tx.afterUndo(tell('sudah selesai'));
      await tx.last(heavier, [1]);
      throw new Error('terlambat');
    });
    await expect(behind).rejects.toThrow('terlambat');
    const reported = vi.fn();
    const db = createDb(test.pool, { onAfterCommitError: reported });
    for (const fails of [
      async (tx: Tx) => tx.last('select 1 / 0 as nol'),
      async (tx: Tx) => {
        await tx.query(heavier, [1]);
        throw new Error('batal');
      },
    ]) {
      const undone = db.tx(async (tx) => {
        tx.afterUndo(() => Promise.reject(new Error('tidak sampai')));
        tx.afterUndo(tell('gugur'));
        return fails(tx);
      });
      await expect(undone).rejects.toThrow(/division by zero|batal/);
    }
    expect(reported).toHaveBeenCalledTimes(2);
    // Tried again, it stands.
    let tries = 0;
    await test.db.tx(async (tx) => {
      tx.afterUndo(tell('diulang'));
      await tx.query(heavier, [1]);
      tries += 1;
      if (tries === 1) await tx.query(`do $$ begin raise exception 'lagi' using errcode = '40001'; end $$`);
    });
    expect([tries, told]).toEqual([2, ['gugur 12.250', 'gugur 12.250']]);
  });

  it('is undone by a commit that is refused', async () => {
    await test.pool.query(
      `create function berat_wajar() returns trigger language plpgsql as $$
         begin if new.berat > 50 then raise exception 'tidak wajar'; end if; return null; end $$;
       create constraint trigger wajar after update on emas deferrable initially deferred
         for each row execute function berat_wajar()`,
    );
    const hook = vi.fn();
    const flushed = vi.fn();
    const undone = vi.fn();
    const refused = createDb(test.pool, { flush: flushBy(flushed) }).tx(async (tx) => {
      tx.afterCommit(hook);
      tx.afterUndo(async () => void undone());
      return tx.last('update emas set berat = 100 where id = $1 returning berat', [1]);
    });
    await expect(refused).rejects.toThrow('tidak wajar');
    expect(await weight(1)).toBe('10.250');
    expect([hook, flushed, undone].map(({ mock }) => mock.calls)).toEqual([[], [], [[]]]);
    await test.pool.query('drop function berat_wajar() cascade');
  });

  it('is told when the log has it, and only with the disk behind it at once', async () => {
    const order: string[] = [];
    const flush = flushBy(async () => void order.push(`flushed ${await weight(1)}`));
    await createDb(test.pool, { flush }).tx(async (tx) => {
      tx.afterCommit(() => void order.push('told'));
      await tx.last(heavier, [1]);
    });
    // What ends by a plain commit has waited for the disk itself.
    await createDb(test.pool, { flush }).tx((tx) => tx.query(heavier, [1]));
    expect(order).toEqual(['flushed 11.250', 'told']);
  });

  it('is not called done when nobody can say that it is kept', async () => {
    const hook = vi.fn();
    const flush = flushBy(() => Promise.reject(new Error('the database is gone')));
    const unsure = createDb(test.pool, { flush }).tx(async (tx) => {
      tx.afterCommit(hook);
      await tx.last(heavier, [1]);
    });
    await expect(unsure).rejects.toThrow('the database is gone');
    expect(hook).not.toHaveBeenCalled();
  });

  it('is done again with all else after a deadlock', async () => {
    let meet = (): void => undefined;
    const met = new Promise<void>((resolve) => {
      meet = resolve;
    });
    let came = 0;
    const both = [1, 2].map((id) =>
      test.db.tx(async (tx) => {
        await tx.query(heavier, [id]);
        came += 1;
        if (came === 2) meet();
        await met;
        await tx.last(heavier, [3 - id]);
      }),
    );
    await Promise.all(both);
    expect([await weight(1), await weight(2)]).toEqual(['12.250', '7.000']);
  });
});

describe('retries', () => {
  it('both sides of a deadlock end up done', async () => {
    let tries = 0;
    const move = (from: number, to: number): Promise<void> =>
      test.db.tx(async (tx) => {
        tries++;
        await tx.query('update emas set berat = berat - 1 where id = $1', [from]);
        await sleep(50);
        await tx.query('update emas set berat = berat + 1 where id = $1', [to]);
      });
    await Promise.all([move(1, 2), move(2, 1)]);
    expect([await weight(1), await weight(2)]).toEqual(['10.250', '5.000']);
    expect(tries).toBeGreaterThan(2);
  });

  it('a serialization failure is tried again, even when the code made another error of it', async () => {
    const add = (): Promise<void> =>
      test.db.tx(
        async (tx) => {
          const { berat } = await tx.one<{ berat: Dec }>('select berat from emas where id = 1');
          await sleep(20);
          await tx.query('update emas set berat = $1 where id = 1', [berat.plus(1)]).catch(() => {
            throw new Error('dibungkus');
          });
        },
        { isolation: 'serializable' },
      );
    await Promise.all([add(), add(), add()]);
    expect(await weight(1)).toBe('13.250');
  });

  it('gives up after five, and leaves other errors alone', async () => {
    let tries = 0;
    const failing = (code: string): Promise<never[]> =>
      test.db.tx((tx) => {
        tries++;
        return tx.query(`do $$ begin raise sqlstate '${code}'; end $$`);
      });
    await expect(failing('40001')).rejects.toMatchObject({ code: '40001' });
    expect(tries).toBe(6);
    await expect(failing('23505')).rejects.toMatchObject({ code: '23505' });
    expect(tries).toBe(7);
  });

  it('a connection that breaks fails its transaction only', async () => {
    await expect(
      test.db.tx(async (tx) => {
        const { pid } = await tx.one<{ pid: number }>('select pg_backend_pid() as pid');
        await test.db.query('select pg_terminate_backend($1)', [pid]);
        await sleep(50);
        await tx.query('select 1');
      }),
    ).rejects.toThrow(/terminat|not queryable/i);
    for (let time = 1; time <= 5; time++) expect(await weight(2)).toBe('5.000');
  });
});
