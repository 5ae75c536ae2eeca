import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, testApp, type Call } from '../../../testing/app.ts';

const server = testApp();
const DAY = 86_400_000;
let owner: Call;
beforeAll(async () => {
  await server.shop('KL01');
  await server.user('KL01', 'OWNER', 'OWN');
  await server.user('KL01', 'KASIR1', 'KASIR', ['/transaksi-penjualan']);
});
beforeEach(async () => {
  await server.db.query(`update sesi set berakhir = now() where berakhir is null`);
  owner = await server.as('KL01', 'OWNER');
});
const set = (key: string, value: string) =>
  server.db.query(`update para_system set value = $2 where kode_toko = 'KL01' and key = $1`, [key, value]);
const login = async (user_id: string, password: string) => {
  const reply = await server.call('POST', 'users/login', { user_id, password, perangkat: 'uji' });
  const { token, ...body } = reply.body as { token: string; wajib_ganti_password?: boolean };
  const call: Call = (method, path, data) => server.call(method, path, data, { 'x-auth-token': token });
  return { status: reply.status, body, call };
};
const BARU = { usere_name: 'Baru', level: 'KASIR' };
const first = (fields: Record<string, unknown>) => ({ status: 422, body: { fields } });

describe('the rules of passwords', () => {
  it("hold for a new user, for a reset and for a change of one's own, at the field", async () => {
    await set('PASSWORD_PANJANG_MIN', '10');
    await set('PASSWORD_KUAT_MODULE', 'true');
    const make = (password: string) => owner('POST', 'users', { ...BARU, user_id: 'BARU1', password });
    expect(await make('pendek-12')).toMatchObject(first({ password: 'Paling sedikit 10 karakter' }));
    expect(await make('xx-baru1-99')).toMatchObject(first({ password: 'Password tidak boleh memuat user id' }));
    expect(await make('tanpaangkasaja')).toMatchObject(first({ password: 'Password harus berisi huruf dan angka' }));
    expect(await owner('PUT', 'users/KASIR1', { password: 'tanpaangkasaja' })).toMatchObject(
      first({ password: 'Password harus berisi huruf dan angka' }),
    );
    expect(await owner('PUT', 'users/KASIR1', { password: PASSWORD })).toMatchObject(
      first({ password: 'Password baru harus berbeda dari yang lama' }),
    );
    const kasir = await server.as('KL01', 'KASIR1');
    expect(await kasir('PUT', 'users/change-password', { password: PASSWORD, new_password: PASSWORD })).toMatchObject(
      first({ new_password: 'Password baru harus berbeda dari yang lama' }),
    );
    expect(
      await kasir('PUT', 'users/change-password', { password: PASSWORD, new_password: 'kasir1-2026' }),
    ).toMatchObject(first({ new_password: 'Password tidak boleh memuat user id' }));
    await set('PASSWORD_PANJANG_MIN', '8');
    await set('PASSWORD_KUAT_MODULE', 'false');
  });

  it("are told in the user's language", async () => {
    await server.db.query(`update users set bahasa = 'en' where user_id = 'OWNER'`);
    expect(await owner('POST', 'users', { ...BARU, user_id: 'BARU2', password: 'xx-baru2-xx' })).toMatchObject(
      first({ password: 'The password must not contain the user id' }),
    );
    await server.db.query(`update users set bahasa = 'id' where user_id = 'OWNER'`);
  });
});

describe('a password that somebody else set', () => {
  it('is changed before anything else', async () => {
    expect((await owner('POST', 'users', { ...BARU, user_id: 'ANDI', password: 'titip-pintu-1' })).status).toBe(201);
    const andi = await login('ANDI', 'titip-pintu-1');
    expect(andi).toMatchObject({ status: 200, body: { wajib_ganti_password: true } });
    expect(await andi.call('GET', 'hari')).toMatchObject({
      status: 403,
      body: { code: 'ganti_password_wajib', message: 'Ganti password Anda dahulu.' },
    });
    expect((await andi.call('GET', 'users/me')).status).toBe(200);
    expect(
      (await andi.call('PUT', 'users/change-password', { password: 'titip-pintu-1', new_password: 'milik-saya-1' }))
        .status,
    ).toBe(204);
    expect((await andi.call('GET', 'hari')).status).toBe(200);
    expect((await andi.call('GET', 'users/me')).body).toMatchObject({ wajib_ganti_password: false });
  });

  it('after a reset too, but not when an owner sets his own', async () => {
    await owner('PUT', 'users/KASIR1', { password: 'reset-12345' });
    expect((await login('KASIR1', 'reset-12345')).body).toMatchObject({ wajib_ganti_password: true });
    expect((await owner('PUT', 'users/OWNER', { password: 'rumah-12345' })).status).toBe(200);
    expect((await login('OWNER', 'rumah-12345')).body).toMatchObject({ wajib_ganti_password: false });
  });

  it('or one that is too old, where the shop says so', async () => {
    await server.user('KL01', 'LAMA', 'KASIR');
    await server.db.query(`update users set password_pada = $1 where user_id = 'LAMA'`, [
      new Date(server.services.now().getTime() - 91 * DAY),
    ]);
    const lama = await login('LAMA', PASSWORD);
    expect(lama.body).toMatchObject({ wajib_ganti_password: false });
    await set('PASSWORD_MASA_HARI', '90');
    expect(await lama.call('GET', 'hari')).toMatchObject({ status: 403, body: { code: 'ganti_password_wajib' } });
    expect(
      (await lama.call('PUT', 'users/change-password', { password: PASSWORD, new_password: 'segar-12345' })).status,
    ).toBe(204);
    expect((await lama.call('GET', 'hari')).status).toBe(200);
    await set('PASSWORD_MASA_HARI', '0');
  });
});

describe('ending sessions', () => {
  const idOf = async (user_id: string) =>
    (await server.db.one<{ id: string }>(`select id from sesi where user_id = $1 and berakhir is null`, [user_id])).id;

  it("goes by rank: owner and super user end any, a supervisor a cashier's", async () => {
    for (const [id, level] of [
      ['SPVA', 'SPV'],
      ['SPVB', 'SPV'],
      ['SUA', 'SU'],
      ['DEVA', 'DEV'],
      ['MUA', 'MU'],
    ] as const) {
      await server.user('KL01', id, level);
    }
    const [spv, su] = [await server.as('KL01', 'SPVA'), await server.as('KL01', 'SUA')];
    for (const user of ['SPVB', 'DEVA', 'KASIR1', 'MUA']) await server.token('KL01', user);
    for (const user of ['SPVB', 'OWNER', 'SUA', 'MUA']) {
      expect(await spv('DELETE', `sesi/${await idOf(user)}`)).toMatchObject({
        status: 403,
        body: { code: 'level_tidak_berhak' },
      });
    }
    for (const call of [spv, owner]) expect((await call('DELETE', `sesi/${await idOf('DEVA')}`)).status).toBe(404);
    expect((await spv('DELETE', `sesi/${await idOf('KASIR1')}`)).status).toBe(204);
    expect((await owner('DELETE', `sesi/${await idOf('SPVB')}`)).status).toBe(204);
    const seen = async (call: Call) =>
      ((await call('GET', 'sesi')).body as { user_id: string }[]).map(({ user_id }) => user_id);
    expect(await seen(owner)).not.toContain('DEVA');
    expect(await seen(su)).toContain('DEVA');
    for (const user of ['DEVA', 'OWNER', 'MUA']) {
      expect((await su('DELETE', `sesi/${await idOf(user)}`)).status).toBe(204);
    }
  });
});
