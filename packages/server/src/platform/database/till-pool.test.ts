import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { processorsOf } from '../own-core.ts';
import { createTillPool } from './till-pool.ts';

const shop = testDatabase({ migrated: false });
const choosable = process.platform === 'linux' && spawnSync('taskset', ['-V']).status === 0;
/** The processes of a database somewhere else are none of this machine's. */
const elsewhere = Boolean(process.env['TEST_DATABASE_URL'] || process.env['DATABASE_URL']);
const allowed = async (who: number | 'self') => processorsOf(await readFile(`/proc/${who}/status`, 'utf8'));

it.runIf(choosable && !elsewhere).each([true, false])('leaves the first processor to the program: %s', async (here) => {
  const pool = createTillPool(shop.connection, { here });
  try {
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    const all = await allowed('self');
    const kept = here && all.length > 1 ? all.slice(1) : all;
    if (!here) await sleep(200);
    await vi.waitFor(async () => expect(await allowed(rows[0]?.pid ?? 0)).toEqual(kept), 5000);
  } finally {
    await pool.end();
  }
});
