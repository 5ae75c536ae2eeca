import { money, text } from '@kilau/contract/core/field.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type Call } from '../../testing/app.ts';
import { forgetOldAnswers, once } from './idempotency.ts';
import { route } from './route.ts';

/** Stands for a document: writes a row, answers with what the database says of it. */
const body = recordSchema({ nama: text({ max: 40, required: true }), jumlah: money({}) });
let runs = 0;
/** Makes the first run fail, whoever comes first. */
let failFirst = false;

const save = route({
  method: 'POST',
  path: 'catatan',
  tag: 'uji',
  summary: 'Uji',
  need: {},
  idempotent: true,
  body,
  handler: (context, input) =>
    once(context, { key: input.key, route: 'POST catatan', body: input.body }, async (tx) => {
      runs += 1;
      const { nama, jumlah } = input.body;
      await tx.query(`insert into catatan (nama, jumlah) values ($1, $2)`, [nama, jumlah]);
      await sleep(50);
      if (nama === 'GAGAL' || (failFirst && runs === 1)) throw new Problem('alasan_wajib', {});
      const { n } = await tx.one<{ n: number }>(`select count(*) as n from catatan`);
      const nomor = nama === 'NOTA' ? { nomor: 'N-1' } : {};
      return { status: 201, body: { z: n, nama, jumlah, a: [1, { y: 2, b: 3 }], ...nomor } };
    }),
});

const other = route({
  method: 'POST',
  path: 'catatan-lain',
  tag: 'uji',
  summary: 'Uji',
  need: {},
  idempotent: true,
  body,
  handler: (context, input) =>
    once(context, { key: input.key, route: 'POST catatan-lain', body: input.body }, async () => ({
      status: 200,
      body: {},
    })),
});

const server = testApp([save, other]);
let kasir: Call;
let owner: Call;
let lain: Call;
beforeAll(async () => {
  await server.db.query(`create table catatan (nama text not null, jumlah numeric)`);
  for (const kode of ['KL01', 'KL02']) await server.shop(kode);
  await server.user('KL01', 'KASIR1', 'KASIR');
  await server.user('KL01', 'OWNER', 'OWN');
  await server.user('KL02', 'KASIR2', 'KASIR');
  [kasir, owner, lain] = await Promise.all([
    server.as('KL01', 'KASIR1'),
    server.as('KL01', 'OWNER'),
    server.as('KL02', 'KASIR2'),
  ]);
});
beforeEach(async () => {
  runs = 0;
  failFirst = false;
  await server.db.query(`truncate catatan, idempotensi`);
});

const post = (call: Call, key: string, value: object, path = 'catatan') =>
  call('POST', path, value, { 'idempotency-key': key });
const rows = async (): Promise<number> => (await server.db.one<{ n: number }>(`select count(*) as n from catatan`)).n;

describe('an Idempotency-Key', () => {
  it('is asked for', async () => {
    const wanted = { status: 400, body: { code: 'kunci_wajib' } };
    expect(await kasir('POST', 'catatan', { nama: 'SATU' })).toMatchObject(wanted);
    for (const key of ['kurang', 'ada spasi di dalam', 'x'.repeat(201)]) {
      expect(await post(kasir, key, { nama: 'SATU' })).toMatchObject(wanted);
    }
    expect(runs).toBe(0);
  });

  it('gets the first answer again, word for word, without doing the deed again', async () => {
    const first = await post(kasir, 'kunci-0001', { nama: 'SATU', jumlah: 1500000 });
    const again = await post(kasir, 'kunci-0001', { jumlah: 1500000, nama: 'SATU' });
    expect(first.status).toBe(201);
    expect(first.text).toBe('{"z":1,"nama":"SATU","jumlah":1500000,"a":[1,{"y":2,"b":3}]}');
    expect(again).toMatchObject({ status: 201, text: first.text });
    expect(again.headers['idempotent-replay']).toBe('true');
    expect([runs, await rows()]).toEqual([1, 1]);
  });

  it('does the deed once for 30 at the same moment, and all get the same answer', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, () => post(kasir, 'kunci-0002', { nama: 'BANYAK' })));
    expect(new Set(all.map(({ status, text: answer }) => `${status} ${answer}`))).toEqual(
      new Set([`201 ${all[0]?.text}`]),
    );
    expect([runs, await rows()]).toEqual([1, 1]);
  });

  it('is refused with another body, another call or by another user', async () => {
    await post(kasir, 'kunci-0003', { nama: 'SATU' });
    const refused = { status: 409, body: { code: 'kunci_dipakai_isi_lain' } };
    expect(await post(kasir, 'kunci-0003', { nama: 'DUA' })).toMatchObject(refused);
    expect(await post(kasir, 'kunci-0003', { nama: 'SATU' }, 'catatan-lain')).toMatchObject(refused);
    expect(await post(owner, 'kunci-0003', { nama: 'SATU' })).toMatchObject(refused);
    expect(await rows()).toBe(1);
  });

  it('is refused with the number of the paper that it has made, to who made it', async () => {
    await post(kasir, 'kunci-0013', { nama: 'NOTA' });
    const refused = (nomor: string) => ({ body: { code: 'kunci_dipakai_isi_lain', params: { nomor } } });
    expect(await post(kasir, 'kunci-0013', { nama: 'DUA' })).toMatchObject(refused('N-1'));
    expect(await post(kasir, 'kunci-0013', { nama: 'DUA' }, 'catatan-lain')).toMatchObject(refused(''));
    expect(await post(owner, 'kunci-0013', { nama: 'DUA' })).toMatchObject(refused(''));
    await post(kasir, 'kunci-0014', { nama: 'SATU' });
    expect(await post(kasir, 'kunci-0014', { nama: 'DUA' })).toMatchObject(refused(''));
  });

  it('belongs to its shop', async () => {
    await post(kasir, 'kunci-0004', { nama: 'SATU' });
    expect(await post(lain, 'kunci-0004', { nama: 'DUA' })).toMatchObject({ status: 201 });
    expect(await rows()).toBe(2);
  });

  it('may be used again after a failure, which leaves nothing behind', async () => {
    const failed = { status: 422, body: { code: 'alasan_wajib' } };
    expect(await post(kasir, 'kunci-0005', { nama: 'GAGAL' })).toMatchObject(failed);
    expect(await post(kasir, 'kunci-0005', { nama: 'GAGAL' })).toMatchObject(failed);
    expect([runs, await rows()]).toEqual([2, 0]);
    expect(await post(kasir, 'kunci-0005', { nama: 'JADI' })).toMatchObject({ status: 201 });
  });

  it('lets the waiting one do it when the first fails', async () => {
    failFirst = true;
    const results = await Promise.all(Array.from({ length: 3 }, () => post(kasir, 'kunci-0006', { nama: 'JADI' })));
    expect(results.map(({ status }) => status).toSorted()).toEqual([201, 201, 422]);
    expect([runs, await rows()]).toEqual([2, 1]);
  });

  it('is forgotten after two weeks', async () => {
    await post(kasir, 'kunci-0007', { nama: 'SATU' });
    await server.db.query(`update idempotensi set dibuat = dibuat - interval '13 days'`);
    await forgetOldAnswers(server.services);
    await post(kasir, 'kunci-0007', { nama: 'SATU' });
    expect(runs).toBe(1);
    await server.db.query(`update idempotensi set dibuat = dibuat - interval '2 days'`);
    await forgetOldAnswers(server.services);
    await post(kasir, 'kunci-0007', { nama: 'SATU' });
    expect(runs).toBe(2);
  });
});
