import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDb, testDatabase } from '../testing/database.ts';
import { openShop, pieces } from '../testing/shop.ts';
import { urlOf } from '../testing/test-server.ts';

const shop = testDatabase();
const CLI = join(inject('testPrograms'), 'cli.js');

const dir = mkdtempSync(join(tmpdir(), 'kilau-cli-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Runs the command as `npm run` does, on a machine that has no other program. */
async function command(connection: pg.ClientConfig, ...words: readonly string[]) {
  return commandWith({}, connection, ...words);
}
async function commandWith(
  more: Readonly<Record<string, string>>,
  connection: pg.ClientConfig,
  ...words: readonly string[]
) {
  const env = { HOME: process.env['HOME'], LOG_LEVEL: 'silent', DATABASE_URL: urlOf(connection) };
  const child = spawn(process.execPath, [CLI, ...words], {
    env: { ...env, PATH: '', KILAU_DATA: join(dir, 'data'), KILAU_BACKUP_DIR: join(dir, 'cadangan'), ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: code as number | null, out, err };
}
const verify = () => command(shop.connection, 'verify');

beforeAll(async () => {
  await openShop(shop.db);
  await pieces(shop.db, 2);
});

it('backs up a database of another server, and restores it into an empty one there', { timeout: 180_000 }, async () => {
  const backup = await command(shop.connection, 'backup');
  expect(backup).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringContaining('checked: all of it holds') as string,
  });
  const there = await createTestDb({ migrated: false });
  try {
    const restored = await command(there.connection, 'restore', 'latest');
    expect(restored).toMatchObject({
      code: 0,
      out: expect.stringMatching(/KL01 \S+: (\d+) of \1 checks hold/) as string,
    });
    const SISA = 'select kode_toko, akun, sub, aset, jumlah::text from saldo order by 1, 2, 3, 4, 5';
    expect(await there.db.query(SISA)).toEqual(await shop.db.query(SISA));
    // What is there already is nobody's to overwrite.
    expect(await command(there.connection, 'restore', 'latest')).toMatchObject({
      code: 1,
      err: expect.stringContaining('not empty') as string,
    });
  } finally {
    await there.drop();
  }
});

it('leaves key, pictures and database as they are where a backup is cut off', { timeout: 180_000 }, async () => {
  const [dari, ke, safe] = ['dari', 'ke', 'sandi'].map((name) => join(dir, name));
  const sandi = { KILAU_BACKUP_KEY: 'cd'.repeat(32), KILAU_BACKUP_DIR: safe ?? '' };
  const gambar = join('files', 'KL01', 'ITEM', 'a.jpg');
  for (const [data = '', isi] of [
    [dari, 'rusak'],
    [ke, 'milik sini'],
  ] as const) {
    mkdirSync(join(data, 'files', 'KL01', 'ITEM'), { recursive: true });
    writeFileSync(join(data, 'kunci'), Buffer.alloc(32, isi), { mode: 0o600 });
    writeFileSync(join(data, gambar), isi);
  }
  // Sealed in more pieces than one: the first of them open before the last is found to be missing.
  writeFileSync(join(dari ?? '', 'files', 'KL01', 'ITEM', 'b.jpg'), randomBytes(1_000_000));
  expect(await commandWith({ ...sandi, KILAU_DATA: dari ?? '' }, shop.connection, 'backup')).toMatchObject({ code: 0 });
  const [file = ''] = readdirSync(safe ?? '');
  const potong = join(dir, 'potong.tar.gz.sandi');
  writeFileSync(potong, readFileSync(join(safe ?? '', file)).subarray(0, -200));
  const there = await createTestDb({ migrated: false });
  const di = (name: string): string => readFileSync(join(ke ?? '', name)).toString();
  try {
    const tempat = { ...sandi, KILAU_DATA: ke ?? '' };
    expect(await commandWith(tempat, there.connection, 'restore', potong)).toMatchObject({
      code: 1,
      err: expect.stringContaining('cut off') as string,
    });
    expect([di('kunci'), di(gambar)]).toEqual([Buffer.alloc(32, 'milik sini').toString(), 'milik sini']);
    // The database is as empty as it was: the next try needs no other one.
    const utuh = join(safe ?? '', file);
    expect(await commandWith(tempat, there.connection, 'restore', utuh)).toMatchObject({ code: 0 });
  } finally {
    await there.drop();
  }
});

describe('npm run verify', { timeout: 180_000 }, () => {
  it('ends well in a sound shop, and says how many checks hold', async () => {
    const { code, out } = await verify();
    expect(code).toBe(0);
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    for (const [at, line] of lines.entries()) {
      const [, holding, all] = new RegExp(`^KL0${at + 1} 2026-11-21: (\\d+) of (\\d+) checks hold$`).exec(line) ?? [];
      expect(Number(all)).toBeGreaterThan(30);
      expect(holding).toBe(all);
    }
  });

  it('ends with 1 and names each place of an old day that was bent', async () => {
    await shop.db.query(`update hari_toko set tgl_system = '2027-03-01'`);
    await shop.db.tx(async (tx) => {
      await tx.query(`set local session_replication_role = replica`);
      await tx.query(`update posting set user_id = user_id || 'X'`);
    });
    const { nomor } = await shop.db.one<{ nomor: string }>(`select nomor from posting where urut = 1`);
    const { code, out } = await verify();
    expect(code).toBe(1);
    expect(out).toContain('rantai_hash: difference');
    expect(out).toContain(`    1 ${nomor}\n`);
    const rows = await shop.db.one<{ n: number }>(`select count(*)::int as n from posting`);
    expect(out).toContain(`rantai_hash: difference ${rows.n}\n`);
  });
});
