import { createServer } from 'node:http';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PASSWORD, testApp } from '../testing/app.ts';
import { openSocket, type TestSocket } from '../testing/socket.ts';
import { testDatabase } from '../testing/database.ts';
import { createLog } from './log.ts';
import { createPool } from './database/pool.ts';
import { createDb } from './database/tx.ts';
import { createRealtime, type RealtimeServer } from './realtime.ts';
import { createIdentities } from './session/identity.ts';

const server = testApp();
let origin = '';
const open: TestSocket[] = [];
async function connect(auth: object): Promise<TestSocket> {
  const socket = await openSocket(origin, auth);
  open.push(socket);
  return socket;
}
/** Another server's sockets, on an address of their own. */
async function listening(realtime: RealtimeServer): Promise<{ readonly origin: string; close(): void }> {
  const http = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => void http.once('listening', resolve));
  realtime.attach(http);
  const address = http.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    close: () => void http.close(),
  };
}
beforeAll(async () => {
  await server.shop('PST', { level: 'PUSAT' });
  await server.shop('KL01');
  await server.shop('KL02');
  await server.user('KL01', 'OWNER', 'OWN');
  await server.user('KL01', 'KASIR1', 'KASIR');
  await server.user('KL02', 'KASIR2', 'KASIR');
  await server.user('PST', 'OWNPST', 'OWN');
  server.services.realtime.attach(server.app.server);
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => open.splice(0).forEach((socket) => socket.close()));

describe('a socket', () => {
  it('needs the token of a living session', async () => {
    expect((await connect({})).ended).toBe('belum_login');
    expect((await connect({ token: 'x'.repeat(43) })).ended).toBe('belum_login');
    expect((await connect({ token: { toString: 'x' } })).ended).toBe('belum_login');
    expect((await connect({ token: await server.token('KL01', 'KASIR1') })).ended).toBeUndefined();
  });

  it('is not refused while nobody can look at its token, but comes again', async () => {
    const pool = createPool({ host: '127.0.0.1', port: 1 });
    const { log, now } = server.services;
    const identities = createIdentities({ db: createDb(pool), log, now });
    const realtime = createRealtime({ ...server.services, identities });
    const http = await listening(realtime);
    const socket = await openSocket(http.origin, { token: 'x'.repeat(43) });
    expect(socket.ended).toBe('line lost');
    await realtime.close();
    http.close();
    await pool.end();
  });

  it("hears its shop and its user, and nobody else's", async () => {
    const kasir = await connect({ token: await server.token('KL01', 'KASIR1') });
    const lain = await connect({ token: await server.token('KL02', 'KASIR2') });
    server.services.realtime.toShop('KL01', 'harga-berubah', { kode_group: '700' });
    server.services.realtime.toUser('KASIR2', 'sapa', 1);
    await expect
      .poll(() => [kasir.events, lain.events])
      .toEqual([[['harga-berubah', { kode_group: '700' }]], [['sapa', 1]]]);
  });

  it('of head office hears the branch it works in; others may not ask for one', async () => {
    const pusat = await connect({ token: await server.token('PST', 'OWNPST'), kode_toko: 'KL01' });
    expect((await connect({ token: await server.token('KL02', 'KASIR2'), kode_toko: 'KL01' })).ended).toBe(
      'belum_login',
    );
    server.services.realtime.toShop('PST', 'a', 1);
    server.services.realtime.toShop('KL01', 'b', 2);
    await expect.poll(() => pusat.events).toEqual([['b', 2]]);
  });

  it('hears of changed settings', async () => {
    const kasir = await connect({ token: await server.token('KL01', 'KASIR1') });
    const owner = await server.as('KL01', 'OWNER');
    await owner('PUT', 'para-system', {
      settings: [
        { key: 'PEMBULATAN', value: 1000 },
        { key: 'MODE_HARGA', value: 'GRAM' },
      ],
    });
    await expect.poll(() => kasir.events).toEqual([['settings-changed', [{ key: 'PEMBULATAN', value: '1000' }]]]);
  });

  it('hears why its session is over and is hung up on', async () => {
    const kasir = await connect({ token: await server.token('KL01', 'KASIR1') });
    const owner = await server.as('KL01', 'OWNER');
    const { id } = await server.db.one<{ id: string }>(
      `select id from sesi where user_id = 'KASIR1' and berakhir is null`,
    );
    await owner('DELETE', `sesi/${id}`);
    await expect
      .poll(() => [kasir.events, kasir.ended])
      .toEqual([[['session-ended', { alasan: 'DIAKHIRI' }]], 'hung up']);
  });

  it('hears that another device took over', async () => {
    const kasir = await connect({ token: await server.token('KL01', 'KASIR1') });
    await server.db.query(`update sesi set terakhir = terakhir - interval '20 minutes' where user_id = 'KASIR1'`);
    await server.call('POST', 'users/login', { user_id: 'KASIR1', password: PASSWORD });
    await expect.poll(() => kasir.events).toEqual([['session-ended', { alasan: 'DIGANTI' }]]);
  });
});

describe('once a minute', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  it('a socket is a sign of life, and one without a session is hung up on', async () => {
    const realtime = createRealtime(server.services);
    const http = await listening(realtime);
    const [alive, gone] = [
      await openSocket(http.origin, { token: await server.token('KL01', 'KASIR1') }),
      await openSocket(http.origin, { token: await server.token('KL02', 'KASIR2') }),
    ];
    await server.db.query(
      `update sesi set terakhir = terakhir - interval '14 minutes' where user_id = 'KASIR1' and berakhir is null`,
    );
    await server.db.query(`update sesi set berakhir = now() where user_id = 'KASIR2'`);
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.poll(() => gone.ended).toBe('hung up');
    expect(alive.ended).toBeUndefined();
    const { umur } = await server.db.one<{ umur: number }>(
      `select extract(epoch from now() - terakhir)::int as umur from sesi
        where user_id = 'KASIR1' and berakhir is null`,
    );
    expect(umur).toBeLessThan(30);
    alive.close();
    await realtime.close();
    http.close();
  });
});

/** What a restart of the database does to those who listen. */
const BREAK_SQL = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and application_name = 'kilau-realtime'`;

describe('several servers on one database', () => {
  const shared = testDatabase();

  it("reach each other's browsers, also after their lines to it broke", async () => {
    const log = createLog('silent');
    const make = () => createRealtime({ ...server.services, log, shared: shared.connection });
    const [here, there] = [make(), make()];
    const http = await listening(here);
    const socket = await openSocket(http.origin, { token: await server.token('KL01', 'KASIR1') });
    await expect
      .poll(
        () => {
          there.toShop('KL01', 'halo', 'x'.repeat(9000));
          return socket.events.length;
        },
        { timeout: 10_000, interval: 200 },
      )
      .toBeGreaterThan(0);
    expect(socket.events[0]).toEqual(['halo', 'x'.repeat(9000)]);
    // A server has two of them: one that kept its place would leave none. Browsers are to ask for what they missed.
    expect(await shared.db.query(BREAK_SQL)).not.toEqual([]);
    await expect
      .poll(
        () => {
          here.toShop('KL02', 'halo', 1);
          return socket.ended;
        },
        { timeout: 10_000, interval: 200 },
      )
      .toBe('line lost');
    const back = await openSocket(http.origin, { token: await server.token('KL01', 'KASIR1') });
    await expect
      .poll(
        () => {
          there.toShop('KL01', 'lagi', 1);
          return back.events.length;
        },
        { timeout: 10_000, interval: 200 },
      )
      .toBeGreaterThan(0);
    // A server that ends, to be started again, sends nobody away.
    await Promise.all([here.close(), there.close()]);
    await expect.poll(() => back.ended).toBe('line lost');
    http.close();
  });
});
