import { afterEach, beforeEach, expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { asProgram } from '../../testing/test-server.ts';
import { createFlush, type Flush, type Line } from './flush.ts';
import { createDb } from './tx.ts';

const test = testDatabase({ migrated: false });
let flush: Flush;

beforeEach(async () => {
  await test.pool.query('drop table if exists emas; create table emas (id integer)');
  // The server of the tests waits for no disk; that of a shop does.
  flush = createFlush({ ...asProgram(test.connection), options: '-c synchronous_commit=on' });
});
afterEach(() => flush.close());

/** Where the connections of the test lead. */
const here = async (): Promise<{ readonly host: string; readonly port: number }> => {
  const client = await test.pool.connect();
  client.release();
  return { host: client.host, port: client.port };
};
/** The line, once it is open. */
async function opened(): Promise<Line> {
  const di = await here();
  await expect.poll(() => flush.lineFor(di)).toBeDefined();
  const line = flush.lineFor(di);
  if (!line) throw new Error('there is no line');
  return line;
}
const placeOf = async (what: 'insert' | 'flush'): Promise<string> =>
  (await test.db.one<{ di: string }>(`select pg_current_wal_${what}_lsn()::text as di`)).di;

it('what was committed early is on disk when that is said, for the role of the program too', async () => {
  const line = await opened();
  let behind = '';
  const flushed = async (): Promise<void> => {
    behind = await placeOf('insert');
    await line.flushed();
  };
  const db = createDb(test.pool, { flush: { lineFor: () => ({ flushed }), close: () => flush.close() } });
  await db.tx((tx) => tx.last('insert into emas select generate_series(1, 1000)'));
  expect(await test.db.one(`select pg_current_wal_flush_lsn() >= $1::pg_lsn as kena`, [behind])).toEqual({
    kena: true,
  });
});

it('all who ask while one waits share the next', async () => {
  const line = await opened();
  const asked = Array.from({ length: 50 }, () => line.flushed());
  const [first, second, ...others] = asked;
  expect(first).not.toBe(second);
  expect(new Set(others)).toEqual(new Set([second]));
  await Promise.all(asked);
});

it('a commit waits for the disk itself until there is a line, and where it leads to another server', async () => {
  const { host, port } = await here();
  expect(flush.lineFor({ host, port })).toBeUndefined();
  await opened();
  expect(flush.lineFor({ host, port: port + 1 })).toBeUndefined();
});

it('a line that broke says nothing of what was committed before, though the database is back', async () => {
  const before = await opened();
  await before.flushed();
  const lines = `from pg_stat_activity
    where datname = current_database() and query like '%pg_logical_emit_message%' and pid <> pg_backend_pid()`;
  await test.db.query(`select pg_terminate_backend(pid) ${lines}`);
  await expect.poll(() => test.db.query(`select pid ${lines}`)).toEqual([]);
  await expect(before.flushed()).rejects.toBeInstanceOf(Error);
  const after = await opened();
  expect(after).not.toBe(before);
  await after.flushed();
  await expect(before.flushed()).rejects.toBeInstanceOf(Error);
});
