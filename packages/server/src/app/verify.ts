import type pg from 'pg';
import type { Check } from '../ledger/reconcile.ts';
import { atRest, verifyShop } from '../ledger/verify.ts';
import { createPool } from '../platform/database/pool.ts';
import { createDb, type Tx } from '../platform/database/tx.ts';
import { truths } from './invariants.ts';

/** A difference names this many of its places: all, but in a database that is no more one. */
const MOST = 10_000;

type Say = (line: string) => void;

/**
 * Checks every shop of the database over all of its days: all invariants, every balance again from the entries, the
 * hash chain link by link, the seal of every deed. Says what does not hold, with each document.
 * @returns the number of checks that do not hold.
 */
export async function verify(tx: Tx, say: Say): Promise<number> {
  const shops = await tx.query<{ kode_toko: string; tgl_system: string }>(
    `select kode_toko, tgl_system from hari_toko order by kode_toko`,
  );
  let broken = 0;
  for (const shop of shops) {
    const { kode_toko, tgl_system } = shop;
    const checks = await verifyShop(tx, kode_toko, truths, { most: MOST });
    const wrong = checks.filter((check) => !check.selisih.isZero());
    broken += wrong.length;
    say(`${kode_toko} ${tgl_system}: ${checks.length - wrong.length} of ${checks.length} checks hold`);
    for (const check of wrong) describe(check, say);
  }
  return broken;
}

function describe(check: Check, say: Say): void {
  say(`  ${check.kunci}: difference ${check.selisih.toString()}`);
  check.contoh.forEach((line) => say(`    ${line}`));
}

/** The same for a database that nobody has open. */
export async function verifyAt(connection: pg.ClientConfig, say: Say): Promise<number> {
  const pool = createPool(connection, { max: 1 });
  try {
    return await atRest(createDb(pool), (tx) => verify(tx, say));
  } finally {
    await pool.end();
  }
}
