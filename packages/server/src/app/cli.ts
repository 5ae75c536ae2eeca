import type { Check } from '../ledger/reconcile.ts';
import { atRest, verifyShop } from '../ledger/verify.ts';
import { ConfigError, loadConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/database/open.ts';
import type { Tx } from '../platform/database/tx.ts';
import { truths } from './invariants.ts';

/** A difference names this many of its places: all, but in a database that is no more one. */
const MOST = 10_000;

/**
 * Checks every shop of the database over all of its days: all invariants, every balance again from the entries, the
 * hash chain link by link, the seal of every deed. Prints what does not hold, with each document.
 * @returns the number of checks that do not hold.
 */
async function verify(tx: Tx): Promise<number> {
  const shops = await tx.query<{ kode_toko: string; tgl_system: string }>(
    `select kode_toko, tgl_system from hari_toko order by kode_toko`,
  );
  let broken = 0;
  for (const shop of shops) {
    const { kode_toko, tgl_system } = shop;
    const checks = await verifyShop(tx, kode_toko, truths, { most: MOST });
    const wrong = checks.filter((check) => !check.selisih.isZero());
    broken += wrong.length;
    print(`${kode_toko} ${tgl_system}: ${checks.length - wrong.length} of ${checks.length} checks hold`);
    wrong.forEach(describe);
  }
  return broken;
}

function describe(check: Check): void {
  print(`  ${check.kunci}: difference ${check.selisih.toString()}`);
  check.contoh.forEach((line) => print(`    ${line}`));
}

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function main(): Promise<void> {
  const [command, ...rest] = process.argv.slice(2);
  if (command !== 'verify') throw new ConfigError('Usage: npm run verify');
  const database = await openDatabase(loadConfig(process.env, rest));
  try {
    process.exitCode = (await atRest(database.db, verify)) > 0 ? 1 : 0;
  } finally {
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
