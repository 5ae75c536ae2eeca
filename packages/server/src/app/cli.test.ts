import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { openShop, pieces } from '../testing/shop.ts';
import { urlOf } from '../testing/test-server.ts';

const shop = testDatabase();
const CLI = join(inject('testPrograms'), 'cli.js');

/** Runs the command as `npm run verify` does. */
async function verify(): Promise<{ readonly code: number | null; readonly out: string }> {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [CLI, 'verify'], {
    env: { PATH, HOME, LOG_LEVEL: 'silent', DATABASE_URL: urlOf(shop.connection) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [out, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { code: code as number | null, out };
}

beforeAll(async () => {
  await openShop(shop.db);
  await pieces(shop.db, 2);
});

describe('npm run verify', { timeout: 60_000 }, () => {
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
