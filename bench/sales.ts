import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Flush } from '../packages/server/src/platform/database/flush.ts';
import type { Call } from './http.ts';
import { meanRatio, perSecond, runClients, speedOf, zip, type Run, type Speed } from './measure.ts';
import { replay, type SaleKeys, type Script } from './replay.ts';
import type { Shop } from './shop.ts';

/** The pieces that are for sale, and what one costs. */
export interface Stock {
  readonly codes: string[];
  readonly price: number;
}

/** Through HTTP, straight to PostgreSQL, and the fixed floor, by the same number of clients. */
export interface Compared {
  readonly clients: number;
  readonly http: Speed;
  readonly bare: Speed;
  readonly floor: Speed;
  /** Mean over the rounds of sales per second through HTTP to those of the bare driver. */
  readonly ratio: number;
  readonly ratios: readonly number[];
  /** The same to those of the floor. */
  readonly floorRatio: number;
}

/** Rounds are short, so that what else the machine does meets both alike, and long beside the sales in them. */
const SECONDS_EACH = 6;
const roundSeconds = (clients: number): number => 0.25 + clients / 40;
/** More connections gain nothing on the two cores of a shop's machine; the server has as many. */
const MOST_CONNECTIONS = 8;

/** Two pieces, what a sale of the bench has. */
export type Pair = readonly [string, string];

export function take({ codes }: Stock): Pair {
  const [one, other] = [codes.pop(), codes.pop()];
  if (one === undefined || other === undefined) {
    throw new Error('every piece is sold: enter more, or measure for a shorter time');
  }
  return [one, other];
}

/** The two calls of a sale of two pieces for cash; one of them where nobody validates. */
export const saveCall = (pair: Pair, kunci: string, price: number): Call => ({
  method: 'POST',
  path: 'penjualan',
  headers: { 'idempotency-key': kunci },
  body: {
    kode_sales: 'SL01',
    barang: pair.map((kode_barcode) => ({ kode_barcode })),
    bayar: [{ jenis: 'CASH', jumlah: pair.length * price }],
  },
});
export const validateCall = (nomor: string): Call => ({
  method: 'POST',
  path: `penjualan/${nomor}/validasi`,
  headers: { 'idempotency-key': `validasi-${nomor}` },
  body: {},
});

/** Whether a sale that was saved waits for somebody to validate it: in a shop that is set so. */
export const waits = (status: string | undefined): boolean => status !== 'DONE';

/** A sale as a till makes it. */
export function sellThroughHttp({ cashiers }: Shop, stock: Stock): (client: number) => Promise<void> {
  return async (client) => {
    const api = cashiers[client % cashiers.length]?.api;
    if (!api) throw new Error('nobody at the till');
    const saved = await api.call<{ no_faktur_group: string; status: string }>(
      saveCall(take(stock), randomUUID(), stock.price),
    );
    if (!waits(saved.status)) return;
    const { no_faktur_group } = saved;
    const { status } = await api.call<{ status: string }>(validateCall(no_faktur_group));
    if (status !== 'DONE') throw new Error(`${no_faktur_group} is ${status}`);
  };
}

/** The same sale as the bare driver makes it: the statements the server sends, and nothing around them. */
export function sellBare(
  pool: pg.Pool,
  flush: Flush,
  script: Script,
  recorded: SaleKeys,
  stock: Stock,
): () => Promise<void> {
  let count = 0;
  return () => {
    count += 1;
    const [kode_barcode, kode_barcode_lain] = take(stock);
    return replay(pool, flush, script, {
      nomor: `${recorded.nomor}B${count}`,
      kode_barcode,
      kode_barcode_lain,
      kunci: randomUUID(),
    });
  };
}

/** Settings as the server's connections have them. */
export function barePool(connection: pg.ClientConfig): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: MOST_CONNECTIONS,
    idleTimeoutMillis: 0,
    options: '-c jit=off -c random_page_cost=1.1',
  });
  // The server may take its database down while our connections still say goodbye.
  return pool.on('error', () => undefined);
}

/** How a shop validates its sales: somebody does, or they stand once they are saved. */
export const MANNERS = { apart: 'true', 'at once': 'false' } as const;
export type Manner = keyof typeof MANNERS;

/** Sales as one manner has them. */
export interface Sales {
  readonly manner: Manner;
  readonly statements: number;
  readonly compared: readonly Compared[];
}

type Sell = (client: number) => Promise<void>;

/** Ways to sell, each for a client. */
export interface Ways {
  readonly http: Sell;
  readonly bare: Sell;
  readonly floor: Sell;
}
const WAYS = ['http', 'bare', 'floor'] as const satisfies readonly (keyof Ways)[];

/** All in turns, the last of one round being the first of the next. */
export async function compareSales(clients: number, ways: Ways): Promise<Compared> {
  const runs: Record<keyof Ways, Run[]> = { http: [], bare: [], floor: [] };
  const seconds = roundSeconds(clients);
  const rounds = Math.ceil(SECONDS_EACH / seconds);
  for (let round = 0; round < rounds; round++) {
    for (const way of round % 2 === 0 ? WAYS : WAYS.toReversed()) {
      runs[way].push(await runClients(clients, seconds, ways[way]));
    }
  }
  const ratiosTo = (other: readonly Run[]): number[] =>
    zip(runs.http, other).map(([one, its]) => perSecond(one) / perSecond(its));
  const ratios = ratiosTo(runs.bare);
  return {
    clients,
    http: speedOf(runs.http),
    bare: speedOf(runs.bare),
    floor: speedOf(runs.floor),
    ratio: meanRatio(ratios),
    ratios,
    floorRatio: meanRatio(ratiosTo(runs.floor)),
  };
}

/** Brings all up to speed, and fills the tables of the day enough for the planner to know them. */
export async function warmUp(pool: pg.Pool, ways: Ways): Promise<void> {
  for (const way of WAYS) await runClients(MOST_CONNECTIONS, 2, ways[way]);
  await pool.query('analyze');
  await pool.query('checkpoint');
  for (const way of WAYS) await runClients(MOST_CONNECTIONS, 0.5, ways[way]);
}
