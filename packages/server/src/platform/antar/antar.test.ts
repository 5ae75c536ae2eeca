import { beforeAll, expect, it } from 'vitest';
import { testApp, type Call } from '../../testing/app.ts';
import { dengarkan, kenalkan, KUNCI_ANTAR } from '../../testing/dua-server.ts';
import { kepalaBertanda, nonceBaru, type Panggilan } from './tanda.ts';

const pusat = testApp();
const cabang = testApp();
let pemilik: Call;

beforeAll(async () => {
  await pusat.shop('PST', { level: 'PUSAT', nama_toko: 'KILAU PUSAT' });
  await cabang.shop('KL01', { inisial: 'KL', nama_toko: 'KILAU CIMAHI', tgl_system: '2026-11-19' });
  await kenalkan(pusat, { kode_toko: 'KL01', inisial: 'KL' }, await dengarkan(cabang));
  await kenalkan(cabang, { kode_toko: 'PST', level: 'PUSAT' }, 'http://127.0.0.1:9');
  await pusat.user('PST', 'OWNER', 'OWN');
  pemilik = await pusat.as('PST', 'OWNER');
});

const diCabang = (call: Call, path: string, method: 'GET' | 'POST' = 'GET', body?: object) =>
  call(method, path, body, { 'x-kode-toko': 'KL01' });

const signed = (more: Partial<Panggilan> = {}, kunci = KUNCI_ANTAR) =>
  kepalaBertanda(kunci, {
    method: 'GET',
    path: '/api/v1/hari',
    body: '',
    dari: 'PST',
    ke: 'KL01',
    waktu: cabang.services.now().getTime(),
    nonce: nonceBaru(),
    pemanggil: { user_id: 'OWNER', nama: 'IBU SARI', level: 'OWN' },
    ...more,
  });
const langsung = (token: string, path = 'hari') => cabang.call('GET', path, undefined, { 'x-auth-token': token });

it('lets head office look into a branch on another server, in the name of who looks', async () => {
  expect(await diCabang(pemilik, 'hari')).toMatchObject({ status: 200, body: { tgl_system: '2026-11-19' } });
  expect(await diCabang(pemilik, 'hari')).toMatchObject({ status: 200 });
  // Kept there by the name of head office, and once for an hour of looking.
  expect(await cabang.db.query(`select kode_toko, user_id, aksi, sesudah ->> 'toko' as toko from audit`)).toEqual([
    { kode_toko: 'KL01', user_id: 'OWNER@PST', aksi: 'LIHAT', toko: 'TOKO PST' },
  ]);
  // He stays who he is; the day, and what is on, are the branch's.
  expect((await diCabang(pemilik, 'users/me')).body).toMatchObject({
    user_id: 'OWNER',
    kode_toko: 'PST',
    toko: { level: 'PUSAT' },
    tgl_system: '2026-11-19',
  });
  // What that server refuses is told as it tells it.
  const tanpa = await diCabang(pemilik, 'kirimbarang/get/nokirim');
  expect(tanpa).toMatchObject({ status: 403, body: { code: 'modul_tidak_aktif' } });
  expect(await diCabang(pemilik, 'banks', 'POST', { kode_bank: 'BCA', nama_bank: 'BCA' })).toMatchObject({
    status: 409,
    body: { code: 'toko_di_server_lain', params: { kode_toko: 'KL01' } },
  });
  expect(await cabang.db.query('select 1 from bank')).toEqual([]);
});

it('is refused to whoever may not work everywhere, and of shops that nobody knows', async () => {
  await pusat.user('PST', 'KASIR1', 'KASIR');
  const kasir = await pusat.as('PST', 'KASIR1');
  expect(await diCabang(kasir, 'hari')).toMatchObject({ status: 403, body: { code: 'toko_tidak_berhak' } });
  expect(await pemilik('GET', 'hari', undefined, { 'x-kode-toko': 'XX' })).toMatchObject({ status: 403 });
});

it('takes a signature once, within its minute, from a shop that it knows', async () => {
  const ditolak = { status: 401, body: { code: 'antar_ditolak' } };
  const token = signed();
  expect((await langsung(token)).status).toBe(200);
  expect(await langsung(token)).toMatchObject(ditolak);
  const now = cabang.services.now().getTime();
  expect(await langsung(signed({ waktu: now - 61_000 }))).toMatchObject(ditolak);
  expect(await langsung(signed({ waktu: now + 61_000 }))).toMatchObject(ditolak);
  expect((await langsung(signed({ waktu: now - 50_000 }))).status).toBe(200);
  expect(await langsung(signed({}, 'kunci-yang-salah-sama-sekali'))).toMatchObject(ditolak);
  expect(await langsung(signed({ dari: 'KL01' }))).toMatchObject(ditolak);
  // Signed for another call.
  expect(await langsung(signed(), 'hari?x=1')).toMatchObject(ditolak);
  // Who works in one shop there works in none here.
  expect(await langsung(signed({ pemanggil: { user_id: 'K', nama: 'K', level: 'KASIR' } }))).toMatchObject({
    status: 403,
    body: { code: 'toko_tidak_berhak' },
  });
  expect(await langsung(signed({ ke: 'XX' }))).toMatchObject({ status: 403 });
});

it("opens a branch's own pages for whoever asks at head office, once and in his name", async () => {
  const buka = async () => {
    const { body } = await pemilik('POST', 'tokos/KL01/portal');
    return decodeURIComponent((body as { alamat: string }).alamat.split('#tiket=')[1] ?? '');
  };
  const masuk = (tiket: string) => cabang.call('POST', 'users/login-pusat', { tiket });
  const tiket = await buka();
  const { status, body } = await masuk(tiket);
  expect([status, body]).toMatchObject([200, { user_id: 'OWNER@PST', level: 'OWN', kode_toko: 'KL01' }]);
  const { token } = body as { token: string };
  const bank = { kode_bank: 'BCA', nama_bank: 'BCA' };
  expect((await cabang.call('POST', 'banks', bank, { 'x-auth-token': token })).status).toBe(201);
  expect(await cabang.db.query(`select dibuat_oleh from bank`)).toEqual([{ dibuat_oleh: 'OWNER@PST' }]);
  expect(
    await cabang.db.query(`select user_id, sesudah ->> 'level' as level from audit where aksi = 'LOGIN PUSAT'`),
  ).toEqual([{ user_id: 'OWNER@PST', level: 'OWN' }]);
  // Used up, for another call, too late, and of one whom the branch has put out of use.
  expect(await masuk(tiket)).toMatchObject({ status: 401, body: { code: 'antar_ditolak' } });
  expect(await masuk(signed())).toMatchObject({ status: 401, body: { code: 'antar_ditolak' } });
  await cabang.db.query(`update users set status_aktif = false where user_id = 'OWNER@PST'`);
  expect(await masuk(await buka())).toMatchObject({ status: 403, body: { code: 'toko_tidak_berhak' } });
  const lama = await buka();
  cabang.later(61_000);
  expect(await masuk(lama)).toMatchObject({ status: 401 });
  cabang.later(-61_000);
  const kasir = await pusat.as('PST', 'KASIR1');
  expect((await kasir('POST', 'tokos/KL01/portal')).status).toBe(403);
  expect(await pemilik('POST', 'tokos/PST/portal')).toMatchObject({ body: { code: 'data_tidak_ditemukan' } });
});

it('says so where nothing answers', async () => {
  await kenalkan(pusat, { kode_toko: 'KL09' }, 'http://127.0.0.1:9');
  expect(await pemilik('GET', 'hari', undefined, { 'x-kode-toko': 'KL09' })).toMatchObject({
    status: 503,
    body: { code: 'toko_tidak_terjangkau', params: { kode_toko: 'KL09' } },
  });
});
