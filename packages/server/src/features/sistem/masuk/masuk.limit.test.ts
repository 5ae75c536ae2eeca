import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inject, PASSWORD, testApp } from '../../../testing/app.ts';

const server = testApp();

beforeAll(async () => {
  await server.shop('KL01');
  await server.user('KL01', 'KASIR1', 'KASIR');
  await server.user('KL01', 'KASIR2', 'KASIR');
  await server.user('KL01', 'OWNER', 'OWN');
});
beforeEach(async () => {
  await server.db.query(`update sesi set berakhir = now() where berakhir is null`);
  server.later(601_000);
});
const from = (ip: string, user_id: string, password: string) =>
  inject(server.app, { method: 'POST', url: '/api/v1/users/login', payload: { user_id, password }, remoteAddress: ip });

describe('wrong passwords of a stranger', () => {
  it('lets no stranger lock somebody out of the browser he works in, whatever the address', async () => {
    const owner = (password: string, perangkat: string, ip: string) =>
      inject(server.app, {
        method: 'POST',
        url: '/api/v1/users/login',
        payload: { user_id: 'OWNER', password, perangkat },
        remoteAddress: ip,
      });
    expect((await owner(PASSWORD, 'meja-owner', '10.1.0.1')).status).toBe(200);
    const guess = (n: number, ip: string) => owner(`salah-${n}`, `lain-${n}`, ip);
    const same = await Promise.all(Array.from({ length: 70 }, (_, n) => guess(n, '10.1.0.1')));
    expect(same.filter(({ status }) => status === 401)).toHaveLength(10);
    expect((await owner(PASSWORD, 'meja-owner', '10.1.0.1')).status).toBe(200);
    // Spread over addresses, the guesser is slowed down for this user; the others do not feel it.
    const spread = await Promise.all(Array.from({ length: 70 }, (_, n) => guess(n, `10.2.0.${n}`)));
    expect(spread.filter(({ status }) => status === 401)).toHaveLength(20);
    expect((await owner(PASSWORD, 'meja-owner', '10.3.0.1')).status).toBe(200);
    expect((await owner(PASSWORD, 'baru', '10.4.0.1')).status).toBe(429);
    expect((await from('10.2.0.1', 'KASIR1', PASSWORD)).status).toBe(200);
    // Nor is guessing at the browser itself without an end.
    for (let n = 0; n < 10; n += 1) expect((await owner(`salah-${n}`, 'meja-owner', '10.3.0.1')).status).toBe(401);
    expect((await owner(PASSWORD, 'meja-owner', '10.3.0.1')).status).toBe(429);
  });

  it('leaves approvals alone while somebody tries passwords from the same address', async () => {
    const token = await server.token('KL01', 'KASIR1');
    for (let n = 0; n < 61; n += 1) await server.call('POST', 'users/login', { user_id: `X${n}`, password: 'salah-1' });
    expect((await from('127.0.0.1', 'KASIR2', PASSWORD)).status).toBe(429);
    expect(
      await server.call(
        'POST',
        'authorization/manual',
        {
          username: 'OWNER',
          password: PASSWORD,
          kategori: 'BATAL PENJUALAN',
          dokumen: 'KL01-FJ-1',
          nilai: { alasan: 'SALAH' },
        },
        { 'x-auth-token': token },
      ),
    ).toMatchObject({ status: 201 });
  });
});

describe('behind a proxy that is named', () => {
  const proxied = testApp(undefined, { trustedProxies: ['10.9.0.0/24'] });
  beforeAll(async () => {
    await proxied.shop('KL01');
    await proxied.user('KL01', 'KASIR1', 'KASIR');
  });
  const through = (proxy: string, client: string, user_id: string, password: string) =>
    inject(proxied.app, {
      method: 'POST',
      url: '/api/v1/users/login',
      payload: { user_id, password },
      remoteAddress: proxy,
      headers: { 'x-forwarded-for': `198.51.100.7, ${client}` },
    });

  it('each client has an address of his own, and none that he makes up', async () => {
    for (let n = 0; n < 60; n += 1) {
      expect((await through('10.9.0.1', '203.0.113.1', `A${n}`, 'salah-123')).status).toBe(401);
    }
    expect((await through('10.9.0.1', '203.0.113.1', 'KASIR1', PASSWORD)).status).toBe(429);
    expect((await through('10.9.0.1', '203.0.113.2', 'KASIR1', PASSWORD)).status).toBe(200);
    const [session] = await proxied.db.query(`select ip from sesi where berakhir is null`);
    expect(session).toEqual({ ip: '203.0.113.2' });
  });

  it('nobody else is believed', async () => {
    await proxied.db.query(`update sesi set berakhir = now()`);
    expect((await through('10.8.0.1', '203.0.113.3', 'KASIR1', PASSWORD)).status).toBe(200);
    const [session] = await proxied.db.query(`select ip from sesi where berakhir is null`);
    expect(session).toEqual({ ip: '10.8.0.1' });
  });
});
