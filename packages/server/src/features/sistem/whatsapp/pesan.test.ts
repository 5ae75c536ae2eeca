import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { antrean } from '../../../app/antrean.ts';
import { kirimSatu } from '../../../platform/antrean/kirim.ts';
import { testApp } from '../../../testing/app.ts';
import { People, type As } from '../../../testing/people.ts';

const app = testApp();
const people = new People(app);
const me: As = {
  level: 'OWN',
  modules: { WHATSAPP_MODULE: 'true', NOTIF_WABLAS_PROMO: 'true', MEMBER_MODULE: 'true' },
};
let keys = 0;
const post = (path: string, body: object) =>
  people.call('POST', path, me, body, { 'idempotency-key': `pesan-uji-${(keys += 1)}` });

/** A gateway at its protocol: what it was handed, and what it says next. */
const got: { readonly url?: string; readonly body: Readonly<Record<string, unknown>> }[] = [];
let says: { status: number; body: string } = { status: 200, body: '{"success":true}' };
const gateway = createServer((request, response) => {
  let text = '';
  request.on('data', (part: Buffer) => (text += part.toString()));
  request.on('end', () => {
    got.push({
      ...(request.url !== undefined && { url: request.url }),
      body: JSON.parse(text) as Record<string, unknown>,
    });
    response.writeHead(says.status).end(says.body);
  });
});

interface Baris {
  readonly id: string;
  readonly kunci: string;
  readonly keadaan: string;
  readonly tujuan: string;
  readonly pesan: string;
  readonly jam: string;
  readonly galat: { readonly kode: string } | null;
}
const antre = (awalan: string) =>
  app.db.query<Baris>(
    `select id, kunci, keadaan, tujuan, payload ->> 'message' as pesan, galat,
       to_char(lagi_pada at time zone 'Asia/Jakarta', 'YYYY-MM-DD HH24:MI') as jam
     from outbox where kode_toko = 'KL01' and starts_with(kunci, $1) order by lagi_pada, kunci`,
    [awalan],
  );
const kerja = (kunci: 'kirim-promo' | 'kirim-pengingat') =>
  antrean.pekerjaan[kunci](app.services, { kode_toko: 'KL01', server: 'uji', signal: new AbortController().signal });
const kirim = (id: string) => kirimSatu(app.services, antrean.pengirim, { kode_toko: 'KL01', id });

beforeAll(async () => {
  await app.shop('KL01');
  await new Promise<void>((resolve) => void gateway.listen(0, '127.0.0.1', resolve));
  const alamat_gateway = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  await people.call('PUT', 'whatsapp-setting', me, {
    alamat_gateway,
    token: 'rahasia',
    id_perangkat: 'TOKO',
    kaki_pesan: 'Balas STOP untuk berhenti',
  });
  await app.db.query(
    `insert into para_system (kode_toko, key, value) select 'KL01', k, 'true'
     from unnest(array['WHATSAPP_MODULE', 'NOTIF_WABLAS_PROMO', 'MEMBER_MODULE']) k
     on conflict (kode_toko, key) do update set value = 'true'`,
  );
  await app.db.query(
    `insert into member (kode_toko, kode_member, nama_member, no_hp, tgl_lahir, tolak_pesan)
     select 'KL01', v.* from (values ('M1', 'BU SRI', '081234567890',
         (($1::timestamptz at time zone 'Asia/Jakarta')::date - interval '40 years')::date, false),
       ('M2', 'PAK JOKO', '081234567891', null, false), ('M3', 'BU TINI', '081234567892', null, true),
       ('M4', 'BU SRI LAGI', '6281234567890', null, false)) v(kode_member, nama_member, no_hp, tgl_lahir, tolak_pesan)`,
    [app.services.now()],
  );
});
afterAll(() => void gateway.close());

describe('a message by hand', () => {
  it('leaves at once, to the number with its country', async () => {
    const sent = await post('chat/send', { receiver: '081234567890', message: 'Nota Anda', type: 'text' });
    expect(sent).toMatchObject({ status: 201, body: { receiver: '6281234567890' } });
    expect(got.at(-1)).toEqual({
      url: '/chat/send?id=TOKO',
      body: { receiver: '6281234567890', message: 'Nota Anda', type: 'text' },
    });
    expect(await antre('')).toMatchObject([{ keadaan: 'TERKIRIM' }]);
  });

  it('says that nobody has the number, where it is none or the gateway knows', async () => {
    const tidak = { status: 422, body: { code: 'no_wa_tidak_terdaftar', message: 'No Wa Tidak Terdaftar' } };
    expect(await post('chat/send', { receiver: '-', message: 'Nota Anda' })).toMatchObject(tidak);
    says = { status: 200, body: '{"success":false,"message":"The receiver number is not exists."}' };
    expect(await post('chat/send', { receiver: '081299999999', message: 'Nota Anda' })).toMatchObject(tidak);
    says = { status: 500, body: '' };
    expect(await post('chat/send', { receiver: '081288888888', message: 'Nota Anda' })).toMatchObject({ status: 201 });
    expect((await antre('')).map(({ keadaan }) => keadaan).toSorted()).toEqual(['GAGAL', 'MENYERAH', 'TERKIRIM']);
    says = { status: 200, body: '' };
  });

  it('is of papers that somebody may see, and of no others', async () => {
    expect(await people.call('GET', 'penjualan/get/bynota/single?nomor=KL-FJ-0', me)).toMatchObject({
      status: 404,
      body: { code: 'dokumen_tidak_ditemukan' },
    });
    expect(await people.call('GET', 'apa-saja/get/bynota/single?nomor=X', me)).toMatchObject({ status: 404 });
    const tulis = (dokumen: object) => post('chat/send', { receiver: '081234567890', message: 'Nota', ...dokumen });
    const kode = async (dokumen: object) => ((await tulis(dokumen)).body as { code: string }).code;
    expect([
      await kode({ jenis: 'apa-saja', nomor: 'KL-FJ-0' }),
      await kode({ jenis: 'penjualan', nomor: 'KL-FJ-0' }),
      await kode({ jenis: 'penjualan' }),
      await kode({ nomor: 'KL-FJ-0' }),
    ]).toEqual(['data_tidak_ditemukan', 'dokumen_tidak_ditemukan', 'data_tidak_valid', 'data_tidak_valid']);
    const kasir: As = { ...me, level: 'KASIR', akses: [] };
    expect((await people.call('GET', 'hutang/get/bynota/single?nomor=X', kasir)).status).toBe(403);
  });
});

describe('a promotion', () => {
  const hari = async (lagi = 0) =>
    (
      await app.db.one<{ tgl: string }>(
        `select ($1::timestamptz at time zone 'Asia/Jakarta')::date + $2::integer as tgl`,
        [app.services.now(), lagi],
      )
    ).tgl;

  it('is planned for a day that has not passed', async () => {
    expect(await people.call('GET', 'promo-wablas', me)).toMatchObject({
      body: { date: null, penerima: 2, template: expect.stringContaining('50%') as string },
    });
    const lewat = { template: 'Halo', tgl_kirim: await hari(-1) };
    expect(await post('promo-wablas', lewat)).toMatchObject({
      status: 422,
      body: { fields: { tgl_kirim: 'Tanggal sudah lewat' } },
    });
    expect(await post('promo-wablas', { template: 'Halo {siapa}', tgl_kirim: await hari() })).toMatchObject({
      status: 422,
    });
    expect((await post('promo-wablas', { template: 'Besok', tgl_kirim: await hari(1) })).status).toBe(200);
    expect(await kerja('kirim-promo')).toEqual({ jumlah: 0 });
  });

  it('goes to each number once, in the hours of the shop, and to nobody who wants none', async () => {
    const tgl_kirim = await hari();
    const template = 'Halo {nama_customer} ({kode_customer}), lahir {tgl_lahir}';
    expect((await post('promo-wablas', { template, tgl_kirim })).body).toMatchObject({ date: tgl_kirim, tgl_kirim });
    expect(await kerja('kirim-promo')).toEqual({ jumlah: 2 });
    expect(await kerja('kirim-promo')).toEqual({ jumlah: 0 });
    const rows = await antre('promo/');
    expect(rows.map(({ tujuan }) => tujuan)).toEqual(['6281234567890', '6281234567891']);
    expect(rows[1]?.pesan).toBe('Halo PAK JOKO (M2), lahir -\n\nBalas STOP untuk berhenti');
    for (const { jam } of rows) expect(jam.slice(11) >= '09:00' && jam.slice(11) <= '19:01').toBe(true);
    // The next one, within a week, passes over who had this one.
    await post('promo-wablas', { template: 'Lagi', tgl_kirim: await hari(1) });
    app.later(86_400_000);
    expect(await kerja('kirim-promo')).toEqual({ jumlah: 0 });
    app.later(-86_400_000);
  });

  it('waits while the gateway refuses, and at night', async () => {
    says = { status: 503, body: '' };
    for (let n = 0; n < 5; n += 1) {
      expect(await post('chat/send', { receiver: `08127777777${n}`, message: 'x' })).toMatchObject({ status: 201 });
    }
    const [promo] = await antre('promo/');
    await app.db.query(`update outbox set lagi_pada = $2 where id = $1`, [promo?.id, app.services.now()]);
    const before = got.length;
    await kirim(promo?.id ?? '');
    expect(got).toHaveLength(before);
    expect((await antre('promo/')).find(({ id }) => id === promo?.id)).toMatchObject({
      keadaan: 'MENUNGGU',
      galat: null,
    });
    says = { status: 200, body: '' };
  });
});

describe('reminders', () => {
  it('are off until somebody switches them on, and greet each member once a year', async () => {
    expect(await kerja('kirim-pengingat')).toEqual({ jumlah: 0 });
    await people.call('PUT', 'setting-member', me, { ucapan_ultah: true });
    expect(await kerja('kirim-pengingat')).toEqual({ jumlah: 1 });
    expect(await kerja('kirim-pengingat')).toEqual({ jumlah: 0 });
    expect((await antre('ultah/')).map(({ tujuan, pesan }) => [tujuan, pesan.slice(0, 27)])).toEqual([
      ['6281234567890', 'Selamat ulang tahun BU SRI!'],
    ]);
  });
});

describe('a reply', () => {
  const KUNCI = 'rahasia-masuk-1234';
  const masuk = (body: object, kunci = KUNCI) =>
    app.call('POST', 'app/publik/KL01/wa-masuk', body, { 'x-auth-token': kunci });
  const dibalas = () =>
    app.db.query<{ pesan: string }>(
      `select payload ->> 'message' as pesan from outbox where kode_toko = 'KL01' and user_id = 'WHATSAPP' order by id`,
    );
  const penolak = async () =>
    (await app.db.query<{ kode_member: string }>(`select kode_member from member where tolak_pesan order by 1`)).map(
      ({ kode_member }) => kode_member,
    );
  beforeAll(() => people.call('PUT', 'whatsapp-setting', me, { kunci_masuk: KUNCI }));

  it('counts only by the key of the shop, in the header or the address', async () => {
    const stop = { id: 'A1', phone: '6281234567891', message: 'stop' };
    const lain = { status: 404, body: { code: 'tidak_ditemukan' } };
    expect(await masuk(stop, 'salah')).toMatchObject(lain);
    expect(await masuk(stop, '')).toMatchObject(lain);
    expect(await app.call('POST', `app/publik/KL99/wa-masuk?kunci=${KUNCI}`, stop)).toMatchObject(lain);
    expect(await app.call('POST', `app/publik/KL01/wa-masuk?kunci=${KUNCI}`, { ping: true })).toMatchObject({
      status: 200,
      body: { hasil: 'DIABAIKAN' },
    });
    expect(await penolak()).toEqual(['M3']);
  });

  it('STOP ends what goes to many, MULAI begins it again, and each is answered once', async () => {
    const stop = { id: 'B1', phone: '6281234567891@s.whatsapp.net', message: ' Stop. ' };
    expect((await masuk(stop)).body).toEqual({ hasil: 'BERHENTI' });
    expect((await masuk({ ...stop, id: 'B2' })).body).toEqual({ hasil: 'DIABAIKAN' });
    expect(await penolak()).toEqual(['M2', 'M3']);
    // However a gateway calls its messages.
    for (const id of [randomBytes(6000).toString('base64'), 'B\0']) {
      expect((await masuk({ ...stop, id })).body).toEqual({ hasil: 'DIABAIKAN' });
    }
    expect((await masuk({ message_id: 'B3', from: '081234567891', text: 'mulai' })).body).toEqual({ hasil: 'MULAI' });
    // What was handed on before comes again, and again with what changed nothing then.
    expect((await masuk(stop)).body).toEqual({ hasil: 'BERHENTI' });
    expect((await masuk({ ...stop, id: 'B2' })).body).toEqual({ hasil: 'DIABAIKAN' });
    expect(await penolak()).toEqual(['M3']);
    expect((await dibalas()).map(({ pesan }) => /Balas (MULAI|STOP)/.exec(pesan)?.[1])).toEqual(['MULAI', 'STOP']);
    const riwayat = await app.db.query(`select sesudah from audit where objek = 'member' and user_id = 'WHATSAPP'`);
    expect(riwayat).toEqual([{ sesudah: { tolak_pesan: true } }, { sesudah: { tolak_pesan: false } }]);
  });

  it('of a group, of ourselves, and with more than the word says nothing', async () => {
    const bu = { phone: '6281234567890', message: 'STOP' };
    for (const body of [
      { ...bu, isGroup: true },
      { ...bu, fromMe: true },
      { ...bu, message: 'stop dulu, saya mau tanya' },
      { ...bu, phone: 'status' },
    ]) {
      expect((await masuk(body)).body).toEqual({ hasil: 'DIABAIKAN' });
    }
    expect(await penolak()).toEqual(['M3']);
  });

  it('ends what was planned before it', async () => {
    const [promo] = (await antre('promo/')).filter(({ tujuan }) => tujuan === '6281234567890');
    expect((await masuk({ phone: '6281234567890', message: 'BERHENTI' })).body).toEqual({ hasil: 'BERHENTI' });
    expect(await penolak()).toEqual(['M1', 'M3', 'M4']);
    await app.db.query(`update outbox set lagi_pada = $2 where id = $1`, [promo?.id, app.services.now()]);
    await kirim(promo?.id ?? '');
    expect((await antre('promo/')).find(({ id }) => id === promo?.id)).toMatchObject({
      keadaan: 'MENYERAH',
      galat: { kode: 'BERHENTI' },
    });
  });
});
