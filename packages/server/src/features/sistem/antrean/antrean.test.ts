import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PekerjaanBaris } from '@kilau/contract/features/sistem/antrean.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kirimSatu } from '../../../platform/antrean/kirim.ts';
import { jalankan } from '../../../platform/antrean/pekerjaan.ts';
import { testApp } from '../../../testing/app.ts';
import { People, type As } from '../../../testing/people.ts';
import { antrean } from '../../../app/antrean.ts';

const app = testApp();
const people = new People(app);
const me: As = { level: 'OWN' };
let keys = 0;
const post = (path: string, body: unknown = {}, key = `kunci-uji-${(keys += 1)}`) =>
  people.call('POST', path, me, body, { 'idempotency-key': key });
const list = (query = '', as = me) => people.call('GET', `antrean/kiriman${query}`, as);
const send = (id: string) => kirimSatu(app.services, antrean.pengirim, { kode_toko: 'KL01', id });
const audited = (aksi: string) => app.db.query(`select kode, sesudah from audit where aksi = $1 order by id`, [aksi]);

/** What somebody's service gets, and what it answers. */
let status = 200;
const got: { readonly key: unknown; readonly body: unknown }[] = [];
const service = createServer((request, response) => {
  let text = '';
  request.on('data', (part: Buffer) => (text += part.toString()));
  request.on('end', () => {
    got.push({ key: request.headers['idempotency-key'], body: JSON.parse(text) });
    response.writeHead(status).end();
  });
});
let alamat = '';

beforeAll(async () => {
  await app.shop('KL01');
  await app.shop('KL02');
  await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve));
  alamat = `http://127.0.0.1:${(service.address() as AddressInfo).port}/uji`;
});
afterAll(() => void service.close());

const test = async (to = alamat): Promise<string> => {
  const { status: code, body } = await post('antrean/uji', { alamat: to, pesan: 'halo' });
  expect(code).toBe(201);
  return String(body['id']);
};

describe('a test', () => {
  it('goes to its address as JSON, with its id as the key, and is on the list', async () => {
    const id = await test();
    expect((await list()).rows[0]).toMatchObject({ id, saluran: 'UJI', tujuan: alamat, keadaan: 'MENUNGGU' });
    await send(id);
    expect(got.at(-1)).toMatchObject({ key: id, body: { id, kode_toko: 'KL01', pesan: 'halo' } });
    expect((await list()).rows[0]).toMatchObject({ id, keadaan: 'TERKIRIM', percobaan: 1, galat: null });
    expect(await audited('UJI KIRIM')).toEqual([{ kode: id, sesudah: { alamat, pesan: 'halo' } }]);
  });

  it('is written once, however often the same call comes', async () => {
    const first = await post('antrean/uji', { alamat, pesan: 'satu' }, 'kunci-sama-1');
    const again = await post('antrean/uji', { alamat, pesan: 'satu' }, 'kunci-sama-1');
    expect(again.body['id']).toBe(first.body['id']);
    expect(again.headers['idempotent-replay']).toBe('true');
  });

  it('says what is wrong with an address that cannot be one', async () => {
    expect(await post('antrean/uji', { alamat: 'bukan alamat', pesan: '' })).toMatchObject({
      status: 422,
      body: { fields: { alamat: expect.any(String) as string, pesan: expect.any(String) as string } },
    });
  });

  it('is never sent to where a cloud keeps its keys, nor tried there again', async () => {
    const id = await test('http://169.254.169.254/latest');
    await send(id);
    expect((await list('?keadaan=MENYERAH')).rows).toMatchObject([{ id, galat: { kode: 'DILARANG' } }]);
  });

  it('comes no more often than ten times a minute', async () => {
    app.later(61_000);
    for (let n = 0; n < 10; n += 1) await test();
    expect(await post('antrean/uji', { alamat, pesan: 'halo' })).toMatchObject({ status: 429 });
    app.later(61_000);
  });
});

describe('what failed', () => {
  it('is sent again by hand, with a note of who did so, and once however often one asks', async () => {
    status = 500;
    const id = await test();
    await send(id);
    const { rows, body } = await list('?keadaan=GAGAL');
    expect(rows).toMatchObject([{ id, percobaan: 1, galat: { kode: 'DITOLAK', status: 500 } }]);
    expect(body['jumlah']).toMatchObject({ GAGAL: 1 });
    status = 204;
    expect((await post(`antrean/kiriman/${id}/kirim-lagi`)).body).toMatchObject({ keadaan: 'MENUNGGU', percobaan: 0 });
    await send(id);
    // Done meanwhile: it stays so.
    expect((await post(`antrean/kiriman/${id}/kirim-lagi`)).body).toMatchObject({ keadaan: 'TERKIRIM' });
    expect(await audited('KIRIM LAGI')).toEqual([{ kode: id, sesudah: null }]);
    expect(got.filter(({ key }) => key === id)).toHaveLength(2);
  });

  it('is left alone while it is tried again by itself: it would arrive twice', async () => {
    status = 500;
    const id = await test();
    await send(id);
    app.later(11_000);
    let sent = 0;
    const UJI: (typeof antrean.pengirim)['UJI'] = async () => {
      if ((sent += 1) > 1) return { hasil: 'TERKIRIM' };
      expect((await post(`antrean/kiriman/${id}/kirim-lagi`)).body).toMatchObject({ keadaan: 'GAGAL', percobaan: 2 });
      await kirimSatu(app.services, { ...antrean.pengirim, UJI }, { kode_toko: 'KL01', id });
      return { hasil: 'GAGAL', galat: { kode: 'DITOLAK', status: 500 } };
    };
    await kirimSatu(app.services, { ...antrean.pengirim, UJI }, { kode_toko: 'KL01', id });
    expect(sent).toBe(1);
    expect((await list('?keadaan=GAGAL')).rows).toMatchObject([{ id, percobaan: 2 }]);
    // Between two tries nobody is sending it.
    status = 204;
    expect((await post(`antrean/kiriman/${id}/kirim-lagi`)).body).toMatchObject({ keadaan: 'MENUNGGU', percobaan: 0 });
    await send(id);
    expect(await audited('KIRIM LAGI')).toHaveLength(2);
  });

  it('is nobody else’s', async () => {
    const id = await test();
    const other: As = { level: 'OWN', kode_toko: 'KL02' };
    expect((await list('', other)).rows).toEqual([]);
    const asked = await people.call(
      'POST',
      `antrean/kiriman/${id}/kirim-lagi`,
      other,
      {},
      { 'idempotency-key': 'kunci-lain-1' },
    );
    expect(asked).toMatchObject({ status: 404 });
  });

  it('is listed page after page, newest first', async () => {
    const all = (await list('?limit=200')).rows.map((row) => row['id']);
    const first = await list('?limit=5');
    const second = await list(`?limit=5&after=${String(first.body['next'])}`);
    expect([...first.rows, ...second.rows].map((row) => row['id'])).toEqual(all.slice(0, 10));
    expect((await list(`?limit=200&after=${String(all.at(-1))}`)).body).toMatchObject({ data: [], next: null });
  });
});

describe('jobs', () => {
  const jobs = async () => (await people.call('GET', 'antrean/pekerjaan', me)).rows as unknown as PekerjaanBaris[];
  const job = async (kunci: string) => (await jobs()).find((row) => row.kunci === kunci);
  const run = (kunci: 'periksa-buku' | 'sapu-sesi', kode_toko = '') =>
    jalankan(
      app.services,
      antrean.pekerjaan,
      { kunci, kode_toko },
      { server: 'uji', signal: new AbortController().signal },
    );

  it('are listed before they ever ran, with when they will', async () => {
    expect(await job('periksa-buku')).toMatchObject({ untuk: 'toko', keadaan: null, mulai: null, diminta: null });
    const berikut = new Date((await job('periksa-buku'))?.berikut ?? '');
    // 02:00 in Jakarta.
    expect(berikut.toISOString()).toMatch(/T19:00:00.000Z$/);
    expect(berikut.getTime()).toBeGreaterThan(app.services.now().getTime());
  });

  it('are asked for by hand, once, and say who did so', async () => {
    expect(await post('antrean/pekerjaan/sapu-sesi/jalankan')).toMatchObject({ status: 202 });
    const { diminta } = (await job('sapu-sesi')) ?? {};
    expect(diminta).not.toBeNull();
    await post('antrean/pekerjaan/sapu-sesi/jalankan');
    expect((await job('sapu-sesi'))?.diminta).toBe(diminta);
    expect(await audited('JALANKAN')).toMatchObject([{ kode: 'sapu-sesi' }, { kode: 'sapu-sesi' }]);
    await run('sapu-sesi');
    expect(await job('sapu-sesi')).toMatchObject({
      keadaan: 'SELESAI',
      hasil: { jumlah: 0 },
      diminta: null,
      server: 'uji',
    });
    expect(await post('antrean/pekerjaan/tidak-ada/jalankan')).toMatchObject({ status: 404 });
  });

  it('forget old sessions, but no user’s last one', async () => {
    const { user_id } = await people.person(me);
    await app.token('KL01', user_id);
    const before = await app.db.query(`select id from sesi where user_id = $1`, [user_id]);
    app.later(91 * 86_400_000);
    await run('sapu-sesi');
    expect(before.length).toBeGreaterThan(1);
    expect(await app.db.query(`select count(*) as jumlah from sesi where user_id = $1`, [user_id])).toEqual([
      { jumlah: 1 },
    ]);
  });
});

describe('the nightly check of the books', () => {
  const check = () =>
    jalankan(
      app.services,
      antrean.pekerjaan,
      { kunci: 'periksa-buku', kode_toko: 'KL01' },
      { server: 'uji', signal: new AbortController().signal },
    );
  // The clock has gone on for so long that other sessions are over.
  const late: As = { level: 'OWN', akses: ['malam'] };
  const nights = async () => (await people.call('GET', 'rekonsiliasi/malam', late)).rows;

  it('keeps one result a night, however often it runs', async () => {
    await check();
    await check();
    expect(await nights()).toMatchObject([{ salah: 0, rincian: [], tgl_system: '2026-11-21' }]);
  });

  it('names what does not hold', async () => {
    await app.db.query(
      `insert into saldo (kode_toko, aset, akun, sub, kode_gudang, kode_baki, kode_group, kode_dept, jumlah)
       values ('KL01', 'IDR', 'KAS', '', '', '', '', '', 7)`,
    );
    await check();
    const [night] = await nights();
    expect(night?.['salah']).toBeGreaterThan(0);
    expect(night?.['rincian']).toContainEqual({
      kunci: 'saldo_dari_entri',
      judul: 'Saldo sama dengan jumlah entri',
      selisih: '1',
      contoh: ['IDR/KAS'],
    });
  });

  it('stops at its next step when the server ends, and keeps nothing', async () => {
    app.later(86_400_000);
    const before = await app.db.query(`select malam from periksa_buku`);
    const stopped = jalankan(
      app.services,
      antrean.pekerjaan,
      { kunci: 'periksa-buku', kode_toko: 'KL01' },
      { server: 'uji', signal: AbortSignal.abort(new Error('the server ends')) },
    );
    await expect(stopped).rejects.toThrow('the server ends');
    expect(await app.db.query(`select malam from periksa_buku`)).toEqual(before);
  });
});
