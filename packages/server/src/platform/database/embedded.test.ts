import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { startEmbedded, type EmbeddedConnection, type EmbeddedDatabase } from './embedded.ts';
import { isPostmaster } from './embedded-postmaster.ts';
import { pidExists } from './process-identity.ts';

const asRoot = process.getuid?.() === 0;
const CHILD = join(inject('testPrograms'), 'embedded-child.js');

let home: string;
/** A cluster as it lies on the disk after its first stop: most tests are about what comes after that. */
const kept = mkdtempSync(join(tmpdir(), 'kilau-embedded-'));
beforeAll(async () => {
  chmodSync(kept, 0o755);
  await (await startEmbedded({ stateDir: kept })).stop();
});
afterAll(() => rmSync(kept, { recursive: true, force: true }));
const useKept = (): void => {
  // With owners and modes, which no copy of Node's keeps.
  const { status } = spawnSync('cp', ['-a', `${kept}/.`, home]);
  expect(status).toBe(0);
};

const running = new Set<EmbeddedDatabase>();
const children = new Set<ChildProcess>();

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'kilau-embedded-'));
  chmodSync(home, 0o755);
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  for (const database of running) {
    await database.stop();
    // The socket may have gone to the directory for temporary files.
    rmSync(database.connection.host, { recursive: true, force: true });
  }
  running.clear();
  rmSync(home, { recursive: true, force: true });
});

async function start(stateDir = home, onLost?: () => void): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ stateDir, conf: { shared_buffers: '16MB' }, ...(onLost && { onLost }) });
  running.add(database);
  return database;
}

async function query<R extends object>(connection: EmbeddedConnection, text: string): Promise<R[]> {
  const client = new pg.Client(connection);
  // Some tests end the server under it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<R>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Runs the program that owns a database and gets killed; answers its lines as they come. */
function spawnChild(stateDir: string, rows = 0): { child: ChildProcess; lines: AsyncIterator<string> } {
  const child = spawn(process.execPath, [CHILD, stateDir, String(rows)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  if (!child.stdout) throw new Error('no output to read');
  return { child, lines: createInterface(child.stdout)[Symbol.asyncIterator]() };
}

async function gone(pid: number): Promise<void> {
  await vi.waitFor(() => expect(pidExists(pid)).toBe(false), { timeout: 10_000, interval: 20 });
}

describe('startEmbedded', () => {
  it('makes a cluster that is safe, exact and closed to the network, and keeps it', async () => {
    const first = await start();
    const [settings] = await query(
      first.connection,
      `select current_setting('server_encoding') as encoding, current_setting('data_checksums') as checksums,
              current_setting('fsync') as fsync, current_setting('listen_addresses') as addresses,
              current_setting('jit') as jit, current_setting('random_page_cost') as cost, datlocale as locale
       from pg_database where datname = 'postgres'`,
    );
    expect(settings).toEqual({
      encoding: 'UTF8',
      checksums: 'on',
      fsync: 'on',
      addresses: '',
      jit: 'off',
      cost: '1.1',
      locale: 'C.UTF-8',
    });
    expect(first.guest).toBe(false);
    await query(first.connection, 'create table emas (berat numeric)');
    expect(await first.stop()).toBe('fast');
    await gone(first.pid);
    expect(existsSync(join(home, 'owner'))).toBe(false);

    const second = await start();
    expect(await query(second.connection, 'select * from emas')).toEqual([]);
  });

  it.runIf(asRoot)('never runs PostgreSQL as root, and hides data and password', async () => {
    useKept();
    const { connection } = await start();
    const dataDir = join(home, readdirSync(home).find((name) => /^pg\d+$/.test(name)) ?? '');
    expect(statSync(dataDir).uid).not.toBe(0);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(statSync(join(home, 'pg.secret')).mode & 0o777).toBe(0o600);
    await expect(query({ ...connection, password: 'salah' }, 'select 1')).rejects.toThrow(/password/);
  });

  it('works below a directory that is closed to the user PostgreSQL runs as', async () => {
    chmodSync(home, 0o700);
    const closed = join(home, 'proyek', 'data', 'database');
    const database = await start(closed);
    await query(database.connection, 'create table emas (berat numeric)');
    process.kill(database.pid, 'SIGKILL');
    await gone(database.pid);
    const again = await start(closed);
    expect(await query(again.connection, 'select * from emas')).toEqual([]);
    const guest = await start(closed);
    expect([guest.guest, guest.pid]).toEqual([true, again.pid]);
  });

  it('moves the socket to a private directory when the path is too long for one', async () => {
    const deep = join(home, 'd'.repeat(60), 'e'.repeat(60));
    const { connection } = await start(deep);
    expect(connection.host.startsWith(deep)).toBe(false);
    expect(statSync(connection.host).mode & 0o777).toBe(0o700);
    expect(await query(connection, 'select 1 as nilai')).toEqual([{ nilai: 1 }]);
  });

  it('gives one owner and one guest to two starters at once', async () => {
    const both = await Promise.all([start(), start()]);
    expect(both.filter(({ guest }) => guest)).toHaveLength(1);
    expect(new Set(both.map(({ pid }) => pid)).size).toBe(1);
    const guest = both.find((database) => database.guest);
    expect(await guest?.stop()).toBe('guest');
    expect(await query(both[0].connection, 'select 1 as nilai')).toEqual([{ nilai: 1 }]);
  });

  it('gives one owner and guests to programs started at once', async () => {
    useKept();
    const started = await Promise.all([1, 2, 3].map(() => spawnChild(home).lines.next()));
    const lines = started.map(({ value }) => String(value).split(' '));
    expect(new Set(lines.map(([pid]) => pid)).size).toBe(1);
    expect(lines.filter(([, role]) => role === 'owner')).toHaveLength(1);
    expect(lines.filter(([, role]) => role === 'guest')).toHaveLength(2);
  });
});

describe('after a crash', () => {
  it('says that PostgreSQL is lost, and starts it again', async () => {
    useKept();
    const lost = vi.fn();
    const first = await start(home, lost);
    await query(first.connection, 'create table emas (berat numeric)');
    // A busy backend outlives the postmaster for a moment and holds its shared memory.
    const busy = query(first.connection, 'select pg_sleep(2)').catch(() => undefined);
    await sleep(200);
    process.kill(first.pid, 'SIGKILL');
    const second = await start();
    expect(second.guest).toBe(false);
    expect(second.pid).not.toBe(first.pid);
    expect(await query(second.connection, 'select * from emas')).toEqual([]);
    await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce());
    await busy;
  });

  it('takes PostgreSQL along with its owner, and keeps what was acknowledged', async () => {
    useKept();
    const { child, lines } = spawnChild(home, 1_000_000);
    const pid = Number(String((await lines.next()).value).split(' ')[0]);
    let acknowledged = 0;
    while (acknowledged < 200) acknowledged = Number((await lines.next()).value);
    child.kill('SIGKILL');
    for (;;) {
      const line = await lines.next();
      if (line.done) break;
      acknowledged = Number(line.value);
    }
    // At once, while the old one may still be shutting down.
    const next = await start();
    expect(next.pid).not.toBe(pid);
    await gone(pid);
    const [row] = await query<{ jumlah: number }>(
      next.connection,
      `select count(*)::int as jumlah from janji where nomor <= ${acknowledged}`,
    );
    expect(row?.jumlah).toBe(acknowledged);
  });

  it('ends PostgreSQL by itself when the owner is killed and nobody comes after', async () => {
    useKept();
    const { child, lines } = spawnChild(home);
    const pid = Number(String((await lines.next()).value).split(' ')[0]);
    child.kill('SIGKILL');
    await gone(pid);
    expect(existsSync(join(home, 'pg18', 'postmaster.pid'))).toBe(false);
  });

  it('is not misled by files that name a living stranger', async () => {
    useKept();
    const first = await start();
    process.kill(first.pid, 'SIGKILL');
    await gone(first.pid);
    const dataDir = join(home, 'pg18');
    const stranger = spawn('/bin/sleep', ['60'], { stdio: 'ignore' });
    children.add(stranger);
    const pid = String(stranger.pid);
    writeFileSync(join(dataDir, 'postmaster.pid'), `${pid}\n${dataDir}\n1\n5432\n${join(home, 'run')}\n\n\nready\n`);
    writeFileSync(join(home, 'run', '.s.PGSQL.5432.lock'), `${pid}\n`);
    writeFileSync(join(home, 'start.lock'), `${pid} another-boot 1`);
    writeFileSync(join(home, 'owner'), `${pid} another-boot 1\n`);
    expect(isPostmaster(Number(pid), dataDir)).toBe(false);
    const second = await start();
    expect(second.guest).toBe(false);
    expect(pidExists(Number(pid))).toBe(true);
  });

  it('starts over when it was interrupted while making the cluster', async () => {
    mkdirSync(join(home, 'init-99', 'data'), { recursive: true });
    writeFileSync(join(home, 'init-99', 'data', 'PG_VERSION'), '18\n');
    expect((await start()).guest).toBe(false);
    expect(readdirSync(home).filter((name) => name.startsWith('init-'))).toEqual([]);
  });

  it('says what PostgreSQL says when it cannot start', async () => {
    useKept();
    const first = await start();
    await first.stop();
    running.delete(first);
    await expect(startEmbedded({ stateDir: home, conf: { shared_buffers: 'banyak' } })).rejects.toThrow(
      /shared_buffers/,
    );
    expect(existsSync(join(home, 'start.lock'))).toBe(false);
  });

  it('refuses data of another major version', async () => {
    mkdirSync(join(home, 'pg17'));
    if (asRoot) chmodSync(join(home, 'pg17'), 0o700);
    await expect(startEmbedded({ stateDir: home })).rejects.toThrow(/PostgreSQL 17.*brings 18/);
  });
});
