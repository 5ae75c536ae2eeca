import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingOf, settingSecret } from '../../../engine/setting.store.ts';
import { createSecrets } from '../../../platform/secrets.ts';
import type { Context } from '../../../platform/context.ts';
import { testApp } from '../../../testing/app.ts';
import { People, type As } from '../../../testing/people.ts';

const app = testApp();
const people = new People(app);
const me: As = { level: 'SPV', akses: ['/whatsapp-setting'], modules: { WHATSAPP_MODULE: 'true' } };
const save = (body: unknown) => people.call('PUT', 'whatsapp-setting', me, body);
const tes = (as = me) => people.call('POST', 'whatsapp-setting/tes', as, {});

/** A gateway at its protocol; what it answers next, and what it was asked last. */
let status = 200;
let asked: { readonly url?: string; readonly token?: string } = {};
const gateway = createServer((request, response) => {
  asked = { url: request.url, token: request.headers.authorization };
  response.writeHead(status).end();
});
let alamat = '';

const context = (): Pick<Context, 'shop' | 'param' | 'secrets'> => ({
  shop: { kode_toko: 'KL01' } as Context['shop'],
  param: () => '',
  secrets: app.services.secrets,
});

beforeAll(async () => {
  await app.shop('KL01');
  await new Promise<void>((resolve) => {
    gateway.listen(0, '127.0.0.1', resolve);
  });
  alamat = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
});
afterAll(() => void gateway.close());

describe('the settings of WhatsApp', () => {
  it('cannot be tested before there is an address', async () => {
    expect(await tes()).toMatchObject({
      status: 422,
      body: { fields: { alamat_gateway: expect.any(String) as string } },
    });
  });

  it("keep the number with the country's code", async () => {
    expect((await save({ no_pengirim: '081234567890' })).body).toMatchObject({ no_pengirim: '6281234567890' });
    expect(await save({ no_pengirim: '991234567890' })).toMatchObject({
      status: 422,
      body: { fields: { no_pengirim: 'Nomor WhatsApp dimulai 08 atau 62' } },
    });
  });

  it('switch sending on only when there is something to send with', async () => {
    expect(await save({ kirim_otomatis: true })).toMatchObject({
      status: 422,
      body: { fields: { alamat_gateway: expect.any(String) as string, token: expect.any(String) as string } },
    });
    expect(
      await save({ kirim_otomatis: true, alamat_gateway: alamat, token: 'rahasia-1', id_perangkat: 'TOKO 1' }),
    ).toMatchObject({ status: 200, body: { token: true, kirim_otomatis: true } });
    // The number is kept for people: the gateway knows its own.
    expect((await save({ no_pengirim: null })).status).toBe(200);
    expect((await save({ no_pengirim: '081234567890' })).status).toBe(200);
    expect(await save({ alamat_gateway: '' })).toMatchObject({
      status: 422,
      body: { fields: { alamat_gateway: expect.any(String) as string } },
    });
  });

  it('give the token to the sender of this shop, and to nobody with another key', async () => {
    expect(await settingSecret(app.db, context(), 'whatsapp-setting', 'token')).toBe('rahasia-1');
    expect(
      await settingSecret(
        app.db,
        { ...context(), secrets: createSecrets(Buffer.alloc(32)) },
        'whatsapp-setting',
        'token',
      ),
    ).toBeUndefined();
    expect(await settingOf(app.db, context(), 'whatsapp-setting')).toMatchObject({
      token: true,
      no_pengirim: '6281234567890',
    });
  });
});

describe('the test of the connection', () => {
  it.each([
    [200, 'TERHUBUNG'],
    [404, 'TERHUBUNG'],
    [401, 'DITOLAK'],
    [403, 'DITOLAK'],
    [502, 'BERMASALAH'],
  ])('tells of %s that it is %s', async (code, hasil) => {
    status = code;
    expect(await tes()).toMatchObject({ status: 200, body: { hasil, status: code } });
    expect(asked).toEqual({ url: '/?id=TOKO+1', token: 'Bearer rahasia-1' });
  });

  it('leaves a trace, without the token', async () => {
    const rows = (await people.call('GET', 'whatsapp-setting/riwayat', me)).rows;
    expect(rows[0]).toMatchObject({ aksi: 'TES', sesudah: { hasil: 'BERMASALAH' } });
    expect(JSON.stringify(rows)).not.toContain('rahasia-1');
  });

  it('is for those who have the page, ten times a minute', async () => {
    expect(await tes({ ...me, akses: [] })).toMatchObject({ status: 403 });
    expect(await tes({ ...me, modules: {} })).toMatchObject({ status: 403, body: { code: 'modul_tidak_aktif' } });
    const replies = [];
    for (let count = 0; count < 10; count += 1) replies.push(await tes());
    expect(replies.at(-1)).toMatchObject({ status: 429, body: { code: 'terlalu_sering' } });
    app.later(61_000);
  });
});

describe('the token', () => {
  it('does not go to another address than it was given for', async () => {
    const refused = { status: 422, body: { fields: { token: 'Alamat gateway berganti: isi token sekali lagi' } } };
    expect(await save({ alamat_gateway: 'https://lain.example' })).toMatchObject(refused);
    expect((await save({ alamat_gateway: `${alamat}/v2` })).status).toBe(200);
    // Nor by way of no address at all.
    expect((await save({ kirim_otomatis: false, alamat_gateway: '' })).status).toBe(200);
    expect(await save({ alamat_gateway: 'https://lain.example' })).toMatchObject(refused);
    expect((await save({ alamat_gateway: 'https://lain.example', token: 'rahasia-2' })).status).toBe(200);
  });
});
