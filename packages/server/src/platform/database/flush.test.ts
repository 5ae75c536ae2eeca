import { beforeEach, expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { asProgram } from '../../testing/test-server.ts';
import { createFlush } from './flush.ts';
import { createDb } from './tx.ts';

const test = testDatabase({ migrated: false });

beforeEach(async () => {
  await test.pool.query('drop table if exists emas; create table emas (id integer)');
});

const placeOf = async (what: 'insert' | 'flush'): Promise<string> =>
  (await test.db.one<{ di: string }>(`select pg_current_wal_${what}_lsn()::text as di`)).di;

it('what was committed early is on disk when that is said, for the role of the program too', async () => {
  // The server of the tests waits for no disk; that of a shop does.
  const flush = createFlush({ ...asProgram(test.connection), options: '-c synchronous_commit=on' });
  let behind = '';
  const db = createDb(test.pool, {
    flush: {
      ...flush,
      flushed: async () => {
        behind = await placeOf('insert');
        await flush.flushed();
      },
    },
  });
  await db.tx((tx) => tx.last('insert into emas select generate_series(1, 1000)'));
  expect(await test.db.one(`select pg_current_wal_flush_lsn() >= $1::pg_lsn as kena`, [behind])).toEqual({
    kena: true,
  });
  await flush.close();
});

it('all who ask while one waits share the next', async () => {
  const flush = createFlush(test.connection);
  await flush.flushed();
  const asked = [flush.flushed(), ...Array.from({ length: 50 }, () => flush.flushed())];
  const [first, second, ...others] = asked;
  expect(new Set([first, second]).size).toBe(2);
  expect(new Set(others)).toEqual(new Set([second]));
  await Promise.all(asked);
  await flush.close();
});

it('says that it cannot say it, and can again when the database is back', async () => {
  const flush = createFlush(test.connection);
  await flush.flushed();
  await test.db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like '%pg_logical_emit_message%' and pid <> pg_backend_pid()`,
  );
  await flush.flushed().catch(() => undefined);
  await expect(flush.flushed()).resolves.toBeUndefined();
  await flush.close();
});
