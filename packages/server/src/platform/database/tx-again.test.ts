import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { TryAgain, type Sql } from './tx.ts';

const test = testDatabase({ migrated: false });

beforeEach(async () => {
  await test.pool.query('drop table if exists emas; create table emas (id integer primary key, berat text not null)');
  await test.pool.query("insert into emas values (1, '10')");
});

const weight = async (sql: Sql = test.db): Promise<string> =>
  (await sql.one<{ berat: string }>('select berat from emas where id = 1')).berat;

describe('a transaction', () => {
  it('sends what is to be waited for along with the next statement, which reads what came of it', async () => {
    const read = await test.db.tx(async (tx) => {
      tx.along('update emas set berat = $1 where id = 1', ['11']);
      return weight(tx);
    });
    expect([read, await weight()]).toEqual(['11', '11']);
  });

  it('tells what has failed along with a statement, and not that the statement came behind it', async () => {
    const failing = (last: boolean) =>
      test.db.tx(async (tx) => {
        await tx.query('delete from emas');
        tx.along('select 1 / 0');
        return last ? tx.last('select 1') : tx.query('select 1');
      });
    for (const last of [false, true]) await expect(failing(last)).rejects.toThrow('division by zero');
    expect(await weight()).toBe('10');
  });

  it('is run again where it asks for that, with nothing left of the run before, and knows which run it is', async () => {
    const runs: (number | string)[] = [];
    const homes = new Set<object>();
    await test.db.tx(async (tx) => {
      homes.add(tx.home);
      tx.afterEnd((stands) => runs.push(stands ? 'berdiri' : 'gugur'));
      runs.push(tx.attempt, await weight(tx));
      await tx.query("update emas set berat = '1' where id = 1");
      if (tx.attempt < 3) throw new TryAgain('sekali lagi');
    });
    expect(runs).toEqual([1, '10', 'gugur', 2, '10', 'gugur', 3, '10', 'berdiri']);
    await test.db.tx(async (tx) => void homes.add(tx.home));
    expect(homes.size).toBe(1);
    await expect(
      test.db.tx(async (tx) => {
        await tx.query('delete from emas');
        throw new TryAgain('tidak pernah cukup');
      }),
    ).rejects.toThrow('tidak pernah cukup');
    expect(await weight()).toBe('1');
  });
});
