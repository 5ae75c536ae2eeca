import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { routes } from '../packages/server/src/app/routes.ts';
import { createServices } from '../packages/server/src/app/services.ts';
import { createFlush } from '../packages/server/src/platform/database/flush.ts';
import { createDb } from '../packages/server/src/platform/database/tx.ts';
import { buildHttp } from '../packages/server/src/platform/http/server.ts';
import { loadConfig } from '../packages/server/src/platform/config.ts';
import { createLog } from '../packages/server/src/platform/log.ts';
import type { Call } from './http.ts';
import { createRecorder } from './record.ts';
import { scriptOf, type SaleKeys, type Script } from './replay.ts';
import { saveCall, take, validateCall, waits, type Stock } from './sales.ts';

export interface RecordedSale {
  readonly script: Script;
  readonly keys: SaleKeys;
  /** Borders of transactions, and what asks who calls, included. */
  readonly statements: number;
}

type Answer = (call: Call) => Promise<{ readonly status?: string; readonly no_faktur_group: string }>;

async function sell(answer: Answer, stock: Stock): Promise<SaleKeys> {
  const pair = take(stock);
  const [kode_barcode, kode_barcode_lain] = pair;
  const kunci = randomUUID();
  const { no_faktur_group: nomor, status } = await answer(saveCall(pair, kunci, stock.price));
  if (waits(status)) await answer(validateCall(nomor));
  return { nomor, kode_barcode, kode_barcode_lain, kunci };
}

/**
 * Runs a sale through the whole program within this process, calls, login and all, and writes down what it says to the
 * database: whatever becomes of the program, the bare driver is given the same to say.
 */
export async function recordSale(
  connection: pg.ClientConfig,
  dataDir: string,
  token: string,
  stock: Stock,
): Promise<RecordedSale> {
  const recorder = createRecorder(connection);
  const { pool } = recorder;
  const flush = createFlush(connection);
  const services = createServices(
    loadConfig({ KILAU_DATA: dataDir, HOST: '127.0.0.1' }, []),
    { db: createDb(pool, { flush }), readings: createDb(pool), connection, pool },
    createLog('warn'),
    'bench',
  );
  const app = await buildHttp(services, routes);
  const answer: Answer = async ({ method, path, body, headers }) => {
    const reply = await app.inject({
      method,
      url: `/api/v1/${path}`,
      headers: { 'x-auth-token': token, 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(body),
    });
    if (reply.statusCode >= 300) throw new Error(`${method} ${path}: ${reply.statusCode} ${reply.body}`);
    return reply.json();
  };
  try {
    // What the program looks up once and remembers, and what it then does behind the sale's back, is no part of it.
    await sell(answer, stock);
    await sell(answer, stock);
    let keys: SaleKeys | undefined;
    const sent = await recorder.during(async () => {
      keys = await sell(answer, stock);
    });
    if (!keys) throw new Error('nothing was sold');
    return { script: scriptOf(sent, keys), keys, statements: sent.length };
  } finally {
    await services.realtime.close();
    await app.close();
    await Promise.all([pool.end(), flush.close()]);
  }
}
