import { join } from 'node:path';
import { newDataDir, removeDataDir, startServer, type Server } from '../e2e/lib/server.ts';
import { startEmbedded } from '../packages/server/src/platform/database/embedded.ts';
import { assertBooksHold } from './books.ts';
import { ensureBuilt, WEB_ROOT } from './build.ts';
import { entrySize } from './entry-size.ts';
import { firstLoad } from './first-load.ts';
import { writeHistory } from './history.ts';
import { connect } from './http.ts';
import { countTray } from './counts.ts';
import { lookUps, reports } from './lookups.ts';
import { tell, type Part } from './part.ts';
import { recordSale } from './program.ts';
import { describe, misses, type Results } from './report.ts';
import { barePool, compareSales, sellBare, sellThroughHttp, warmUp, type Compared } from './sales.ts';
import { enterMixed, enterRings, enterTray, openShop } from './shop.ts';

/**
 * `npm run bench`: how much of what PostgreSQL can do reaches a till, and how long a look-up takes in a large shop.
 * Starts a server of its own on the loopback, in a directory of its own, and leaves nothing behind. `-- --json` prints
 * the figures for programs, `-- --history=1000000`
 * puts three years with so many pieces behind the shop, `-- --only=first-load` measures that part alone. Ends with 1
 * when a figure misses what it must reach.
 */
const CLIENTS = [1, 8, 32] as const;
const HISTORY = Number(process.argv.find((word) => word.startsWith('--history='))?.split('=')[1] ?? 0);
/** Parts that stand by themselves, each with a server of its own. */
const PARTS: Readonly<Record<string, () => Promise<Part>>> = { 'first-load': firstLoad };
const ONLY = process.argv.find((word) => word.startsWith('--only='))?.split('=')[1];
const MIXED = 60_000;
/** All alike, for the sales. */
const RINGS = 40_000;
const TRAY = { kode_baki: 'C01', pieces: 150 } as const;

const begun = performance.now();
const say = (line: string): void =>
  console.error(`${((performance.now() - begun) / 1000).toFixed(0).padStart(4)} s  ${line}`);

async function measure({ url, dataDir }: Server): Promise<Results> {
  const api = connect(url, Math.max(...CLIENTS));
  const { connection } = await startEmbedded({ stateDir: join(dataDir, 'database') });
  const kilau = { ...connection, database: 'kilau' };
  const pool = barePool(kilau);
  try {
    const shop = await openShop(api);
    if (HISTORY > 0) await writeHistory(pool, HISTORY, say);
    const mixed = await enterMixed(shop.owner.api, MIXED);
    const stock = { codes: await enterRings(shop.owner.api, RINGS), price: 0 };
    say(`${MIXED + RINGS} pieces are in`);
    const {
      jual: { harga_total: price },
    } = await shop.owner.api.call<{ jual: { harga_total: number } }>({
      method: 'GET',
      path: `barang/${stock.codes[0]}/harga-jual`,
    });
    const till = { ...stock, price };
    await pool.query('vacuum analyze');
    const looked = await lookUps(shop.owner.api, mixed);
    say('look-ups are measured');
    const { script, keys, statements } = await recordSale(kilau, dataDir, shop.owner.token, till);
    const http = sellThroughHttp(shop, till);
    const bare = sellBare(pool, script, keys, till);
    await warmUp(pool, http, bare);
    const sales: Compared[] = [];
    for (const clients of CLIENTS) sales.push(await compareSales(clients, http, bare));
    say('sales are measured');
    const reported = await reports(shop.owner.api);
    const counted = await countTray(
      shop.owner.api,
      TRAY.kode_baki,
      await enterTray(shop.owner.api, TRAY.kode_baki, TRAY.pieces),
    );
    assertBooksHold(dataDir);
    return {
      pieces: HISTORY + MIXED + RINGS,
      statements,
      sales,
      lookUps: [...looked, ...reported, counted],
      entry: entrySize(WEB_ROOT),
    };
  } finally {
    await pool.end();
    api.close();
  }
}

async function only(name: string): Promise<void> {
  const measurePart = PARTS[name];
  if (!measurePart) throw new Error(`no part ${name}: there are ${Object.keys(PARTS).join(', ')}`);
  tell(await measurePart(), process.argv.includes('--json'));
}

async function main(): Promise<void> {
  process.env['NODE_ENV'] ??= 'production';
  ensureBuilt();
  if (ONLY !== undefined) {
    await only(ONLY);
    return;
  }
  const dataDir = await newDataDir();
  const server = await startServer({ demo: false, dataDir });
  const interrupted = (): void => {
    void server
      .kill()
      .then(() => removeDataDir(dataDir))
      .finally(() => process.exit(130));
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  say('the server is up');
  try {
    const results = await measure(server);
    console.log(
      process.argv.includes('--json')
        ? JSON.stringify({ ...results, misses: misses(results) }, null, 2)
        : describe(results),
    );
    process.exitCode = misses(results).length > 0 ? 1 : 0;
  } finally {
    await server.stop();
    await removeDataDir(dataDir);
  }
}

await main();
