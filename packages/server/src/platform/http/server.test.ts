import { code, text } from '@kilau/contract/core/field.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { z } from 'zod';
import { beforeAll, describe, expect, it } from 'vitest';
import { inject, testApp, type Call } from '../../testing/app.ts';
import { Answer, publicRoute, route, type Route } from './route.ts';
import { buildHttp } from './server.ts';

const tag = 'uji';
const summary = 'Uji';
const echo: Route[] = [
  route({
    method: 'POST',
    path: 'gema',
    tag,
    summary,
    need: {},
    body: recordSchema({ nama: text({ max: 200, required: true }), kode: code({ max: 3 }) }),
    handler: async (_context, { body }) => body,
  }),
  route({
    method: 'POST',
    path: 'simpan',
    tag,
    summary,
    need: {},
    body: z.object({ nama: z.string() }),
    handler: ({ db }, { body }) => db.one(`insert into teks (isi) values ($1) returning isi`, [body.nama]),
  }),
  route({
    method: 'GET',
    path: 'saring',
    tag,
    summary,
    need: {},
    query: z.object({ nomor: z.union([z.string(), z.array(z.string())]).optional() }),
    handler: async (_context, { query }) => query,
  }),
  route({
    method: 'GET',
    path: 'satu/{kode}/isi',
    tag,
    summary,
    need: {},
    params: z.object({ kode: z.string() }),
    handler: async (_context, { params }) => params,
  }),
  route({ method: 'DELETE', path: 'satu/{kode}', tag, summary, need: {}, handler: async () => undefined }),
  route({
    method: 'GET',
    path: 'rusak',
    tag,
    summary,
    need: {},
    handler: ({ db }) => db.query(`insert into toko (kode_toko, nama_toko, inisial) values ('KL01', 'x', 'X')`),
  }),
  route({ method: 'GET', path: 'modul', tag, summary, need: { gate: 'MEMBER_MODULE' }, handler: async () => 'masuk' }),
  route({
    method: 'GET',
    path: 'kertas',
    tag,
    summary,
    need: {},
    handler: async () =>
      new Answer(Buffer.from('%PDF-1.7'), { type: 'application/pdf', fileName: 'Nota "É".pdf', inline: true }),
  }),
  route({
    method: 'POST',
    path: 'unggah',
    tag,
    summary,
    need: {},
    upload: 1000,
    body: recordSchema({ kode_barcode: text({ max: 8, required: true }) }),
    handler: async (_context, { body, file }) => ({ ...body, nama: file?.name, ukuran: file?.bytes.length }),
  }),
  publicRoute({
    method: 'GET',
    path: 'bahasa',
    tag,
    summary,
    handler: async ({ lang, t }) => ({ lang, teks: t('rule.terlalu_besar', { max: 1500000 }) }),
  }),
  publicRoute({
    method: 'GET',
    path: 'sering',
    tag,
    summary,
    rateLimit: { max: 2, seconds: 10 },
    handler: async () => 'ya',
  }),
];

const server = testApp(echo);
let kasir: Call;
beforeAll(async () => {
  await server.db.query('create table teks (isi text not null)');
  await server.shop('KL01');
  await server.user('KL01', 'KASIR1', 'KASIR');
  await server.user('KL01', 'KASIR2', 'KASIR');
  kasir = await server.as('KL01', 'KASIR1');
});

const raw =
  (url: string, payload: string, headers: Record<string, string> = {}) =>
  async () =>
    inject(server.app, {
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/json', 'x-auth-token': await server.token('KL01', 'KASIR2'), ...headers },
    });

describe('a request that is not one', () => {
  it.each([
    ['broken JSON', '{"nama":', {}],
    ['another content type', 'nama=x', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['plain text', 'halo', { 'content-type': 'text/plain' }],
    ['a poisoned prototype', '{"__proto__":{"x":1},"nama":"A"}', {}],
  ])('is 400 with %s', async (_name, payload, headers) => {
    expect(await raw('/api/v1/gema', payload, headers)()).toMatchObject({
      status: 400,
      body: { code: 'permintaan_rusak', message: expect.any(String), params: {} },
    });
  });

  it('is 400 with an address that cannot be decoded', async () => {
    expect(await inject(server.app, { method: 'GET', url: '/api/v1/satu/%E0%A4%A/isi' })).toMatchObject({
      status: 400,
      body: { code: 'permintaan_rusak' },
    });
  });

  it('is 400 with text that no database holds', async () => {
    expect(await kasir('POST', 'simpan', { nama: 'a\u0000b' })).toMatchObject({
      status: 400,
      body: { code: 'permintaan_rusak' },
    });
  });

  it('is 413 beyond one megabyte', async () => {
    const large = { nama: 'x'.repeat(1_048_576) };
    expect(await kasir('POST', 'gema', large)).toMatchObject({ status: 413, body: { code: 'terlalu_besar' } });
  });

  it('is 404 for an unknown call, of any method, logged in or not', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
      expect(await server.call(method, 'tidak/ada')).toMatchObject({ status: 404, body: { code: 'tidak_ditemukan' } });
    }
    expect(await kasir('PUT', 'gema', {})).toMatchObject({ status: 404, body: { code: 'tidak_ditemukan' } });
  });
});

describe('a request that breaks rules', () => {
  it('is 422 and names the fields in the language of the user', async () => {
    const reply = await kasir('POST', 'gema', { kode: 'PANJANG' });
    expect(reply).toMatchObject({
      status: 422,
      body: { code: 'data_tidak_valid', fields: { nama: 'Nama Tidak Boleh Kosong', kode: 'Paling banyak 3 karakter' } },
    });
    await server.db.query(`update users set bahasa = 'en' where user_id = 'KASIR1'`);
    expect(await kasir('POST', 'gema', { kode: 'PANJANG' })).toMatchObject({
      body: { fields: { nama: 'Name must not be empty', kode: 'At most 3 characters' } },
    });
    // The one that was picked on the device wins.
    expect(await kasir('POST', 'gema', { kode: 'PANJANG' }, { 'accept-language': 'id-ID' })).toMatchObject({
      body: { fields: { nama: 'Nama Tidak Boleh Kosong', kode: 'Paling banyak 3 karakter' } },
    });
    await server.db.query(`update users set bahasa = 'id' where user_id = 'KASIR1'`);
  });

  it.each([
    ['nothing', undefined],
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '5'],
    ['an empty text', ''],
  ])('is 422 with %s for a body', async (_name, payload) => {
    expect(await raw('/api/v1/gema', payload ?? '')()).toMatchObject({
      status: 422,
      body: { code: 'data_tidak_valid' },
    });
  });
});

describe('text in fields', () => {
  it.each([
    `'; drop table toko; --`,
    `<script>alert(1)</script>`,
    `\${7*7} {{7*7}} %00 \\u0000`,
    '金 — é \u{1f48d}',
    `" onload="x`,
  ])('is kept as it is: %s', async (nama) => {
    expect(await kasir('POST', 'simpan', { nama })).toMatchObject({ status: 200, body: { isi: nama } });
    expect(await server.db.one(`select count(*) as n from toko`)).toEqual({ n: 1 });
  });
});

describe('a fault of ours', () => {
  it('is 500 with a reference and shows nothing from inside', async () => {
    const reply = await kasir('GET', 'rusak');
    expect(reply).toMatchObject({
      status: 500,
      body: { code: 'kesalahan_server', ref: expect.stringMatching(/^[\da-f]{10}$/) },
    });
    expect(reply.text).not.toMatch(/toko_pkey|duplicate|insert/);
  });
});

describe('rights', () => {
  it('want a login before anything else', async () => {
    expect(await server.call('POST', 'gema', {})).toMatchObject({ status: 401, body: { code: 'belum_login' } });
    expect(await server.call('POST', 'gema', {}, { 'x-auth-token': 'x'.repeat(43) })).toMatchObject({ status: 401 });
    expect(await server.call('POST', 'gema', {}, { 'x-auth-token': 'x'.repeat(4000) })).toMatchObject({ status: 401 });
  });

  it('follow a module at the next request', async () => {
    expect(await kasir('GET', 'modul')).toMatchObject({
      status: 403,
      body: { code: 'modul_tidak_aktif', params: { modul: 'MEMBER_MODULE' } },
    });
    await server.db.query(`update para_system set value = 'true' where key = 'MEMBER_MODULE'`);
    expect(await kasir('GET', 'modul')).toMatchObject({ status: 200 });
    await server.db.query(`delete from para_system where key = 'MEMBER_MODULE'`);
    expect(await kasir('GET', 'modul')).toMatchObject({ status: 403 });
  });
});

describe('input', () => {
  it('takes a query value once or many times, with or without brackets', async () => {
    expect(await kasir('GET', 'saring?nomor=A')).toMatchObject({ body: { nomor: 'A' } });
    expect(await kasir('GET', 'saring?nomor=A&nomor=B')).toMatchObject({ body: { nomor: ['A', 'B'] } });
    expect(await kasir('GET', 'saring?nomor[]=A')).toMatchObject({ body: { nomor: ['A'] } });
  });

  it('takes nothing that a call has no name for, at the name that was sent', async () => {
    const tolak = (name: string) => ({ status: 422, body: { fields: { [name]: 'Isian ini tidak dikenal' } } });
    expect(await kasir('GET', 'saring?nomr=A')).toMatchObject(tolak('nomr'));
    expect(await kasir('GET', 'kertas?nomor=A')).toMatchObject(tolak('nomor'));
    expect(await kasir('DELETE', 'satu/A', { alasan: 'X' })).toMatchObject(tolak('alasan'));
  });

  it('takes decoded parameters, slashes at the end, and the header of the tunnel', async () => {
    expect(
      await kasir('GET', 'satu/A%2FB%20C/isi/', undefined, { 'ngrok-skip-browser-warning': 'true' }),
    ).toMatchObject({ status: 200, body: { kode: 'A/B C' } });
  });

  it('takes a DELETE without a body whatever its content type says', async () => {
    expect(await kasir('DELETE', 'satu/A', undefined, { 'content-type': 'application/json' })).toMatchObject({
      status: 204,
      text: '',
    });
  });

  const multipart = (bytes: number) => ({
    headers: { 'content-type': 'multipart/form-data; boundary=batas' },
    payload: `--batas\r\ncontent-disposition: form-data; name="kode_barcode"\r\n\r\n00000001\r\n--batas\r\ncontent-disposition: form-data; name="file"; filename="foto.jpg"\r\ncontent-type: image/jpeg\r\n\r\n${'x'.repeat(bytes)}\r\n--batas--\r\n`,
  });
  it('takes one file and the parts beside it, up to its limit', async () => {
    const send = (bytes: number) => raw('/api/v1/unggah', multipart(bytes).payload, multipart(bytes).headers)();
    expect(await send(1000)).toMatchObject({
      status: 200,
      body: { kode_barcode: '00000001', nama: 'foto.jpg', ukuran: 1000 },
    });
    expect(await send(1001)).toMatchObject({ status: 413, body: { code: 'terlalu_besar' } });
    expect(await raw('/api/v1/unggah', '{"kode_barcode":"1"}')()).toMatchObject({ status: 400 });
    expect(await raw('/api/v1/gema', multipart(5).payload, multipart(5).headers)()).toMatchObject({ status: 422 });
  });
});

describe('an answer', () => {
  it('names a file for every browser', async () => {
    const reply = await kasir('GET', 'kertas');
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="Nota ___.pdf"; filename*=UTF-8''Nota%20%22%C3%89%22.pdf`,
    });
  });

  it('is never kept, and carries the policy of the pages', async () => {
    const { headers } = await server.call('GET', 'health');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'permissions-policy': expect.stringContaining('serial=(self), usb=(self), camera=(self)'),
    });
    expect(headers['content-security-policy']).toMatch(
      /default-src 'self';script-src 'self' 'wasm-unsafe-eval';.*frame-src 'self' blob:/,
    );
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  it.each([
    ['', 'id', 'Tidak Boleh Melebihi 1,500,000'],
    ['en-US,en;q=0.9', 'en', 'Must not exceed 1,500,000'],
    ['fr, en;q=0.5, id;q=0.1', 'en', 'Must not exceed 1,500,000'],
    ['zh-HK', 'hk', undefined],
    ['ms-MY', 'my', undefined],
    ['ja', 'jp', undefined],
    ['it', 'it', undefined],
    ['jp', 'jp', undefined],
    ['fr', 'id', undefined],
    ['en;q=0', 'id', undefined],
    [';;,q=', 'id', undefined],
  ])('to Accept-Language %j speaks %s', async (header, lang, teks) => {
    expect(await server.call('GET', 'bahasa', undefined, { 'accept-language': header })).toMatchObject({
      body: { lang, ...(teks && { teks }) },
    });
  });

  it('comes so often and no more', async () => {
    expect((await server.call('GET', 'sering')).status).toBe(200);
    expect((await server.call('GET', 'sering')).status).toBe(200);
    expect(await server.call('GET', 'sering')).toMatchObject({
      status: 429,
      body: { code: 'terlalu_sering', params: { detik: expect.any(Number) } },
      headers: { 'retry-after': expect.any(String) },
    });
    server.later(11_000);
    expect((await server.call('GET', 'sering')).status).toBe(200);
  });
});

describe('GET health', () => {
  it('tells version, database and business date without a login', async () => {
    expect(await server.call('GET', 'health')).toMatchObject({
      status: 200,
      body: { status: 'ok', version: '0.0.0', db: expect.stringMatching(/^\d+/), tgl_system: '2026-11-21' },
    });
  });
});

describe('GET openapi.json', () => {
  it('describes every call with what its fields take', async () => {
    const { body } = await server.call('GET', 'openapi.json');
    const paths = (body as { paths: Record<string, Record<string, unknown>> }).paths;
    expect(
      Object.entries(paths)
        .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
        .toSorted(),
    ).toEqual([...echo.map(({ method, path }) => `${method} /${path}`), 'GET /health', 'GET /openapi.json'].toSorted());
    expect(paths['/gema']?.['post']).toMatchObject({
      requestBody: {
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['nama'],
              properties: {
                nama: { type: 'string', maxLength: 200 },
                kode: { type: ['string', 'null'], maxLength: 3 },
              },
            },
          },
        },
      },
    });
    expect(paths['/satu/{kode}/isi']?.['get']).toMatchObject({
      parameters: [{ name: 'kode', in: 'path', required: true }],
    });
    expect(paths['/bahasa']?.['get']).toMatchObject({ security: [] });
  });
});

describe('a server that closes', () => {
  it('finishes what is under way, and is closed at once for everybody else', async () => {
    let [entered, leave] = [(): void => undefined, (): void => undefined];
    const inside = new Promise<void>((resolve) => {
      entered = resolve;
    });
    const allowed = new Promise<void>((resolve) => {
      leave = resolve;
    });
    const slow = publicRoute({
      method: 'GET',
      path: 'lambat',
      tag,
      summary,
      handler: async () => {
        entered();
        await allowed;
        return 'selesai';
      },
    });
    const app = await buildHttp(server.services, [slow]);
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    await (await fetch(`${origin}/api/v1/health`)).text();
    const underWay = fetch(`${origin}/api/v1/lambat`);
    await inside;
    const closed = app.close();
    leave();
    expect(await (await underWay).json()).toBe('selesai');
    const started = performance.now();
    await closed;
    expect(performance.now() - started).toBeLessThan(2000);
    await expect(fetch(`${origin}/api/v1/health`)).rejects.toThrow('fetch failed');
  });
});
