import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDb, type TestDb } from '../../testing/database.ts';
import { openShop, pieces } from '../../testing/shop.ts';
import { urlOf, asProgram } from '../../testing/test-server.ts';
import { startBoss } from '../antrean/boss.ts';
import type { Log } from '../log.ts';
import { openDatabase, type OpenDatabase } from './open.ts';

let test: TestDb;
let opened: OpenDatabase;
const warned: string[] = [];
beforeAll(async () => {
  test = await createTestDb();
  opened = await openDatabase(
    {
      dataDir: '',
      databaseUrl: urlOf(asProgram(test.connection)),
      databaseOwnerUrl: urlOf(test.connection),
    },
    { onWarning: (line) => warned.push(line) },
  );
  await openShop(test.db);
});
afterAll(async () => {
  await opened.close();
  await test.drop();
});

it('does the daily work, and nobody is warned', async () => {
  expect(await pieces(opened.db, 2)).toHaveLength(2);
  expect(await opened.db.one('select count(*) > 0 as ada from entri')).toEqual({ ada: true });
  await opened.db.query('analyze entri');
  const { rows } = await opened.pool.query(`select 1 from pg_stats where tablename = 'entri' limit 1`);
  expect(rows).toHaveLength(1);
  expect(warned).toEqual([]);
});

it.each([
  'update entri set jumlah = jumlah * 2',
  'delete from entri',
  'truncate entri cascade',
  `update posting set user_id = 'LAIN'`,
  'delete from posting',
  'delete from perbuatan',
  `update pembayaran set kode_toko = 'KL02'`,
  'delete from pemeriksaan',
  `update audit set user_id = 'LAIN'`,
  'delete from audit',
  'alter table entri disable trigger all',
  'alter table posting disable trigger user',
  'drop trigger entri_tertutup on entri',
  'drop table entri cascade',
  'create or replace function buku_tertutup() returns trigger language plpgsql as $$ begin return new; end $$',
  'create table public.lain ()',
  'create schema lain',
  `set session_replication_role = 'replica'`,
  'set session authorization kilau',
  'set role kilau',
  'create role lain superuser',
  'alter role kilau_program superuser',
  'delete from skema_migrasi',
  `copy entri to program 'true'`,
  `select pg_read_file('pg_hba.conf')`,
])('is refused: %s', async (statement) => {
  const before = await test.db.query('select md5(string_agg(e::text, null order by e::text)) as isi from entri e');
  await expect(opened.db.query(statement)).rejects.toMatchObject({
    code: expect.stringMatching(/^(42501|42704|22023)$/),
  });
  expect(await test.db.query('select md5(string_agg(e::text, null order by e::text)) as isi from entri e')).toEqual(
    before,
  );
});

it('takes over the queue that an owner has made', async () => {
  const log = { warn: () => undefined } as unknown as Log;
  const other = await createTestDb();
  await (await startBoss(other.pool, log)).stop({ graceful: false });
  const again = await openDatabase({
    dataDir: '',
    databaseUrl: urlOf(asProgram(other.connection)),
    databaseOwnerUrl: urlOf(other.connection),
  });
  const boss = await startBoss(again.pool, log);
  expect(await boss.send('kiriman', { id: 'satu' })).toEqual(expect.any(String));
  expect(await boss.fetch('kiriman')).toHaveLength(1);
  await boss.stop({ graceful: false });
  const owners = await other.db.query<{ pemilik: string }>(
    `select distinct pg_get_userbyid(relowner) as pemilik from pg_class
      where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p', 'S')`,
  );
  expect(owners).toEqual([{ pemilik: 'kilau_program' }]);
  await again.close();
  await other.drop();
});

it('owns nothing but its queue', async () => {
  const owned = await test.db.query(
    `select c.oid::regclass::text as nama from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and pg_get_userbyid(c.relowner) = 'kilau_program'`,
  );
  expect(owned).toEqual([]);
});

it('warns of a user who could do all that', async () => {
  const told: string[] = [];
  const owner = await openDatabase(
    { dataDir: '', databaseUrl: urlOf(test.connection) },
    { onWarning: (line) => told.push(line) },
  );
  await owner.close();
  expect(told).toEqual([expect.stringContaining('KILAU_DATABASE_OWNER_URL')]);
});
