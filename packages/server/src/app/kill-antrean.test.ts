import { mkdtempSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { startProgram, type Program } from '../testing/program.ts';
import { urlOf } from '../testing/test-server.ts';
import { post } from '../testing/till.ts';
import { LOGIN, PEMILIK, TOKO } from '../testing/toko-program.ts';

const database = testDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'kilau-kill-antrean-'));
const programs: Program[] = [];

beforeAll(async () => {
  const url = urlOf(database.connection);
  programs.push(...(await Promise.all([startProgram(dataDir, url), startProgram(dataDir, url)])));
});
afterAll(async () => {
  for (const { child, gone } of programs) {
    child.kill('SIGKILL');
    await gone;
  }
  rmSync(dataDir, { recursive: true, force: true });
});

const nameOf = ({ child }: Program): string => `${hostname()}:${child.pid}`;
const lastRun = () =>
  database.db.maybe<{ keadaan: string; server: string; hasil: unknown }>(
    `select keadaan, server, hasil from pekerjaan where kunci = 'periksa-buku' and kode_toko = 'KL01'`,
  );

/** Holds a table that the check of the books reads, so that the check stands in its midst for as long as it takes. */
async function standStill(): Promise<pg.Client> {
  const client = new pg.Client(database.connection);
  // A test that fails before it lets go loses it with the database.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('begin');
  await client.query('lock table saldo in access exclusive mode');
  return client;
}

it('a job of a server that is killed in its midst is done once, by another', { timeout: 120_000 }, async () => {
  const [first] = programs;
  await post(first?.url ?? '', '', 'setup', {
    toko: TOKO,
    pemilik: PEMILIK,
    contoh_master: true,
    harga: { harga_700: 1_437_000 },
  });
  const { token = '' } = (await post<{ token: string }>(first?.url ?? '', '', 'users/login', LOGIN)) ?? {};
  const still = await standStill();
  await post(first?.url ?? '', token, 'antrean/pekerjaan/periksa-buku/jalankan', {}, 'periksa-sekarang');
  await expect.poll(lastRun, { timeout: 20_000 }).toMatchObject({ keadaan: 'BERJALAN' });
  const at = (await lastRun())?.server;
  const killed = programs.find((one) => nameOf(one) === at);
  const other = programs.find((one) => one !== killed);
  if (!killed || !other) throw new Error('the job runs nowhere');
  process.kill(killed.child.pid ?? 0, 'SIGKILL');
  expect(await killed.gone).toBe(null);
  await still.query('rollback');
  await still.end();
  const done = { keadaan: 'SELESAI', server: nameOf(other), hasil: { periksa: expect.any(Number), beda: 0 } };
  await expect.poll(lastRun, { timeout: 60_000, interval: 100 }).toMatchObject(done);
  expect(await database.db.query(`select server, salah from periksa_buku`)).toEqual([
    { server: nameOf(other), salah: 0 },
  ]);
  // The queue knows of one job, begun a second time; it hears of its end behind the job's own word.
  await expect
    .poll(() => database.db.query(`select state, retry_count from pgboss.job where name = 'pekerjaan-lama'`))
    .toEqual([{ state: 'completed', retry_count: 1 }]);
});
