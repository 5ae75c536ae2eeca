import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Level } from '@kilau/contract/core/permission.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { routes as allRoutes } from '../app/routes.ts';
import { permulaan } from '../app/new-shop.ts';
import { createShop } from '../features/sistem/toko/toko-baru.ts';
import { createCermin } from '../platform/alir/baca.ts';
import type { Services } from '../platform/context.ts';
import type { Shop } from '../platform/shop.ts';
import type { Db } from '../platform/database/tx.ts';
import { createDisk } from '../platform/disk.ts';
import { createFiles } from '../platform/files.ts';
import { createRateLimits } from '../platform/http/rate-limit.ts';
import type { Route } from '../platform/http/route.ts';
import { buildHttp, type HttpOptions } from '../platform/http/server.ts';
import { uuidv7 } from '../platform/id.ts';
import { createLog } from '../platform/log.ts';
import { createMeter } from '../platform/metrics/meter.ts';
import { createRealtime, type RealtimeServer } from '../platform/realtime.ts';
import { createSecrets } from '../platform/secrets.ts';
import { createIdentities } from '../platform/session/identity.ts';
import { hashPassword } from '../platform/session/password.ts';
import { hashToken, newToken } from '../platform/session/token.ts';
import { testDatabase, type TestDb } from './database.ts';
import { asProgram } from './test-server.ts';

/** The password of every user that {@link TestApp.user} makes; hashed once. */
export const PASSWORD = 'rahasia-123';
const passwordHash = hashPassword(PASSWORD);

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}
export type Call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<Reply>;

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Db;
  /** For what needs connections of its own, such as a second server. */
  readonly connection: pg.ClientConfig;
  readonly services: Services & { readonly realtime: RealtimeServer };
  /** Moves the clock of the server on. */
  later(ms: number): void;
  /** The disk of the data has so many bytes left, of a terabyte. */
  room(bytes: number): void;
  /** A shop with everything but masters. */
  shop(kode_toko: string, more?: Partial<Shop>): Promise<void>;
  user(kode_toko: string, user_id: string, level: Level, akses?: readonly string[]): Promise<void>;
  /** Opens a session without the login and answers its token. */
  token(kode_toko: string, user_id: string): Promise<string>;
  readonly call: Call;
  /** Calls with the token of a fresh session. */
  as(kode_toko: string, user_id: string): Promise<Call>;
}

const TERABYTE = 1_000_000_000_000;

/**
 * The real HTTP server on a database of the test file's own, with all routes unless told otherwise.
 * @param begins what its clock says when the file begins; where nothing is said, what every clock does.
 */
export function testApp(routes: readonly Route[] = allRoutes, http: HttpOptions = {}, begins?: Date): TestApp {
  const database = testDatabase();
  let made: Pick<TestApp, 'app' | 'services'> | undefined;
  let offset = begins === undefined ? 0 : begins.getTime() - Date.now();
  let free = TERABYTE;
  beforeAll(async () => {
    const now = () => new Date(Date.now() + offset);
    const services = testServices(database, now, () => free);
    made = { services, app: await buildHttp(services, routes, http) };
  });
  afterAll(async () => {
    await made?.services.realtime.close();
    await made?.app.close();
  });
  const ready = () => {
    if (!made) throw new Error('testApp() is ready inside tests and hooks only');
    return made;
  };
  const call: Call = (method, path, body, headers = {}) =>
    inject(ready().app, {
      method,
      url: `/api/v1/${path}`,
      headers,
      ...(body !== undefined && { payload: body as object }),
    });
  const token = (kode_toko: string, user_id: string) =>
    insertSession(database.db, ready().services.now(), kode_toko, user_id);
  return {
    get app() {
      return ready().app;
    },
    get db() {
      return database.db;
    },
    get connection() {
      return database.connection;
    },
    get services() {
      return ready().services;
    },
    later: (ms) => void (offset += ms),
    room: (bytes) => void (free = bytes),
    shop: (kode_toko, more = {}) => insertShop(database.db, kode_toko, more),
    user: (kode_toko, user_id, level, akses = []) => insertUser(database.db, kode_toko, user_id, level, akses),
    token,
    call,
    async as(kode_toko, user_id) {
      const mine = await token(kode_toko, user_id);
      return (method, path, body, headers) => call(method, path, body, { 'x-auth-token': mine, ...headers });
    },
  };
}

/** What the server stands on, silent and with files and secrets of its own. */
function testServices(
  { program: db, jobs, pool, connection }: Pick<TestDb, 'program' | 'jobs' | 'pool' | 'connection'>,
  now: () => Date,
  free: () => number,
): TestApp['services'] {
  const log = createLog('silent');
  const identities = createIdentities({ db, log, now });
  return {
    db,
    readings: db,
    log,
    now,
    identities,
    limits: createRateLimits({ db, now }),
    secrets: createSecrets(randomBytes(32)),
    version: '0.0.0',
    cermin: createCermin({ db, connection: asProgram(connection), log }),
    loopback: true,
    files: createFiles(join(tmpdir(), `kilau-${uuidv7()}`)),
    cadangan: { at: '03:00', buat: () => Promise.reject(new Error('tests make no backups by the clock')) },
    dataDir: tmpdir(),
    // The one thing of the system that no test can fill: its answer about the disk.
    disk: createDisk(tmpdir(), undefined, () => Promise.resolve({ bavail: free(), bsize: 1, blocks: TERABYTE })),
    meter: createMeter(pool),
    jobs,
    realtime: createRealtime({ db, log, now, identities }),
  };
}

/** JSON where it is JSON. */
export async function inject(app: FastifyInstance, options: InjectOptions): Promise<Reply> {
  const response = await app.inject(options);
  const json = (response.headers['content-type'] ?? '').startsWith('application/json') && response.body !== '';
  return {
    status: response.statusCode,
    body: json ? (JSON.parse(response.body) as unknown) : undefined,
    text: response.body,
    headers: response.headers,
  };
}

function insertShop(db: Db, kode_toko: string, more: Partial<Shop>): Promise<void> {
  return db.tx((tx) =>
    createShop(
      tx,
      {
        kode_toko,
        nama_toko: `TOKO ${kode_toko}`,
        alamat_toko: 'JL UJI 1',
        inisial: kode_toko.slice(0, 6),
        zona_waktu: 'Asia/Jakarta',
        level: 'CABANG',
        tgl_system: '2026-11-21',
        oleh: 'UJI',
        ...more,
      },
      permulaan,
    ),
  );
}

async function insertUser(
  db: Db,
  kode_toko: string,
  user_id: string,
  level: Level,
  akses: readonly string[],
): Promise<void> {
  await db.query(
    `insert into users (kode_toko, user_id, usere_name, level, password_hash) values ($1, $2, $2, $3, $4)`,
    [kode_toko, user_id, level, await passwordHash],
  );
  await db.query(`insert into hak_akses (kode_toko, user_id, path) select $1, $2, unnest($3::text[])`, [
    kode_toko,
    user_id,
    akses,
  ]);
}

async function insertSession(db: Db, now: Date, kode_toko: string, user_id: string): Promise<string> {
  const token = newToken();
  await db.query(`update sesi set berakhir = $3 where kode_toko = $1 and user_id = $2 and berakhir is null`, [
    kode_toko,
    user_id,
    now,
  ]);
  await db.query(
    `insert into sesi (kode_toko, id, user_id, token_hash, dibuat, terakhir) values ($1, $2, $3, $4, $5, $5)`,
    [kode_toko, uuidv7(now), user_id, hashToken(token), now],
  );
  return token;
}
