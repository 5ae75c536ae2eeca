import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inject, testApp } from '../../testing/app.ts';
import { buildHttp } from './server.ts';

const server = testApp([]);

describe('the pages', () => {
  const webRoot = mkdtempSync(join(tmpdir(), 'kilau-pages-'));
  let get: (url: string, headers?: Record<string, string>) => ReturnType<typeof inject>;
  beforeAll(async () => {
    mkdirSync(join(webRoot, 'assets'));
    writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Kilau</title>');
    writeFileSync(join(webRoot, 'assets', 'main-abc123.js'), 'x'.repeat(5000));
    writeFileSync(join(webRoot, 'kilau.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const app = await buildHttp(server.services, [], { webRoot });
    get = (url, headers = {}) => inject(app, { method: 'GET', url, headers });
  });
  afterAll(() => rmSync(webRoot, { recursive: true }));

  it.each(['/', '/home', '/laporan-penjualan-sales?tgl_from=2026-11-21', '/index.html'])(
    'answer %s with the one page, asked for anew each time',
    async (url) => {
      expect(await get(url)).toMatchObject({
        status: 200,
        text: expect.stringContaining('<title>Kilau</title>'),
        headers: { 'content-type': expect.stringContaining('text/html'), 'cache-control': 'no-cache' },
      });
    },
  );
  it('keep named files for ever and others not', async () => {
    expect(await get('/assets/main-abc123.js')).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    });
    expect(await get('/kilau.svg')).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
  });
  it('pack what is large', async () => {
    expect((await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe(
      'br',
    );
  });
  it.each([
    '/assets/gone.js',
    '/api/v1/gone',
    '/api/gone',
    '/favicon.ico',
    '/..%2f..%2fpackage.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets//main-abc123.js',
    '/assets/MAIN-abc123.js',
  ])('do not answer %s', async (url) => {
    const reply = await get(url);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  });
});
