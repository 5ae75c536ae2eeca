import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, testApp, type Call } from '../../../testing/app.ts';

const server = testApp();
let owner: Call;
let spv: Call;
beforeAll(async () => {
  await server.shop('KL01');
  await server.shop('KL02');
  await server.user('KL01', 'OWNER', 'OWN');
  await server.user('KL01', 'SPV1', 'SPV', ['/data-users', '/hak-akses-users']);
  await server.user('KL01', 'DEV1', 'DEV');
  await server.user('KL02', 'KASIR2', 'KASIR');
});
beforeEach(async () => {
  await server.db.query(
    `delete from users where user_id = 'BARU' and not exists (select 1 from sesi where user_id = 'BARU')`,
  );
  [owner, spv] = [await server.as('KL01', 'OWNER'), await server.as('KL01', 'SPV1')];
});

const BARU = { user_id: 'baru', usere_name: 'Baru', level: 'KASIR', password: 'laut-tiga-456' };
const paths = async (user_id: string) =>
  (
    await server.db.query<{ path: string }>(`select path from hak_akses where user_id = $1 and is_show order by path`, [
      user_id,
    ])
  ).map(({ path }) => path);

describe('a new user', () => {
  it('can log in, has the menu of his level, and his password never comes out', async () => {
    const reply = await owner('POST', 'users', BARU);
    expect(reply).toMatchObject({ status: 201, body: { user_id: 'BARU', usere_name: 'BARU', level: 'KASIR' } });
    expect(await paths('BARU')).toEqual(expect.arrayContaining(['/transaksi-penjualan', '/validasi-penjualan']));
    expect(await paths('BARU')).not.toContain('/data-users');
    const login = await server.call('POST', 'users/login', { user_id: 'BARU', password: 'laut-tiga-456' });
    expect(login.status).toBe(200);
    await server.call(
      'POST',
      'users/logout',
      { user_id: 'BARU' },
      { 'x-auth-token': (login.body as { token: string }).token },
    );
    const everything = JSON.stringify([
      reply.body,
      (await owner('GET', 'users/get/all')).body,
      (await owner('GET', 'users/BARU')).body,
      (await owner('GET', 'users/BARU/riwayat')).body,
    ]);
    expect(everything).not.toMatch(/argon2|password|rahasia/);
    await server.db.query(`delete from sesi where user_id = 'BARU'`);
  });

  it('has a user id that nobody in the chain has, and a password', async () => {
    expect(await owner('POST', 'users', { ...BARU, user_id: 'KASIR2' })).toMatchObject({
      status: 409,
      body: { code: 'kode_sudah_ada', params: { kode: 'KASIR2' } },
    });
    expect(await owner('POST', 'users', { ...BARU, user_id: 'DEV1' })).toMatchObject({
      status: 409,
      body: { code: 'kode_sudah_ada' },
    });
    expect(await owner('POST', 'users', { ...BARU, password: '' })).toMatchObject({
      status: 422,
      body: { fields: { password: 'Password Tidak Boleh Kosong' } },
    });
    expect(await owner('POST', 'users', { ...BARU, level: 'BOS' })).toMatchObject({
      status: 422,
      body: { fields: { level: 'Bukan salah satu pilihan' } },
    });
  });

  it.each(['SPV', 'OWN', 'SU', 'MU', 'DEV'])('of level %s is not made by a supervisor', async (level) => {
    expect(await spv('POST', 'users', { ...BARU, level })).toMatchObject({
      status: 403,
      body: { code: 'level_tidak_berhak' },
    });
    expect((await spv('POST', 'users', BARU)).status).toBe(201);
  });
});

describe('a changed user', () => {
  it('logs in with his new password, and every session of his is over', async () => {
    await server.user('KL01', 'UBAH1', 'KASIR');
    const his = await server.as('KL01', 'UBAH1');
    expect((await owner('PUT', 'users/UBAH1', { usere_name: 'Nama Lain' })).status).toBe(200);
    expect((await his('GET', 'users/me')).body).toMatchObject({ usere_name: 'NAMA LAIN' });
    expect((await owner('PUT', 'users/UBAH1', { password: 'laut-tiga-789' })).status).toBe(200);
    expect((await his('GET', 'users/me')).status).toBe(401);
    expect((await server.call('POST', 'users/login', { user_id: 'UBAH1', password: PASSWORD })).status).toBe(401);
    expect((await server.call('POST', 'users/login', { user_id: 'UBAH1', password: 'laut-tiga-789' })).status).toBe(
      200,
    );
  });

  it('is not lifted above whoever changes him', async () => {
    await server.user('KL01', 'UBAH2', 'KASIR');
    expect(await spv('PUT', 'users/UBAH2', { level: 'OWN' })).toMatchObject({
      status: 403,
      body: { code: 'level_tidak_berhak' },
    });
    expect(await spv('PUT', 'users/OWNER', { password: 'laut-tiga-000' })).toMatchObject({
      status: 403,
      body: { code: 'level_tidak_berhak' },
    });
    expect((await owner('PUT', 'users/UBAH2', { level: 'SPV' })).status).toBe(200);
  });

  it('who was deactivated is out at once', async () => {
    await server.user('KL01', 'UBAH3', 'KASIR');
    const his = await server.as('KL01', 'UBAH3');
    expect((await owner('DELETE', 'users/UBAH3')).body).toMatchObject({ status: 'DINONAKTIFKAN' });
    expect((await his('GET', 'users/me')).status).toBe(401);
    expect(await owner('POST', 'users', { ...BARU, user_id: 'UBAH3' })).toMatchObject({
      status: 409,
      body: { code: 'kode_terhapus', message: expect.stringContaining('DELETED') },
    });
    expect((await owner('PUT', 'users/UBAH3/aktifkan')).status).toBe(200);
  });

  it('is not brought back by somebody below him', async () => {
    await server.user('KL01', 'UBAH4', 'OWN');
    await server.as('KL01', 'UBAH4');
    expect((await owner('DELETE', 'users/UBAH4')).body).toMatchObject({ status: 'DINONAKTIFKAN' });
    expect(await spv('PUT', 'users/UBAH4/aktifkan')).toMatchObject({
      status: 403,
      body: { code: 'level_tidak_berhak' },
    });
    expect(await server.db.one(`select status_aktif from users where user_id = 'UBAH4'`)).toEqual({
      status_aktif: false,
    });
  });
});

describe('the last owner', () => {
  it('stays', async () => {
    const refused = { status: 409, body: { code: 'pemilik_terakhir' } };
    expect(await owner('DELETE', 'users/OWNER')).toMatchObject(refused);
    expect(await owner('PUT', 'users/OWNER', { level: 'KASIR' })).toMatchObject(refused);
    await server.user('KL01', 'OWNER2', 'OWN');
    expect((await owner('PUT', 'users/OWNER2', { level: 'SPV' })).status).toBe(200);
  });
});

describe('vendor support', () => {
  it('is not shown to the owner', async () => {
    const shown = async (call: Call) =>
      ((await call('GET', 'users/get/all')).body as { user_id: string }[]).map(({ user_id }) => user_id);
    expect(await shown(owner)).not.toContain('DEV1');
    expect((await owner('GET', 'users/DEV1')).status).toBe(404);
    await server.user('KL01', 'SU1', 'SU');
    expect(await shown(await server.as('KL01', 'SU1'))).toContain('DEV1');
  });
});

describe('hak-akses', () => {
  it('shows and hides pages of a user, at his next request', async () => {
    await server.user('KL01', 'HAK1', 'KASIR', ['/transaksi-penjualan']);
    const his = await server.as('KL01', 'HAK1');
    expect((await his('GET', 'parameter-fee-penjualan')).status).toBe(404);
    expect(await his('PUT', 'parameter-harga-emas/global', { nominal: 1 })).toMatchObject({
      status: 403,
      body: { code: 'menu_tidak_berhak' },
    });
    const put = await owner('PUT', 'hak-akses/hak1', {
      akses: [
        { path: '/parameter-harga-global', is_show: true },
        { path: '/transaksi-penjualan', is_show: false },
      ],
    });
    expect(put).toMatchObject({ status: 200, body: { user_id: 'HAK1', level: 'KASIR' } });
    expect(await paths('HAK1')).toEqual(['/parameter-harga-global']);
    expect((await his('PUT', 'parameter-harga-emas/global', { nominal: 2000000 })).status).toBe(200);
    expect((await owner('GET', 'hak-akses/HAK1')).body).toEqual(put.body);
  });

  it('refuses paths that are no page of the menu, and users above the caller', async () => {
    expect(
      await owner('PUT', 'hak-akses/SPV1', {
        akses: [
          { path: '/home', is_show: false },
          { path: '/tidak-ada', is_show: true },
        ],
      }),
    ).toMatchObject({
      status: 422,
      body: { fields: { 'akses.0.path': 'Tidak Terdaftar', 'akses.1.path': 'Tidak Terdaftar' } },
    });
    expect(await spv('PUT', 'hak-akses/SPV1', { akses: [{ path: '/master-bank', is_show: true }] })).toMatchObject({
      status: 403,
      body: { code: 'level_tidak_berhak' },
    });
    expect(await owner('GET', 'hak-akses/KASIR2')).toMatchObject({ status: 404 });
    expect(await (await server.as('KL02', 'KASIR2'))('GET', 'hak-akses/KASIR2')).toMatchObject({
      status: 403,
      body: { code: 'menu_tidak_berhak' },
    });
  });

  it('of a user who was deleted and made again are those of the new one', async () => {
    const make = async (level: string) => {
      await owner('POST', 'users', { ...BARU, user_id: 'ULANG', level });
      await server.db.query(`update users set wajib_ganti_password = false where user_id = 'ULANG'`);
      return server.as('KL01', 'ULANG');
    };
    const first = await make('SPV');
    expect((await first('PUT', 'parameter-harga-emas', {})).status).not.toBe(403);
    await server.db.query(`delete from sesi where user_id = 'ULANG'`);
    await owner('DELETE', 'users/ULANG');
    const second = await make('KASIR');
    expect(await second('PUT', 'parameter-harga-emas', {})).toMatchObject({
      status: 403,
      body: { code: 'menu_tidak_berhak' },
    });
  });
});
