import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { PekerjaanBaris } from '@kilau/contract/features/sistem/antrean.ts';
import { openDatabase } from '../platform/database/open.ts';
import { startProgram, type Program } from '../testing/program.ts';
import { newBook, post, SALES, sellOn } from '../testing/till.ts';
import { openProgramShop, programDir } from '../testing/toko-program.ts';

/** The night's drill: a backup while tills sell, everything killed, restored elsewhere. */
const TILLS = 4;
const KEY = 'ab'.repeat(32);

const [shop, elsewhere, safe] = [programDir('bencana'), programDir('bencana'), programDir('bencana')];
let program: Program;

/** Runs a command of the program as `npm run` does. */
async function command(dataDir: string, ...words: readonly string[]) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [join(inject('testPrograms'), 'cli.js'), ...words], {
    env: { PATH, HOME, KILAU_DATA: dataDir, KILAU_BACKUP_DIR: safe, KILAU_BACKUP_KEY: KEY, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { out, err, code: code as number | null };
}

beforeAll(async () => {
  program = await startProgram(shop);
});
afterAll(async () => {
  program.child.kill('SIGKILL');
  await program.gone;
  for (const dir of [shop, elsewhere, safe]) {
    rmSync(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
});

it(
  'of a shop that burns down nothing is lost that was acknowledged before its backup',
  { timeout: 240_000 },
  async () => {
    const { token, codes: pieces } = await openProgramShop(program.url, 1500);
    const book = newBook();
    const tills = Array.from({ length: TILLS }, () => sellOn(program.url, token, book, pieces));
    await expect.poll(() => book.done.size, { timeout: 20_000, interval: 5 }).toBeGreaterThan(15);
    const before = new Set(book.done);

    const backup = await command(shop, 'backup');
    expect(backup).toMatchObject({ code: 0, err: '' });
    expect(backup.out).toContain('restored beside the shop and checked: all of it holds');
    expect(book.done.size).toBeGreaterThan(before.size);
    // While Kilau is at work there, nobody restores over it.
    const refused = await command(shop, 'restore', 'latest', '--replace=KL01');
    expect(refused).toEqual({ code: 1, out: '', err: 'Kilau is running on this data directory: stop it first.\n' });

    program.child.kill('SIGKILL');
    await Promise.all(tills);
    const [file = ''] = readdirSync(safe);
    const restored = await command(elsewhere, 'restore', join(safe, file));
    expect(restored).toMatchObject({ code: 0, err: '' });
    expect(restored.out).toMatch(/KL01 \S+: (\d+) of \1 checks hold/);
    expect(readFileSync(join(elsewhere, 'kunci'))).toEqual(readFileSync(join(shop, 'kunci')));

    const again = await command(elsewhere, 'restore', join(safe, file));
    expect(again).toMatchObject({ code: 1, out: '', err: expect.stringContaining('--replace=KL01') as string });
    expect(await command(elsewhere, 'verify')).toMatchObject({ code: 0, err: '' });

    const opened = await openDatabase({ dataDir: elsewhere, databaseUrl: undefined });
    try {
      const there = await opened.db.query<{ nomor: string }>(`select nomor from dokumen where status = 'DONE'`);
      const numbers = new Set(there.map(({ nomor }) => nomor));
      expect([...before].filter((nomor) => !numbers.has(nomor))).toEqual([]);
      await expect(opened.db.query('update entri set jumlah = 0')).rejects.toThrow(/permission denied/);
    } finally {
      await opened.close();
    }
    // The shop goes on there, and whoever was logged in still is.
    program = await startProgram(elsewhere);
    expect(await post(program.url, token, 'sales', { ...SALES, kode_sales: 'SL02' })).toBeDefined();
    await post(program.url, token, 'antrean/pekerjaan/cadangan/jalankan', {}, 'cadangan-sekarang');
    const jobs = async (): Promise<readonly PekerjaanBaris[]> => {
      const answer = await fetch(`${program.url}/api/v1/antrean/pekerjaan`, { headers: { 'x-auth-token': token } });
      return (await answer.json()) as readonly PekerjaanBaris[];
    };
    const job = async () => (await jobs()).find(({ kunci }) => kunci === 'cadangan');
    await expect.poll(job, { timeout: 30_000, interval: 200 }).toMatchObject({
      keadaan: 'SELESAI',
      hasil: { beda: 0, gambar: 0 },
    });
    expect(readdirSync(join(elsewhere, 'backup'))).toHaveLength(1);
  },
);
