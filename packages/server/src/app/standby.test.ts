import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbedded, type EmbeddedDatabase } from '../platform/database/embedded.ts';
import { openDatabase } from '../platform/database/open.ts';
import { newClient } from '../platform/database/reach.ts';
import { ownPort } from '../testing/own-port.ts';
import { startProgram, type Program } from '../testing/program.ts';
import { assertBooksHold } from '../testing/sales-kept.ts';
import { newBook, post, SALES, save } from '../testing/till.ts';
import { openProgramShop, programDir } from '../testing/toko-program.ts';

const TILLS = 3;
const PIECES = 45;
const SALES_BEFORE = 12;

const root = programDir('standby');
const book = newBook();
const running: EmbeddedDatabase[] = [];
let program: Program | undefined;

async function asked<R extends pg.QueryResultRow>(
  { password }: { readonly password: string },
  port: number,
  sql: string,
  database = 'postgres',
): Promise<R[]> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'kilau', password, database });
  await client.connect();
  try {
    return (await client.query<R>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** A PostgreSQL of its own that others reach over the network, as an external one is. */
async function startHost(name: string, port: number): Promise<EmbeddedDatabase> {
  const stateDir = join(root, name);
  const conf = { listen_addresses: '127.0.0.1', shared_buffers: '64MB', wal_retrieve_retry_interval: '200ms' };
  const host = await startEmbedded({ stateDir, port, conf });
  running.push(host);
  return host;
}

/** A standby out of a running primary: its files as they lie there, between the two calls that make that a backup. */
async function copyTo(name: string, from: { readonly password: string; readonly port: number }): Promise<void> {
  const client = new pg.Client({ host: '127.0.0.1', user: 'kilau', database: 'postgres', ...from });
  await client.connect();
  await client.query(`select pg_backup_start('siaga', true)`);
  mkdirSync(join(root, name));
  const [source, target] = [join(root, 'first'), join(root, name)];
  const cluster = readdirSync(source).find((entry) => /^pg\d+$/.test(entry)) ?? '';
  for (const part of [cluster, 'pg.secret']) spawnSync('cp', ['-a', join(source, part), target]);
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();
  const data = join(target, cluster);
  rmSync(join(data, 'postmaster.pid'), { force: true });
  const { uid, gid } = statSync(data);
  const info = `primary_conninfo = 'host=127.0.0.1 port=${from.port} user=kilau password=${from.password}'\n`;
  const conf = join(data, 'postgresql.auto.conf');
  for (const [file, text] of [
    [join(data, 'backup_label'), rows[0]?.labelfile ?? ''],
    [join(data, 'standby.signal'), ''],
    [conf, readFileSync(conf, 'utf8') + info],
  ] as const) {
    writeFileSync(file, text, { mode: 0o600 });
    chownSync(file, uid, gid);
  }
}

let ports: readonly [number, number] = [0, 0];
let password = '';
let url = '';
let token = '';
const databaseUrl = (): string =>
  `postgresql://kilau:${password}@127.0.0.1:${ports[0]},127.0.0.1:${ports[1]}/kilau?target_session_attrs=read-write`;

beforeAll(async () => {
  ports = [await ownPort(), await ownPort()];
  const first = await startHost('first', ports[0]);
  ({ password } = first.connection);
  await asked({ password }, ports[0], 'create database kilau');
  await copyTo('second', { password, port: ports[0] });
  await startHost('second', ports[1]);
  // From here on nothing is acknowledged before the standby has it.
  await asked({ password }, ports[0], `alter system set synchronous_standby_names = '*'`);
  await asked({ password }, ports[0], 'select pg_reload_conf()');
  program = await startProgram(join(root, 'data'), databaseUrl());
  url = program.url;
}, 180_000);

afterAll(async () => {
  program?.child.kill('SIGKILL');
  await program?.gone;
  for (const host of running) await host.stop();
  rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** As a browser does: sends the same again until there is an answer. */
async function until<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await sleep(100);
  }
}

async function sellAll(pieces: string[]): Promise<void> {
  for (let piece = pieces.pop(); piece !== undefined; piece = pieces.pop()) {
    const [key, kode] = [randomUUID(), piece];
    const nomor = await until(() => save(url, token, book, key, kode));
    await until(() => post(url, token, `penjualan/${nomor}/validasi`, {}, `validasi-${nomor}`));
    book.done.add(nomor);
  }
}

/** The primary dies in the midst of sales; whoever watches it has the standby take over. */
async function switchOver(): Promise<void> {
  await expect.poll(() => book.done.size, { timeout: 20_000, interval: 5 }).toBeGreaterThanOrEqual(SALES_BEFORE);
  process.kill(running[0]?.pid ?? 0, 'SIGKILL');
  await sleep(300);
  await asked({ password }, ports[1], 'select pg_promote()');
}

/** What an owner reads of the server. */
async function keadaan(): Promise<{ readonly database: object }> {
  const answer = await fetch(`${url}/api/v1/keadaan`, { headers: { 'x-auth-token': token } });
  return (await answer.json()) as { readonly database: object };
}

async function salesAt(port: number): Promise<readonly string[]> {
  const rows = await asked<{ nomor: string }>(
    { password },
    port,
    `select no_faktur_group as nomor from penjualan`,
    'kilau',
  );
  return rows.map(({ nomor }) => nomor);
}

it('tills sell on when the primary dies and its standby takes over; nothing told to be safe is lost', async () => {
  const toko = await openProgramShop(url, PIECES);
  ({ token } = toko);
  expect(await asked({ password }, ports[0], `select sync_state from pg_stat_replication`)).toEqual([
    { sync_state: 'sync' },
  ]);
  const { database } = await keadaan();
  expect(database).toMatchObject({ siaga: 1 });
  await Promise.all([...Array.from({ length: TILLS }, () => sellAll(toko.codes)), switchOver()]);
  // Every piece is sold, once, by the same program that was there before.
  expect([book.done.size, book.saved.size]).toEqual([PIECES, PIECES]);
  const opened = await openDatabase({ dataDir: join(root, 'data'), databaseUrl: databaseUrl() });
  try {
    const sales = await assertBooksHold(opened.db);
    expect(new Map(sales.map(({ kunci, nomor }) => [kunci, nomor]))).toEqual(book.saved);
    expect(sales.every(({ status }) => status === 'DONE')).toBe(true);
  } finally {
    await opened.close();
  }
}, 180_000);

it('who was left behind by a promotion is the database no more, though it comes back and takes writes', async () => {
  running.shift();
  await startHost('first', ports[0]);
  expect((await salesAt(ports[0])).length).toBeLessThan(PIECES);
  const client = newClient({ connectionString: databaseUrl() });
  await client.connect();
  expect(client.port).toBe(ports[1]);
  await client.end();
  // While the right one is away nobody falls back on the other, except who never knew it.
  await running.shift()?.stop();
  const waiting = until(() => post(url, token, 'sales', { ...SALES, kode_sales: 'SL02' }));
  const stranger = newClient({ connectionString: `${databaseUrl()}&application_name=asing` });
  stranger.on('error', () => undefined);
  await stranger.connect();
  expect(stranger.port).toBe(ports[0]);
  // Once the right one is back he is shown the door there, whatever he waits for.
  await startHost('second', ports[1]);
  await expect(stranger.query('select pg_sleep(30)')).rejects.toThrow(
    `the database is at 127.0.0.1:${ports[1]} by now`,
  );
  await waiting;
  const sales = `select from sales where kode_sales = 'SL02'`;
  expect(await Promise.all(ports.map((port) => asked({ password }, port, sales, 'kilau')))).toMatchObject([
    { length: 0 },
    { length: 1 },
  ]);
}, 180_000);
