import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, inject, type Call, type Reply } from '../testing/app.ts';
import { differences } from '../testing/checks.ts';
import { testDatabase } from '../testing/database.ts';
import { openShop, pieces } from '../testing/shop.ts';
import { openSocket, type TestSocket } from '../testing/socket.ts';
import { asProgram, urlOf } from '../testing/test-server.ts';
import { mulaiAntrean, type Antrean } from '../platform/antrean/mulai.ts';
import { loadConfig } from '../platform/config.ts';
import { createPool } from '../platform/database/pool.ts';
import { createDb } from '../platform/database/tx.ts';
import { buildHttp } from '../platform/http/server.ts';
import { createLog } from '../platform/log.ts';
import { hashPassword } from '../platform/session/password.ts';
import { antrean } from './antrean.ts';
import { routes } from './routes.ts';
import { createServices } from './services.ts';

/** One of several servers on one database, with all that it keeps in memory its own. */
interface Server {
  readonly app: FastifyInstance;
  readonly origin: string;
  /** What it did by the clock or because somebody asked. */
  readonly done: string[];
  readonly queue: Antrean;
  close(): Promise<void>;
}

const database = testDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'kilau-servers-'));
const servers: Server[] = [];
const sockets: TestSocket[] = [];
let keys = 0;

async function startServer(name: string): Promise<Server> {
  const connection = asProgram(database.connection);
  const env = { DATABASE_URL: urlOf(connection), KILAU_DATA: dataDir, LOG_LEVEL: 'silent' };
  const pool = createPool(connection, { max: 4 });
  const db = createDb(pool);
  const log = createLog('silent');
  const services = createServices(loadConfig(env, []), { db, readings: db, connection, pool }, log, '0.0.0');
  const app = await buildHttp(services, routes);
  services.realtime.attach(app.server);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const done: string[] = [];
  const sweep = (): Promise<{ jumlah: number }> => Promise.resolve({ jumlah: done.push('sapu-sesi') });
  const work = { ...antrean, pekerjaan: { ...antrean.pekerjaan, 'sapu-sesi': sweep } };
  const queue = await mulaiAntrean(services, work, { pool, server: name });
  return {
    app,
    done,
    queue,
    origin: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    async close() {
      await queue.close();
      await services.realtime.close();
      await app.close();
      await services.jobs.close();
      await pool.end();
    },
  };
}

const USERS = `insert into users (kode_toko, user_id, usere_name, level, password_hash)
  values ('KL02', 'SPV21', 'SPV21', 'SPV', '-'), ('KL02', 'SPV22', 'SPV22', 'SPV', '-'),
    ('KL02', 'OWNER2', 'OWNER2', 'OWN', '-'), ('KL02', 'KASIR21', 'KASIR21', 'KASIR', '-')`;
const MENU = `insert into hak_akses (kode_toko, user_id, path) select kode_toko, user_id, unnest(array[
  '/transaksi-penjualan', '/tutup-toko']) from users`;

/** What is told before a server listens, it never hears. */
const LISTENING = `select count(*)::int as jumlah from pg_stat_activity
  where datname = current_database() and application_name = 'kilau-realtime' and query like 'LISTEN%'`;

beforeAll(async () => {
  await openShop(database.db);
  await database.db.query(USERS);
  await database.db.query('update users set password_hash = $1', [await hashPassword(PASSWORD)]);
  await database.db.query(MENU);
  for (const name of ['A', 'B', 'C']) servers.push(await startServer(name));
});
afterAll(async () => {
  sockets.forEach((socket) => socket.close());
  await Promise.all(servers.map((server) => server.close()));
  rmSync(dataDir, { recursive: true, force: true });
});

const at = (index: number): Server => {
  const server = servers[index];
  if (!server) throw new Error(`there is no server ${index}`);
  return server;
};
const [A, B, C] = [0, 1, 2];
const calling =
  (index: number, token: string): Call =>
  (method, path, body, headers = {}) =>
    inject(at(index).app, {
      method,
      url: `/api/v1/${path}`,
      headers: { 'x-auth-token': token, 'accept-language': 'id', ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
const login = (index: number, user_id: string, more: object = {}): Promise<Reply> =>
  calling(index, '')('POST', 'users/login', { user_id, password: PASSWORD, ...more });
const tokenOf = (reply: Reply): string => (reply.body as { readonly token: string }).token;
/** Logs in, whoever is in elsewhere. */
const enter = async (index: number, user_id: string): Promise<string> =>
  tokenOf(await login(index, user_id, { ambil_alih: true }));
const listen = async (index: number, token: string): Promise<TestSocket> => {
  const socket = await openSocket(at(index).origin, { token });
  sockets.push(socket);
  return socket;
};
const code = ({ status, body }: Reply): string => (status < 300 ? 'ok' : (body as { readonly code: string }).code);
const newKey = (): string => `servers-${(keys += 1)}`;

/** Somebody logged in at each of the servers. */
async function staff(...users: readonly [string, string, string]): Promise<readonly Call[]> {
  const tokens = await Promise.all(users.map((user_id, index) => enter(index, user_id)));
  return tokens.map((token, index) => calling(index, token));
}
const jual = (call: Call | undefined, kode_barcode: string | undefined, kunci: string): Promise<Reply> => {
  if (!call) throw new Error('nobody sells');
  const bayar = [{ jenis: 'CASH', jumlah: 10_000_000 }];
  const sale = { kode_sales: 'SL01', barang: [{ kode_barcode }], bayar };
  return call('POST', 'penjualan', sale, { 'idempotency-key': kunci });
};

describe('three servers on one database', () => {
  it('sell a piece once, and tell the same to whoever asks again elsewhere', async () => {
    const tills = await staff('KASIR1', 'KASIR2', 'SPV1');
    const [wanted, twice] = await pieces(database.db, 2);
    const both = await Promise.all(tills.map((till) => jual(till, wanted, newKey())));
    expect(both.map(code).filter((said) => said === 'ok')).toEqual(['ok']);
    // The same till, whose line leads to another server at each of its tries.
    const token = await enter(A, 'KASIR1');
    const kunci = newKey();
    const tries = await Promise.all([A, B, C].map((index) => jual(calling(index, token), twice, kunci)));
    expect(new Set(tries.map(({ text }) => text)).size).toBe(1);
    expect(tries.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(tries.filter(({ headers }) => headers['idempotent-replay'] === 'true')).toHaveLength(2);
    const numbers = await database.db.query<{ nomor: string }>(
      `select no_faktur_group as nomor from penjualan where kode_toko = 'KL01' order by 1`,
    );
    expect(numbers).toHaveLength(2);
    expect(await differences(database.db)).toEqual([]);
  });

  it('go by a price, a setting and a right from the next request on, and tell the tills of all', async () => {
    const [kasir, owner] = [await enter(B, 'KASIR2'), calling(A, await enter(A, 'OWNER'))];
    const till = calling(B, kasir);
    const ear = await listen(C, kasir);
    await expect.poll(() => database.db.one(LISTENING)).toEqual({ jumlah: servers.length });
    const price = async () =>
      ((await till('GET', 'parameter-harga-emas')).body as { kode_group: string; harga: number }[]).find(
        ({ kode_group }) => kode_group === '700',
      )?.harga;
    expect([await price(), code(await till('GET', 'tutup-toko'))]).toEqual([1_437_000, 'ok']);
    await owner('PUT', 'parameter-harga-emas', { harga: [{ kode_group: '700', harga: 1_440_000 }] });
    expect(await price()).toBe(1_440_000);
    await owner('PUT', 'para-system', { settings: [{ key: 'PEMBULATAN', value: 1000 }] });
    const { modules } = (await till('GET', 'users/me')).body as { modules: { key: string; value: string }[] };
    expect(modules.find(({ key }) => key === 'PEMBULATAN')?.value).toBe('1000');
    await owner('PUT', 'hak-akses/KASIR2', { akses: [{ path: '/tutup-toko', is_show: false }] });
    expect(code(await till('GET', 'tutup-toko'))).toBe('menu_tidak_berhak');
    const heard = () => ear.events.map(([event]) => event);
    await expect
      .poll(heard, { timeout: 10_000 })
      .toEqual(expect.arrayContaining(['harga-berubah', 'settings-changed', 'akses-berubah']));
  });

  it('let a user in once; who takes over at one ends his work at another', async () => {
    const token = await enter(A, 'SPV1');
    const ear = await listen(B, token);
    expect(code(await login(C, 'SPV1', { perangkat: 'hp' }))).toBe('user_sedang_dipakai');
    expect(code(await login(C, 'SPV1', { perangkat: 'hp', ambil_alih: true }))).toBe('ok');
    expect((await calling(A, token)('GET', 'users/me')).status).toBe(401);
    await expect
      .poll(() => [ear.events.at(-1), ear.ended], { timeout: 10_000 })
      .toEqual([['session-ended', { alasan: 'DIAMBIL_ALIH' }], 'hung up']);
  });

  it('close a shop once, and log out whoever is at work at any of them', async () => {
    const closers = await staff('SPV21', 'SPV22', 'OWNER2');
    const kasir = await enter(C, 'KASIR21');
    const ear = await listen(B, kasir);
    const tutup = await Promise.all(
      closers.map((close) => close('POST', 'tutup-toko', {}, { 'idempotency-key': newKey() })),
    );
    const said = tutup.map(code);
    expect(said.filter((one) => one === 'ok')).toEqual(['ok']);
    // Who was logged out before his turn came is told so, the others that the shop is closed.
    const others = tutup.filter((reply) => code(reply) !== 'ok');
    expect(others.every((reply) => ['toko_sudah_ditutup', 'belum_login'].includes(code(reply)))).toBe(true);
    expect((await calling(A, kasir)('GET', 'users/me')).status).toBe(401);
    await expect
      .poll(() => ear.events.at(-1), { timeout: 10_000 })
      .toEqual(['session-ended', { alasan: 'TUTUP_TOKO' }]);
  });

  it('count wrong passwords together', async () => {
    const said: string[] = [];
    for (let attempt = 0; attempt < 12; attempt++) {
      said.push(code(await login(attempt % 3, 'KASIR21', { password: 'salah-123' })));
    }
    expect(said.filter((one) => one === 'login_salah').length).toBe(10);
    expect(said.slice(10)).toEqual(['terlalu_sering', 'terlalu_sering']);
    expect(code(await login(C, 'KASIR21'))).toBe('terlalu_sering');
  });

  it('do a job once', async () => {
    const owner = calling(A, await enter(A, 'OWNER'));
    await owner('POST', 'antrean/pekerjaan/sapu-sesi/jalankan', {}, { 'idempotency-key': newKey() });
    const last = () => database.db.maybe(`select keadaan from pekerjaan where kunci = 'sapu-sesi'`);
    await expect.poll(last, { timeout: 20_000 }).toMatchObject({ keadaan: 'SELESAI' });
    expect(servers.flatMap(({ done }) => done)).toEqual(['sapu-sesi']);
    // The queue hears of its end behind the job's own word.
    await expect
      .poll(() => database.db.query(`select state from pgboss.job where data ->> 'kunci' = 'sapu-sesi'`))
      .toEqual([{ state: 'completed' }]);
  });
});
