import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, testApp, type Call } from '../../../testing/app.ts';
import { openSocket, type TestSocket } from '../../../testing/socket.ts';

const server = testApp();
const KATEGORI = 'BATAL PENJUALAN';
const SUBJECT = { kategori: KATEGORI, dokumen: 'KL-FJ-261121-0007', nilai: { alasan: 'SALAH' } };
/** The request that nobody has made. */
const TIADA = '01980000-0000-7000-8000-000000000000';
/** As a reader makes one of a finger. */
const TEMPLAT = Buffer.from('FMR\0 20\0 a minutiae record').toString('base64');

let origin: string;
let kasir: Call;
let spv: Call;
let own: Call;
let screen: TestSocket;

beforeAll(async () => {
  for (const kode_toko of ['KL01', 'KL02']) {
    await server.shop(kode_toko);
    await server.db.query(`update para_system set value = 'true' where kode_toko = $1 and key = 'FINGERPRINT_MODULE'`, [
      kode_toko,
    ]);
  }
  for (const [id, level] of [
    ['KASIR1', 'KASIR'],
    ['KASIR2', 'KASIR'],
    ['SPV1', 'SPV'],
    ['SPV2', 'SPV'],
    ['OWNER', 'OWN'],
  ] as const) {
    await server.user('KL01', id, level);
  }
  await server.user('KL02', 'OWNER2', 'OWN');
  const { app, services } = server;
  services.realtime.attach(app.server);
  await app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});

/** The program beside a reader, as a shop would write it: it speaks HTTP with its token, and looks at fingers. */
class Jembatan {
  readonly #token: string;
  constructor(token: string) {
    this.#token = token;
  }
  async #call(method: string, path: string, body?: object): Promise<{ status: number; body: unknown }> {
    const reply = await fetch(`${origin}/api/v1/${path}`, {
      method,
      headers: { 'x-auth-token': this.#token, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: reply.status, body: await reply.json() };
  }
  tugas = () => this.#call('GET', 'pembaca-sidik/tugas');
  templat = (id: string, bytes = TEMPLAT) => this.#call('POST', 'pembaca-sidik/templat', { id, bytes });
  /** What a finger is said of: of the request that waits here now, unless another one is meant. */
  baca = async (status: boolean, user_id = 'SPV1', auth_for = 'KASIR1', id?: string) => {
    const { cocokkan = [] } = (await this.tugas()).body as { readonly cocokkan?: readonly { readonly id: string }[] };
    const permintaan = id ?? cocokkan[0]?.id ?? TIADA;
    return this.#call('POST', 'fingerprint-auth', { id: permintaan, status, auth_for, user_id });
  };
}

/** A reader of the shop, and what its owner was told of it. */
async function reader(nama: string, call: Call = own): Promise<{ id: string; jembatan: Jembatan }> {
  const reply = await call('POST', 'pembaca-sidik', { nama });
  expect(reply.status).toBe(201);
  const { id, token } = reply.body as { id: string; token: string };
  return { id, jembatan: new Jembatan(token) };
}

/** A finger of who calls, entered at a reader. */
async function enter(call: Call, at: { id: string; jembatan: Jembatan }): Promise<void> {
  const begun = await call('POST', 'sidik-jari/jari', {
    jari: 'TELUNJUK KANAN',
    setuju: true,
    password: PASSWORD,
    pembaca: at.id,
  });
  expect(begun.status).toBe(201);
  expect((await at.jembatan.templat((begun.body as { id: string }).id)).status).toBe(201);
}

let depan: { id: string; jembatan: Jembatan };
beforeEach(async () => {
  server.later(200_000);
  await server.db.query(`delete from templat_sidik`);
  await server.db.query(`delete from pembaca_sidik`);
  const token = await server.token('KL01', 'KASIR1');
  kasir = (method, path, body, headers) => server.call(method, path, body, { 'x-auth-token': token, ...headers });
  [spv, own] = [await server.as('KL01', 'SPV1'), await server.as('KL01', 'OWNER')];
  depan = await reader('KASIR DEPAN');
  await enter(spv, depan);
  screen = await openSocket(origin, { token });
});
afterEach(() => screen.close());

const ask = async (changes: object = {}): Promise<{ id: string; pembaca: object | null }> => {
  const reply = await kasir('POST', 'otorisasi-sidik', { user_id: 'SPV1', permintaan: [SUBJECT], ...changes });
  expect(reply.status).toBe(201);
  return reply.body as { id: string; pembaca: object | null };
};
const fp = async (): Promise<string> => {
  const reply = await kasir('GET', 'user-fingerprint?user_id=SPV1');
  const { data } = reply.body as { data: { fingerprints: { bytes: string }[] }[] };
  return data[0]?.fingerprints[0]?.bytes ?? '';
};
const give = async (permintaan: string, changes: object = {}) =>
  kasir('POST', 'authorization/fingerprint', {
    user_id: 'SPV1',
    kategori: KATEGORI,
    permintaan,
    fp: await fp(),
    ...changes,
  });
const heard = () => screen.events.filter(([name]) => name === 'fingerprint-auth').map(([, payload]) => payload);

describe('a reader', () => {
  it('says that the finger is right, and the till then approves what it had asked for', async () => {
    const { id, pembaca } = await ask();
    expect(pembaca).toEqual({ id: depan.id, nama: 'KASIR DEPAN' });
    const { body } = await depan.jembatan.tugas();
    expect(body).toMatchObject({
      cocokkan: [{ auth_for: 'KASIR1', user_id: 'SPV1', fingerprints: [{ bytes: TEMPLAT }] }],
      daftarkan: [],
    });
    expect(await depan.jembatan.baca(true)).toMatchObject({ status: 200 });
    await expect.poll(heard).toEqual([{ status: true, auth_for: 'KASIR1', user_id: 'SPV1' }]);
    const { izin } = (await give(id)).body as { izin: string[] };
    const [row] = await server.db.query(
      `select saluran, perangkat, diminta_oleh, disetujui_oleh, dokumen, nilai from otorisasi where id = $1`,
      [izin[0]],
    );
    expect(row).toEqual({
      saluran: 'FINGERPRINT',
      perangkat: 'KASIR DEPAN',
      diminta_oleh: 'KASIR1',
      disetujui_oleh: 'SPV1',
      dokumen: SUBJECT.dokumen,
      nilai: SUBJECT.nilai,
    });
    expect((await give(id)).body).toMatchObject({ code: 'permintaan_lewat' });
  });

  it('says that it is wrong: the till hears it, waits on, and has no approval', async () => {
    const { id } = await ask();
    expect(await depan.jembatan.baca(false)).toMatchObject({ status: 200 });
    await expect.poll(heard).toEqual([{ status: false, auth_for: 'KASIR1', user_id: 'SPV1' }]);
    expect((await kasir('GET', `otorisasi-sidik/${id}`)).body).toMatchObject({ status: 'OPEN' });
    expect((await give(id)).body).toMatchObject({ code: 'sidik_ditolak' });
  });

  it('opens nothing that nobody has asked it for', async () => {
    const nothing = { status: 409, body: { code: 'permintaan_lewat' } };
    expect(await depan.jembatan.baca(true)).toMatchObject(nothing);
    const { id } = await ask();
    expect(await depan.jembatan.baca(true, 'OWNER')).toMatchObject(nothing);
    expect(await depan.jembatan.baca(true, 'SPV1', 'KASIR2')).toMatchObject(nothing);
    await kasir('DELETE', `otorisasi-sidik/${id}`);
    expect(await depan.jembatan.baca(true, 'SPV1', 'KASIR1', id)).toMatchObject(nothing);
    const { id: lama } = await ask();
    server.later(121_000);
    expect(await depan.jembatan.baca(true, 'SPV1', 'KASIR1', lama)).toMatchObject(nothing);
    expect(heard()).toEqual([]);
  });

  it('approves nothing else than what it was shown for: asked again, the till waits for another finger', async () => {
    const { id } = await ask();
    const { id: lain } = await ask({ permintaan: [{ ...SUBJECT, nilai: { alasan: 'LAIN' } }] });
    expect(await depan.jembatan.baca(true, 'SPV1', 'KASIR1', id)).toMatchObject({
      status: 409,
      body: { code: 'permintaan_lewat' },
    });
    expect((await kasir('GET', `otorisasi-sidik/${lain}`)).body).toMatchObject({ status: 'OPEN' });
    expect(await depan.jembatan.baca(true, 'SPV1', 'KASIR1', lain)).toMatchObject({ status: 200 });
    expect((await give(lain)).status).toBe(201);
  });

  it('at another till, or of another shop, is not the one that was asked', async () => {
    const belakang = await reader('KASIR BELAKANG');
    const elsewhere = await reader('KASIR DEPAN', await server.as('KL02', 'OWNER2'));
    expect(await kasir('POST', 'otorisasi-sidik', { user_id: 'SPV1', permintaan: [SUBJECT] })).toMatchObject({
      status: 422,
      body: { fields: { pembaca: 'Alat pembaca Tidak Boleh Kosong' } },
    });
    const { id } = await ask({ pembaca: depan.id });
    for (const { jembatan } of [belakang, elsewhere]) {
      expect(await jembatan.baca(true, 'SPV1', 'KASIR1', id)).toMatchObject({ status: 409 });
      expect((await jembatan.tugas()).body).toMatchObject({ cocokkan: [] });
    }
    expect(await depan.jembatan.baca(true)).toMatchObject({ status: 200 });
  });

  it('is known by its token, until its owner takes it away', async () => {
    const stranger = { status: 404, body: { code: 'pembaca_tidak_dikenal' } };
    expect(await new Jembatan('abc').tugas()).toMatchObject(stranger);
    expect(await new Jembatan('').baca(true)).toMatchObject(stranger);
    await ask();
    expect((await spv('DELETE', `pembaca-sidik/${depan.id}`)).status).toBe(403);
    expect((await own('DELETE', `pembaca-sidik/${depan.id}`)).status).toBe(200);
    expect(await depan.jembatan.baca(true)).toMatchObject(stranger);
  });
});

describe('a template', () => {
  it('is kept and handed to tills sealed, and read by nobody for somebody else', async () => {
    const [row] = await server.db.query<{ templat: string }>(`select templat from templat_sidik`);
    expect(row?.templat).toMatch(/^v1\./);
    expect(row?.templat).toBe(await fp());
    await enter(await server.as('KL01', 'SPV2'), depan);
    await server.db.query(`update templat_sidik set templat = $1 where user_id = 'SPV2'`, [row?.templat]);
    await ask({ user_id: 'SPV2' });
    expect((await depan.jembatan.tugas()).body).toMatchObject({ cocokkan: [{ user_id: 'SPV2', fingerprints: [] }] });
  });

  it('of another user does not approve for her', async () => {
    const { id } = await ask();
    await depan.jembatan.baca(true);
    expect((await give(id, { fp: 'v1.AAAA' })).body).toMatchObject({ code: 'sidik_ditolak' });
  });

  it('is made only with her consent and password, of what a reader sends for her, and never of a picture', async () => {
    const body = { jari: 'JEMPOL', setuju: true, password: PASSWORD };
    expect((await spv('POST', 'sidik-jari/jari', { ...body, setuju: false })).body).toMatchObject({
      fields: { setuju: expect.any(String) },
    });
    expect((await spv('POST', 'sidik-jari/jari', { ...body, password: 'bukan-itu-1' })).body).toMatchObject({
      fields: { password: 'Password salah' },
    });
    const { id } = (await spv('POST', 'sidik-jari/jari', body)).body as { id: string };
    expect((await depan.jembatan.tugas()).body).toMatchObject({ daftarkan: [{ id, user_id: 'SPV1', jari: 'JEMPOL' }] });
    const png = Buffer.from('89504e470d0a1a0a', 'hex').toString('base64');
    expect(await depan.jembatan.templat(id, png)).toMatchObject({ status: 422 });
    expect(await depan.jembatan.templat(id)).toMatchObject({ status: 201 });
    expect(await depan.jembatan.templat(id)).toMatchObject({ status: 409 });
    const [kept] = await server.db.query(
      `select disetujui_pada is not null as setuju from templat_sidik where jari = 'JEMPOL'`,
    );
    expect(kept).toEqual({ setuju: true });
  });

  it.each([
    ['the session in which it was asked for is over', `update sesi set berakhir = now() where user_id = 'SPV1'`],
    ['she approves nothing any more', `update users set level = 'KASIR' where user_id = 'SPV1'`],
  ])('is not entered any more once %s', async (_name, sql) => {
    const body = { jari: 'JEMPOL', setuju: true, password: PASSWORD };
    const { id } = (await spv('POST', 'sidik-jari/jari', body)).body as { id: string };
    await server.db.query(sql);
    expect((await depan.jembatan.tugas()).body).toMatchObject({ daftarkan: [] });
    expect(await depan.jembatan.templat(id)).toMatchObject({ status: 409, body: { code: 'permintaan_lewat' } });
    await server.db.query(`update users set level = 'SPV' where user_id = 'SPV1'`);
    expect(await server.db.query(`select 1 from templat_sidik where jari = 'JEMPOL'`)).toEqual([]);
  });

  it('goes with its user', async () => {
    await server.db.query(`update users set status_aktif = false where user_id = 'SPV1'`);
    await server.db.query(`update users set status_aktif = true where user_id = 'SPV1'`);
    expect(await server.db.query(`select 1 from templat_sidik`)).toEqual([]);
  });
});
