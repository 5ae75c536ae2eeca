import { izinBukaMenu } from '@kilau/contract/features/sistem/hak/buka-menu.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, testApp, type Call, type Reply } from '../../../testing/app.ts';

const server = testApp();
const MINUTE = 60_000;
const GLOBAL = '/parameter-harga-global';
let owner: Call;
let kasir: Call;

beforeAll(async () => {
  await server.shop('PST', { level: 'PUSAT' });
  await server.shop('KL01');
  await server.user('PST', 'MUPST', 'MU', [GLOBAL]);
  await server.user('KL01', 'OWNER', 'OWN');
  await server.user('KL01', 'SU1', 'SU');
  await server.user('KL01', 'SPV1', 'SPV', [GLOBAL]);
  await server.user('KL01', 'KASIR1', 'KASIR', [GLOBAL, '/laporan-otorisasi', '/transaksi-penjualan', '/data-barang']);
});
beforeEach(async () => {
  await server.db.query(`delete from proteksi_menu`);
  [owner, kasir] = [await server.as('KL01', 'OWNER'), await server.as('KL01', 'KASIR1')];
});

interface Aturan {
  minta_otorisasi?: boolean;
  berlaku_menit?: number;
  maks_sebulan?: boolean;
}
const jaga = (path: string, aturan: Aturan = {}): Promise<Reply> =>
  owner('PUT', 'proteksi-menu', {
    proteksi: [{ path, minta_otorisasi: true, berlaku_menit: 0, maks_sebulan: false, ...aturan }],
  });
const setGlobal = (call: Call) => call('PUT', 'parameter-harga-emas/global', { nominal: 2_000_000 });
const izin = async (path: string, as: Call = kasir, username = 'SPV1'): Promise<string> =>
  (
    (await as('POST', 'authorization/manual', { username, password: PASSWORD, ...izinBukaMenu(path) })).body as {
      id: string;
    }
  ).id;
const buka = async (path: string, as: Call = kasir, username = 'SPV1'): Promise<Reply> =>
  as('POST', 'proteksi-menu/buka', { path, otorisasi: await izin(path, as, username) });
const refused = { status: 403, body: { code: 'otorisasi_menu_diperlukan', params: { halaman: GLOBAL } } };

describe('a protected menu', () => {
  it('refuses its calls at the very next request, for all but owner and super user', async () => {
    expect((await setGlobal(kasir)).status).toBe(200);
    expect((await jaga(GLOBAL)).status).toBe(204);
    expect(await setGlobal(kasir)).toMatchObject(refused);
    expect(await setGlobal(await server.as('KL01', 'SPV1'))).toMatchObject(refused);
    expect((await setGlobal(owner)).status).toBe(200);
    expect((await setGlobal(await server.as('KL01', 'SU1'))).status).toBe(200);
  });

  it('opens for this session by an approval, and for nobody else', async () => {
    await jaga(GLOBAL);
    expect(await buka(GLOBAL)).toMatchObject({ status: 200, body: { path: GLOBAL, sampai: null } });
    expect((await setGlobal(kasir)).status).toBe(200);
    expect((await kasir('GET', 'users/me')).body).toMatchObject({
      proteksi: [{ path: GLOBAL, berlaku_menit: 0, dibuka: true, sampai: null }],
    });
    expect(await setGlobal(await server.as('KL01', 'SPV1'))).toMatchObject(refused);
    const next = await server.as('KL01', 'KASIR1');
    expect(await setGlobal(next)).toMatchObject(refused);
    expect((await owner('GET', 'users/me')).body).toMatchObject({ proteksi: [] });
    const [trail] = await server.db.query(
      `select user_id, kode, sesudah from audit where aksi = 'BUKA MENU' order by id desc`,
    );
    expect(trail).toMatchObject({ user_id: 'KASIR1', kode: GLOBAL, sesudah: { disetujui_oleh: 'SPV1' } });
  });

  it('closes again after its minutes', async () => {
    await jaga(GLOBAL, { berlaku_menit: 15 });
    const { body } = await buka(GLOBAL, kasir, 'OWNER');
    expect(Date.parse((body as { sampai: string }).sampai)).toBeGreaterThan(
      server.services.now().getTime() + 14 * MINUTE,
    );
    expect((await setGlobal(kasir)).status).toBe(200);
    server.later(15 * MINUTE + 1000);
    expect(await setGlobal(kasir)).toMatchObject(refused);
    expect((await kasir('GET', 'users/me')).body).toMatchObject({ proteksi: [{ dibuka: false, sampai: null }] });
    await buka(GLOBAL);
    expect((await setGlobal(kasir)).status).toBe(200);
  });

  it('needs an approval for just this page, asked for by just this user, once', async () => {
    await jaga(GLOBAL);
    await jaga('/laporan-otorisasi');
    const wrong = { status: 422, body: { code: 'otorisasi_tidak_berlaku' } };
    const elsewhere = await izin('/laporan-otorisasi');
    expect(await kasir('POST', 'proteksi-menu/buka', { path: GLOBAL, otorisasi: elsewhere })).toMatchObject(wrong);
    const others = await izin(GLOBAL, await server.as('KL01', 'SPV1'));
    expect(await kasir('POST', 'proteksi-menu/buka', { path: GLOBAL, otorisasi: others })).toMatchObject(wrong);
    const mine = await izin(GLOBAL);
    expect((await kasir('POST', 'proteksi-menu/buka', { path: GLOBAL, otorisasi: mine })).status).toBe(200);
    expect(await kasir('POST', 'proteksi-menu/buka', { path: GLOBAL, otorisasi: mine })).toMatchObject(wrong);
  });

  it('is not opened by who does not have it in his menu, nor a page that is free', async () => {
    await jaga('/master-bank');
    expect(
      await kasir('POST', 'proteksi-menu/buka', { path: '/master-bank', otorisasi: await izin('/master-bank') }),
    ).toMatchObject({ status: 403, body: { code: 'menu_tidak_berhak' } });
    expect(await kasir('POST', 'proteksi-menu/buka', { path: GLOBAL, otorisasi: await izin(GLOBAL) })).toMatchObject({
      status: 404,
    });
  });

  it('does not refuse a call that another open page of the menu makes as well', async () => {
    await jaga('/data-barang');
    expect((await kasir('GET', 'barang')).status).toBe(200);
    expect(await kasir('GET', 'barang.csv')).toMatchObject({
      status: 403,
      body: { code: 'otorisasi_menu_diperlukan', params: { halaman: '/data-barang' } },
    });
    await jaga('/transaksi-penjualan');
    expect((await kasir('GET', 'barang')).status).toBe(403);
  });

  it('is that of the shop worked in', async () => {
    await jaga(GLOBAL);
    const pusat = await server.as('PST', 'MUPST');
    const inBranch: Call = (method, path, body) => pusat(method, path, body, { 'x-kode-toko': 'KL01' });
    expect((await setGlobal(pusat)).status).toBe(200);
    expect(await setGlobal(inBranch)).toMatchObject(refused);
    expect((await buka(GLOBAL, inBranch, 'SPV1')).status).toBe(200);
    expect((await setGlobal(inBranch)).status).toBe(200);
  });
});

describe('a report held to a month', () => {
  const wide = 'laporan/otorisasi?tgl_from=2026-09-01&tgl_to=2026-11-21';

  it('is held while the module is off, also for its owner, and only this one', async () => {
    expect((await owner('GET', wide)).status).toBe(200);
    await jaga('/laporan-otorisasi', { minta_otorisasi: false, maks_sebulan: true });
    for (const call of [owner, kasir]) {
      expect(await call('GET', wide)).toMatchObject({
        status: 422,
        body: {
          code: 'rentang_lebih_sebulan',
          fields: { tgl_from: 'Rentang tanggal tidak boleh lebih dari 1 bulan', tgl_to: expect.any(String) },
        },
      });
    }
    expect((await kasir('GET', 'users/me')).body).toMatchObject({ maks_sebulan: ['/laporan-otorisasi'], proteksi: [] });
    expect((await owner('GET', 'laporan/penjualan-sales?tgl_from=2026-09-01&tgl_to=2026-11-21')).status).toBe(200);
  });
});

describe('setting protections', () => {
  it('keeps what is not sent, tells what changed, and refuses what is no page', async () => {
    await jaga(GLOBAL, { berlaku_menit: 5 });
    await jaga('/laporan-otorisasi', { maks_sebulan: true });
    expect((await owner('GET', 'proteksi-menu')).body).toEqual([
      { path: '/laporan-otorisasi', minta_otorisasi: true, berlaku_menit: 0, maks_sebulan: true },
      { path: GLOBAL, minta_otorisasi: true, berlaku_menit: 5, maks_sebulan: false },
    ]);
    const trails = await server.db.query(
      `select kode, sebelum, sesudah from audit where objek = 'proteksi-menu' and aksi = 'UBAH' order by id desc
        limit 1`,
    );
    expect(trails).toEqual([
      {
        kode: '/laporan-otorisasi',
        sebelum: expect.objectContaining({ maks_sebulan: false }),
        sesudah: expect.objectContaining({ maks_sebulan: true }),
      },
    ]);
    expect(
      await owner('PUT', 'proteksi-menu', {
        proteksi: [
          { path: '/home', minta_otorisasi: true },
          { path: GLOBAL, maks_sebulan: true },
          { path: GLOBAL, berlaku_menit: 2000 },
        ],
      }),
    ).toMatchObject({ status: 422 });
    expect(await jaga('/home')).toMatchObject({
      status: 422,
      body: { fields: { 'proteksi.0.path': 'Tidak Terdaftar' } },
    });
    expect(await jaga(GLOBAL, { maks_sebulan: true })).toMatchObject({
      status: 422,
      body: { fields: { 'proteksi.0.maks_sebulan': 'Hanya untuk laporan' } },
    });
    expect(await kasir('PUT', 'proteksi-menu', { proteksi: [] })).toMatchObject({ status: 403 });
  });
});
