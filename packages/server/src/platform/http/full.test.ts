import { writeFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type Call } from '../../testing/app.ts';
import { route } from './route.ts';

const tag = 'uji';
const summary = 'Uji';
/** A device that is always full: what it answers is the system's own. */
const FULL = '/dev/full';
const server = testApp([
  route({ method: 'GET', path: 'berkas', tag, summary, need: {}, handler: () => writeFile(FULL, 'foto') }),
  route({
    method: 'GET',
    path: 'database',
    tag,
    summary,
    need: {},
    handler: () => server.db.query(`copy (select generate_series(1, 100000)) to '${FULL}'`),
  }),
  route({
    method: 'GET',
    path: 'pergi',
    tag,
    summary,
    need: {},
    handler: () => Promise.reject(Object.assign(new Error('the database system is shutting down'), { code: '57P03' })),
  }),
  route({
    method: 'GET',
    path: 'memori',
    tag,
    summary,
    need: {},
    handler: () => server.db.query(`do $$ begin raise 'no memory' using errcode = '53200'; end $$`),
  }),
  route({
    method: 'GET',
    path: 'putus',
    tag,
    summary,
    need: {},
    handler: () => Promise.reject(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' })),
  }),
]);
let call: Call;

beforeAll(async () => {
  await server.shop('KL01');
  await server.user('KL01', 'RINA', 'KASIR');
  call = await server.as('KL01', 'RINA');
});

describe.runIf(process.platform === 'linux')('a disk that is full', () => {
  it.each(['berkas', 'database'])('is said to whoever is at the till: %s', async (path) => {
    const { status, body } = await call('GET', path, undefined, { 'accept-language': 'id' });
    expect({ status, body }).toEqual({
      status: 503,
      body: {
        code: 'ruang_penuh',
        message: 'Disk server penuh: tidak ada yang dapat disimpan. Hubungi pemilik atau pendukung.',
      },
    });
  });
});

describe('a database that is away', () => {
  it('is said to be so while there is room', async () => {
    expect(await call('GET', 'pergi')).toMatchObject({ status: 503, body: { code: 'layanan_belum_siap' } });
    expect(await call('GET', 'memori')).toMatchObject({ status: 503, body: { code: 'layanan_belum_siap' } });
    expect(await call('GET', 'putus')).toMatchObject({ status: 503, body: { code: 'layanan_belum_siap' } });
  });

  it('is put down to the disk where that was seen full', async () => {
    server.room(1_000_000);
    await server.services.disk.look();
    expect(await call('GET', 'pergi')).toMatchObject({ status: 503, body: { code: 'ruang_penuh' } });
    server.room(1e12);
    await server.services.disk.look();
  });
});

describe('GET health', () => {
  it('is degraded when little room is left, and says no more', async () => {
    expect((await server.call('GET', 'health')).body).toMatchObject({ status: 'ok' });
    server.room(1_000_000_000);
    expect((await server.call('GET', 'health')).body).toEqual({
      status: 'degraded',
      version: '0.0.0',
      db: expect.any(String),
      tgl_system: '2026-11-21',
    });
    server.room(1e12);
  });
});
