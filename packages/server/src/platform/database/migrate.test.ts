import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDb, type TestDb } from '../../testing/database.ts';
import { fingerprint, migrate, MigrationError } from './migrate.ts';
import { migrationsDir } from './open.ts';

let dir: string;
let test: TestDb;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'kilau-migrate-'));
  test = await createTestDb({ migrated: false });
});

afterEach(async () => {
  await test.drop();
  rmSync(dir, { recursive: true, force: true });
});

function file(name: string, ...lines: string[]): void {
  writeFileSync(join(dir, name), `${lines.join('\n')}\n`);
}

const run = (log?: (line: string) => void): Promise<string[]> => migrate(test.connection, dir, log);
const tables = async (): Promise<string[]> => {
  const rows = await test.db.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  return rows.map(({ name }) => name);
};

it('applies files in order, once, and says so', async () => {
  file('0002-isi.sql', 'insert into emas values (1);');
  file('0001-emas.sql', 'create table emas (berat numeric);', 'create index on emas (berat);');
  const lines: string[] = [];
  expect(await run((line) => lines.push(line))).toEqual(['0001-emas.sql', '0002-isi.sql']);
  expect(lines).toEqual([expect.stringMatching(/^applied 0001-emas.sql in \d+ ms$/), expect.any(String)]);
  expect(await run()).toEqual([]);
  file('0003-lagi.sql', 'insert into emas values (2);');
  expect(await run()).toEqual(['0003-lagi.sql']);
  expect(await test.db.one('select count(*) as n from emas')).toEqual({ n: 2 });
});

it('lets programs that start at once wait for each other', async () => {
  file('0001-emas.sql', 'create table emas (berat numeric);', 'select pg_sleep(0.3);');
  file('0002-indeks.sql', '-- no-transaction', 'create index concurrently on emas (berat);');
  const results = await Promise.all([run(), run(), run()]);
  expect(results.flat().toSorted()).toEqual(['0001-emas.sql', '0002-indeks.sql']);
});

it('runs a file without a transaction when it says so', async () => {
  file('0001-emas.sql', 'create table emas (berat numeric, kadar numeric);');
  file(
    '0002-indeks.sql',
    '-- no-transaction',
    'create index concurrently if not exists satu on emas (berat);',
    '-- the second; of two',
    'create index concurrently if not exists dua on emas (kadar);',
  );
  expect(await run()).toHaveLength(2);
});

it('refuses a file that was changed after it was applied, but not for its line ends', async () => {
  file('0001-emas.sql', 'create table emas (', '  berat numeric);');
  await run();
  writeFileSync(join(dir, '0001-emas.sql'), 'create table emas (\r\n  berat numeric);\r\n');
  expect(await run()).toEqual([]);
  file('0001-emas.sql', 'create table emas (berat integer);');
  await expect(run()).rejects.toThrow(MigrationError);
  await expect(run()).rejects.toThrow('0001-emas.sql was changed after it was applied');
});

it('refuses a database that is newer than the program, before it touches it', async () => {
  file('0001-emas.sql', 'create table emas (berat numeric);');
  file('0002-baru.sql', 'create table baru ();');
  await run();
  rmSync(join(dir, '0002-baru.sql'));
  file('0003-lain.sql', 'create table lain ();');
  await expect(run()).rejects.toThrow('the database is newer than this program: it has 0002-baru.sql');
  expect(await tables()).not.toContain('lain');
});

it('refuses a database of other migrations, says what to do, and leaves it as it is', async () => {
  file('0001-platform.sql', 'create table toko (kode_toko text primary key);', `insert into toko values ('KL01');`);
  file('0002-ledger.sql', 'create table posting (urut bigint);');
  await run();
  const before = await tables();
  const history = await test.db.query('select * from skema_migrasi order by berkas');
  const refused = migrate(test.connection, migrationsDir());
  await expect(refused).rejects.toThrow(MigrationError);
  await expect(refused).rejects.toThrow(
    /made by an earlier Kilau.*0001-platform\.sql.*nothing was changed.*export what you need.*begin anew with an empty/,
  );
  expect(await tables()).toEqual(before);
  expect(await test.db.query('select * from skema_migrasi order by berkas')).toEqual(history);
  expect(await test.db.query('select * from toko')).toEqual([{ kode_toko: 'KL01' }]);
});

it('refuses a file that comes before what is applied', async () => {
  file('0002-emas.sql', 'create table emas (berat numeric);');
  await run();
  file('0001-awal.sql', 'create table awal ();');
  await expect(run()).rejects.toThrow('0001-awal.sql comes before 0002-emas.sql');
});

it.each([
  ['a syntax error', ['create table a (', '  x integer,', '  y integr);'], 3, 'type "integr" does not exist'],
  [
    'what does not exist',
    ['select 1;', "/* 💍 */ select '💍', $$", '$$, tidak_ada;'],
    3,
    'column "tidak_ada" does not exist',
  ],
  [
    'an error without a position',
    ['create table a ();', '', '-- again', 'create table a ();'],
    4,
    'relation "a" already exists',
  ],
  ['an error inside a function', ['do $$', 'begin', '  selct 1;', 'end $$;'], 3, 'syntax error at or near "selct"'],
])('names file and line of %s, and leaves nothing of the file', async (_, lines, line, message) => {
  file('0001-awal.sql', 'create table awal ();');
  file('0002-salah.sql', 'create table salah ();', ...lines);
  await expect(run()).rejects.toThrow(`0002-salah.sql line ${line + 1}: ${message}`);
  expect(await tables()).toEqual(['awal', 'skema_migrasi']);
});

it('refuses names that hide an order', async () => {
  file('0001_emas.sql', 'select 1;');
  await expect(run()).rejects.toThrow('0001_emas.sql: a migration is named like 0001-barang.sql');
  rmSync(join(dir, '0001_emas.sql'));
  file('0001-a.sql', 'select 1;');
  file('0001-b.sql', 'select 1;');
  await expect(run()).rejects.toThrow('0001-b.sql: 0001-a.sql has the same number');
});

it('has a fingerprint that follows the files', () => {
  file('0001-emas.sql', 'create table emas ();');
  const before = fingerprint(dir);
  expect(fingerprint(dir)).toBe(before);
  file('0002-lagi.sql', 'select 1;');
  expect(fingerprint(dir)).not.toBe(before);
});
