import { join } from 'node:path';
import { newDataDir, removeDataDir, startServer, type Server } from '../e2e/lib/server.ts';
import { createFlush } from '../packages/server/src/platform/database/flush.ts';
import { startEmbedded } from '../packages/server/src/platform/database/embedded.ts';
import { assertBooksHold } from './books.ts';
import { closeDay } from './closing.ts';
import { ensureBuilt, WEB_ROOT } from './build.ts';
import { entrySize } from './entry-size.ts';
import { writeHistory } from './history.ts';
import { connect } from './http.ts';
import { countTray } from './counts.ts';
import { lookUps, monthReports, reports } from './lookups.ts';
import { recordSale } from './program.ts';
import { measureExports } from './exports.ts';
import { firstLoad } from './first-load.ts';
import { sellOnFloor } from './floor.ts';
import { measureFlow } from './flow.ts';
import { writeLargeShop } from './large-shop.ts';
import { describe, misses, type Results, type TillResults } from './report.ts';
import { barePool, compareSales, MANNERS, sellBare, sellThroughHttp, warmUp } from './sales.ts';
import type { Compared, Manner, Sales, Stock } from './sales.ts';
import { enterMixed, enterRings, enterTray, hire, openShop, validates, type Seat } from './shop.ts';
import { measureWaits } from './waits.ts';

/**
 * `npm run bench`: how much of what PostgreSQL can do reaches a till, how long a look-up takes in a large shop, what
 * a browser fetches before the first sale, what files of large reports cost, and how long a scan waits while they are
 * made. Starts servers of its own on the loopback, in directories of their own, and leaves nothing behind.
 * `-- --only=till,first-load,exports,waits` measures some parts only, `-- --json` prints the figures for programs,
 * `-- --history=1000000` puts three years with so many pieces behind the shop. Ends with 1 when a figure misses what it
 * must reach.
 */
const PARTS = ['till', 'first-load', 'exports', 'waits'];
/** Measured where it is asked for alone: two servers, some minutes. */
const FLOW = 'flow';
const CLIENTS = [1, 8, 32] as const;
const option = (name: string): string | undefined =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1];
const HISTORY = Number(option('history') ?? 0);
const wanted = new Set(option('only')?.split(',') ?? PARTS);
const unknown = [...wanted].filter((name) => name !== FLOW && !PARTS.includes(name));
if (unknown.length > 0) throw new Error(`no part ${unknown.join(', ')}: there are ${[...PARTS, FLOW].join(', ')}`);
const MIXED = 60_000;
/** All alike, for the sales. */
const RINGS = 80_000;
/** People who look at lists and order files, each of them one of each kind. */
const READERS = 10;
const TRAY = { kode_baki: 'Z91', pieces: 150 } as const;

const begun = performance.now();
const say = (line: string): void =>
  console.error(`${((performance.now() - begun) / 1000).toFixed(0).padStart(4)} s  ${line}`);

async function measureTill({ url, dataDir }: Server): Promise<TillResults> {
  const api = connect(url, Math.max(...CLIENTS));
  const { connection } = await startEmbedded({ stateDir: join(dataDir, 'database') });
  const kilau = { ...connection, database: 'kilau' };
  const pool = barePool(kilau);
  const flush = createFlush(kilau);
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
    const till: Stock = { ...stock, price };
    await pool.query('vacuum analyze');
    const looked = await lookUps(shop.owner.api, mixed);
    say('look-ups are measured');
    const floor = await sellOnFloor(pool);
    const sold = async (manner: Manner): Promise<{ readonly sales: Sales; readonly bare: () => Promise<void> }> => {
      await validates(shop.owner, MANNERS[manner]);
      const { script, keys, statements } = await recordSale(kilau, dataDir, shop.owner.token, till);
      const bare = sellBare(pool, flush, script, keys, till);
      const ways = { http: sellThroughHttp(shop, till), bare, floor };
      await warmUp(pool, ways);
      const compared: Compared[] = [];
      for (const clients of CLIENTS) compared.push(await compareSales(clients, ways));
      say(`sales are measured, validated ${manner}`);
      return { sales: { manner, statements, compared }, bare };
    };
    const atOnce = await sold('at once');
    const apart = await sold('apart');
    const reported = [...(await reports(shop.owner.api)), ...(HISTORY > 0 ? await monthReports(shop.owner.api) : [])];
    const counted = await countTray(
      shop.owner.api,
      TRAY.kode_baki,
      await enterTray(shop.owner.api, TRAY.kode_baki, TRAY.pieces),
    );
    const closed = await closeDay(shop.owner.api, pool, apart.bare);
    say('the day is closed');
    // What lies behind the shop was written by SQL, as no deed would have: only books without it can be held to proof.
    if (HISTORY === 0) assertBooksHold(dataDir);
    return {
      pieces: HISTORY + MIXED + RINGS,
      sales: [apart.sales, atOnce.sales],
      lookUps: [...looked, ...reported, counted, closed],
      entry: entrySize(WEB_ROOT),
    };
  } finally {
    await Promise.all([pool.end(), flush.close()]);
    api.close();
  }
}

/** The parts that look at a shop with much behind it. */
async function measureLarge({ url, dataDir, pid }: Server): Promise<Results> {
  const api = connect(url, 4);
  const { connection } = await startEmbedded({ stateDir: join(dataDir, 'database') });
  const pool = barePool({ ...connection, database: 'kilau' });
  try {
    const { owner, cashiers } = await openShop(api);
    const [till] = cashiers;
    if (!till) throw new Error('nobody at the till');
    const others: Seat[] = [];
    for (let number = 1; number <= READERS; number++) others.push(await hire(owner, `PEMILIK${number}`, 'OWN'));
    const large = await writeLargeShop(pool, say);
    say(`${large.sales} sales are in, and ${large.stock} pieces in stock`);
    const exports = wanted.has('exports') ? await measureExports({ url, pid }, owner.token, pool) : undefined;
    if (exports) say(describe({ exports }));
    const tokens = others.map(({ token }) => token);
    const waits = wanted.has('waits') ? await measureWaits(url, till.token, tokens, large) : undefined;
    return { ...(exports && { exports }), ...(waits && { waits }) };
  } finally {
    await pool.end();
    api.close();
  }
}

/** A server of its own for a part, which ends with it, also when somebody interrupts. */
async function onServer<T>(measure: (server: Server) => Promise<T>): Promise<T> {
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
    return await measure(server);
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
    await server.stop();
    await removeDataDir(dataDir);
  }
}

async function main(): Promise<void> {
  process.env['NODE_ENV'] ??= 'production';
  ensureBuilt();
  if (wanted.has(FLOW)) return console.log(JSON.stringify(await measureFlow(say), null, 2));
  const till = wanted.has('till') ? await onServer(measureTill) : undefined;
  const first = wanted.has('first-load') ? await firstLoad() : undefined;
  const large = wanted.has('exports') || wanted.has('waits') ? await onServer(measureLarge) : {};
  const results: Results = { ...(till && { till }), ...(first && { first }), ...large };
  console.log(
    process.argv.includes('--json')
      ? JSON.stringify({ ...results, misses: misses(results) }, null, 2)
      : describe(results),
  );
  process.exitCode = misses(results).length > 0 ? 1 : 0;
}

await main();
