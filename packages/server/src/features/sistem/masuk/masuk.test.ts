import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inject, PASSWORD, testApp, type Reply } from '../../../testing/app.ts';

const server = testApp();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeAll(async () => {
  await server.shop('KL01', { alamat_toko: 'JL PASAR BARU 1' });
  await server.user('KL01', 'KASIR1', 'KASIR', ['/transaksi-penjualan']);
  await server.user('KL01', 'KASIR2', 'KASIR');
  await server.user('KL01', 'OWNER', 'OWN');
});
beforeEach(async () => {
  await server.db.query(`update sesi set berakhir = now() where berakhir is null`);
  server.later(MINUTE + 1000);
});

interface Login {
  readonly ambil_alih?: boolean;
  user_id?: string;
  password?: string;
  perangkat?: string;
}
const login = (
  { user_id = 'KASIR1', password = PASSWORD, ...rest }: Login = {},
  headers: Record<string, string> = {},
): Promise<Reply> => server.call('POST', 'users/login', { user_id, password, ...rest }, headers);
const tokenOf = (reply: Reply): string => (reply.body as { token: string }).token;
const me = (token: string): Promise<Reply> => server.call('GET', 'users/me', undefined, { 'x-auth-token': token });
const from = (ip: string, user_id: string, password: string): Promise<Reply> =>
  inject(server.app, { method: 'POST', url: '/api/v1/users/login', payload: { user_id, password }, remoteAddress: ip });

describe('a login', () => {
  it('answers what a browser keeps of its user', async () => {
    const reply = await login({ user_id: 'kasir1' });
    expect(reply).toMatchObject({
      status: 200,
      body: {
        token: expect.stringMatching(/^[\w-]{43}$/),
        user_id: 'KASIR1',
        usere_name: 'KASIR1',
        level: 'KASIR',
        kode_toko: 'KL01',
        bahasa: 'id',
        tgl_system: '2026-11-21',
        toko: {
          kode_toko: 'KL01',
          nama_toko: 'TOKO KL01',
          alamat_toko: 'JL PASAR BARU 1',
          inisial: 'KL01',
          zona_waktu: 'Asia/Jakarta',
          level: 'CABANG',
        },
        akses: expect.arrayContaining([
          expect.objectContaining({
            menu: 'penjualan',
            path: '/SubMenuPenjualan',
            is_show: true,
            children: expect.arrayContaining([
              { path: '/transaksi-penjualan', menu: 'penjualan', is_show: true },
              { path: '/lihat-penjualan', menu: 'penjualan', is_show: false },
            ]),
          }),
        ]),
        modules: expect.arrayContaining([
          { key: 'PEMBULATAN', value: '500' },
          { key: 'VALIDASI_PENJUALAN_MODULE', value: 'true' },
        ]),
      },
    });
    expect(reply.text).not.toMatch(/argon2|password_hash/);
    const { token, ...data } = reply.body as Record<string, unknown>;
    expect((await me(String(token))).body).toEqual(data);
  });

  it.each([
    ['a wrong password', { password: 'salah-123' }],
    ['an unknown user', { user_id: 'SIAPA' }],
    ['a password with blanks', { password: ` ${PASSWORD} ` }],
    ['another case', { password: PASSWORD.toUpperCase() }],
  ])('with %s is refused in the same words', async (_name, attempt) => {
    expect(await login(attempt)).toMatchObject({
      status: 401,
      body: { code: 'login_salah', message: 'User id atau Password yang anda masukan salah' },
    });
  });

  it.each([
    ['user', 'update users set status_aktif = $1 where user_id = $2', 'KASIR2'],
    ['shop', 'update toko set status_aktif = $1 where kode_toko = $2', 'KL01'],
  ])('of an inactive %s is refused, and its session is over', async (_what, sql, id) => {
    const token = tokenOf(await login({ user_id: 'KASIR2' }));
    await server.db.query(sql, [false, id]);
    expect((await me(token)).status).toBe(401);
    expect(await login({ user_id: 'KASIR2', perangkat: 'lain' })).toMatchObject({
      status: 401,
      body: { code: 'login_salah' },
    });
    await server.db.query(sql, [true, id]);
    expect((await me(token)).status).toBe(200);
  });

  it('takes about as long for a user who does not exist', async () => {
    const time = async (user_id: string): Promise<number> => {
      const started = performance.now();
      await login({ user_id, password: 'salah-123' });
      return performance.now() - started;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    // Side by side, so that a busy moment of the machine falls on both.
    for (let round = 0; round < 6; round += 1) {
      known.push(await time('KASIR1'));
      unknown.push(await time(`SIAPA${round}`));
    }
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 3);
  });

  it('needs user id and password', async () => {
    expect(await server.call('POST', 'users/login', {})).toMatchObject({
      status: 422,
      body: { fields: { user_id: 'User ID Tidak Boleh Kosong', password: 'Password Tidak Boleh Kosong' } },
    });
  });

  it('stores neither token nor password', async () => {
    const token = tokenOf(await login());
    const all = JSON.stringify([
      await server.db.query('select * from sesi'),
      await server.db.query('select * from audit'),
      await server.db.query('select * from users'),
    ]);
    expect(all).not.toContain(token);
    expect(all).not.toContain(PASSWORD);
  });
});

describe('one device per user', () => {
  const used = { status: 409, body: { code: 'user_sedang_dipakai', message: 'User ID ini sedang dipakai' } };

  it('refuses another device while the session is alive', async () => {
    const token = tokenOf(await login());
    expect(await login()).toMatchObject(used);
    expect(await login({ perangkat: 'perangkat-lain' })).toMatchObject(used);
    expect((await me(token)).status).toBe(200);
    expect((await login({ user_id: 'KASIR2' })).status).toBe(200);
  });

  it('says where and since when, and lets him take over by his password: the other screen is told', async () => {
    const agent = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140';
    const first = tokenOf(await login({ perangkat: 'kasir-depan' }, { 'user-agent': agent }));
    const begun = await server.db.one<{ dibuat: Date }>('select dibuat from sesi where berakhir is null');
    const refused = await login({ perangkat: 'hp-ku' });
    expect(refused).toMatchObject({
      ...used,
      body: { params: { user_id: 'KASIR1', agen: agent, sejak: begun.dibuat.toISOString() } },
    });
    const wrong = await login({ perangkat: 'hp-ku', ambil_alih: true, password: 'salah-123' });
    expect([wrong.status, (await me(first)).status]).toEqual([401, 200]);
    const second = tokenOf(await login({ perangkat: 'hp-ku', ambil_alih: true }));
    expect([(await me(first)).status, (await me(second)).status]).toEqual([401, 200]);
    expect(await server.db.query(`select alasan_berakhir from sesi where perangkat = 'kasir-depan'`)).toEqual([
      { alasan_berakhir: 'DIAMBIL_ALIH' },
    ]);
    const [trace] = await server.db.query(`select sesudah from audit where aksi = 'LOGIN' order by id desc limit 1`);
    expect(trace).toMatchObject({ sesudah: { ambil_alih: true } });
  });

  it('lets the same device in again, known by its own id or by the cookie', async () => {
    const first = tokenOf(await login({ perangkat: 'tablet-1' }));
    const second = tokenOf(await login({ perangkat: 'tablet-1' }));
    expect([(await me(first)).status, (await me(second)).status]).toEqual([401, 200]);
    await server.call('POST', 'users/logout', { user_id: 'KASIR1' }, { 'x-auth-token': second });
    const cookie = String((await login()).headers['set-cookie']);
    expect(cookie).toMatch(/^perangkat=[\w-]{36}; Path=\/api\/v1\/users\/login; .*HttpOnly; SameSite=Strict$/);
    expect((await login({}, { cookie: `x=1; ${cookie.split(';')[0]}` })).status).toBe(200);
    expect(await login({}, { cookie: 'perangkat=tidak-dikenal' })).toMatchObject(used);
  });

  it('frees a user whose session gives no sign of life for 15 minutes', async () => {
    const dead = tokenOf(await login({ perangkat: 'hp-1' }));
    server.later(14 * MINUTE);
    expect(await login({ perangkat: 'hp-2' })).toMatchObject(used);
    server.later(2 * MINUTE);
    const fresh = tokenOf(await login({ perangkat: 'hp-2' }));
    expect([(await me(dead)).status, (await me(fresh)).status]).toEqual([401, 200]);
  });

  it('counts every request as a sign of life', async () => {
    const token = tokenOf(await login());
    for (let round = 0; round < 3; round += 1) {
      server.later(10 * MINUTE);
      expect((await me(token)).status).toBe(200);
      await expect
        .poll(
          async () =>
            (
              await server.db.one<{ umur: number }>(
                `select extract(epoch from $1::timestamptz - terakhir)::int as umur from sesi where berakhir is null`,
                [server.services.now()],
              )
            ).umur,
        )
        .toBeLessThan(30);
    }
    expect(await login({ perangkat: 'lain-lagi' })).toMatchObject(used);
  });

  it('ends a token that nobody used for 12 hours', async () => {
    const token = tokenOf(await login());
    server.later(11 * HOUR);
    expect((await me(token)).status).toBe(200);
    server.later(12 * HOUR + MINUTE);
    expect((await me(token)).status).toBe(401);
  });

  it('lets one of two logins at the same moment in', async () => {
    const replies = await Promise.all([
      login({ perangkat: 'kiri' }),
      login({ perangkat: 'kanan' }),
      login({ perangkat: 'tengah' }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });
});

describe('the login limit', () => {
  it('stops guessing at one user after 10 wrong passwords a minute, and only there', async () => {
    for (let n = 0; n < 10; n += 1) expect((await from('10.0.0.1', 'KASIR2', `salah-${n}`)).status).toBe(401);
    expect(await from('10.0.0.1', 'KASIR2', PASSWORD)).toMatchObject({
      status: 429,
      body: { code: 'terlalu_sering', params: { detik: expect.any(Number) } },
    });
    expect((await from('10.0.0.1', 'KASIR1', PASSWORD)).status).toBe(200);
    expect((await from('10.0.0.2', 'KASIR2', PASSWORD)).status).toBe(200);
    server.later(61_000);
    expect((await from('10.0.0.1', 'KASIR2', 'salah-lagi')).status).toBe(401);
  });

  it('stops one address that tries many users, whatever it claims about where it comes from', async () => {
    const tries = (prefix: string) =>
      Promise.all(
        Array.from({ length: 60 }, (_, n) =>
          inject(server.app, {
            method: 'POST',
            url: '/api/v1/users/login',
            payload: { user_id: `${prefix}${n}`, password: 'salah-123' },
            remoteAddress: '10.0.0.3',
            headers: { 'x-forwarded-for': `192.0.2.${n}` },
          }),
        ),
      );
    const first = await tries('A');
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([401]));
    const second = await tries('B');
    expect(new Set(second.map(({ status }) => status))).toEqual(new Set([429]));
  });

  it('does not count honest logins', async () => {
    for (let n = 0; n < 15; n += 1) {
      expect(
        (await server.call('POST', 'users/login', { user_id: 'OWNER', password: PASSWORD, perangkat: 'kantor' }))
          .status,
      ).toBe(200);
    }
  });
});

describe('a logout', () => {
  it('ends the session and frees the user', async () => {
    const token = tokenOf(await login());
    expect(await server.call('POST', 'users/logout', { user_id: 'KASIR1' }, { 'x-auth-token': token })).toMatchObject({
      status: 204,
    });
    expect((await me(token)).status).toBe(401);
    expect((await login({ perangkat: 'lain' })).status).toBe(200);
  });

  it('ends nobody else, whatever user id it names', async () => {
    const [mine, other] = [tokenOf(await login()), tokenOf(await login({ user_id: 'KASIR2' }))];
    await server.call('POST', 'users/logout', { user_id: 'KASIR2' }, { 'x-auth-token': mine });
    expect([(await me(mine)).status, (await me(other)).status]).toEqual([401, 200]);
  });
});

describe('a changed password', () => {
  const change = (token: string, password: string, new_password: string) =>
    server.call('PUT', 'users/change-password', { password, new_password }, { 'x-auth-token': token });

  it('needs the old one, and 8 characters', async () => {
    const token = tokenOf(await login());
    expect(await change(token, 'salah-123', 'baru-12345')).toMatchObject({
      status: 422,
      body: { code: 'password_lama_salah', fields: { password: 'Password lama salah' } },
    });
    expect(await change(token, PASSWORD, 'pendek')).toMatchObject({
      status: 422,
      body: { fields: { new_password: 'Paling sedikit 8 karakter' } },
    });
    expect((await login({ perangkat: 'x' })).status).toBe(409);
  });

  it('counts from then on, and leaves this session alone', async () => {
    const token = tokenOf(await login({ user_id: 'KASIR2' }));
    expect((await change(token, PASSWORD, 'baru-12345')).status).toBe(204);
    expect((await me(token)).status).toBe(200);
    await server.call('POST', 'users/logout', { user_id: 'KASIR2' }, { 'x-auth-token': token });
    expect((await login({ user_id: 'KASIR2' })).status).toBe(401);
    const again = tokenOf(await login({ user_id: 'KASIR2', password: 'baru-12345' }));
    expect((await change(again, 'baru-12345', 'lagi-67890')).status).toBe(204);
    await server.db.query(
      `update users set password_hash = (select password_hash from users where user_id = 'OWNER') where user_id = 'KASIR2'`,
    );
    expect((await login({ user_id: 'OWNER' })).status).toBe(200);
  });
});

describe('the language of a user', () => {
  it('is what he chose', async () => {
    const token = tokenOf(await login());
    const put = (bahasa: unknown) => server.call('PUT', 'users/me/bahasa', { bahasa }, { 'x-auth-token': token });
    expect((await put('en')).status).toBe(204);
    expect((await me(token)).body).toMatchObject({ bahasa: 'en' });
    expect(await put('xx')).toMatchObject({ status: 422, body: { fields: { bahasa: 'Not one of the choices' } } });
    await put('id');
  });
});

describe('GET sesi and DELETE sesi/{id}', () => {
  interface Sesi {
    id: string;
    user_id: string;
    aktif: boolean;
  }

  it('show a supervisor or owner who is logged in, and end a session', async () => {
    const token = tokenOf(await login());
    const owner = await server.as('KL01', 'OWNER');
    const list = (await owner('GET', 'sesi')).body as Sesi[];
    expect(list.map(({ user_id, aktif }) => [user_id, aktif]).toSorted()).toEqual([
      ['KASIR1', true],
      ['OWNER', true],
    ]);
    expect(JSON.stringify(list)).not.toMatch(/token/);
    const id = list.find(({ user_id }) => user_id === 'KASIR1')?.id;
    expect((await owner('DELETE', `sesi/${id}`)).status).toBe(204);
    expect((await me(token)).status).toBe(401);
    expect(await owner('DELETE', `sesi/${id}`)).toMatchObject({ status: 404 });
    expect(await owner('DELETE', 'sesi/bukan-uuid')).toMatchObject({ status: 422 });
    const [trail] = await server.db.query(`select user_id, aksi, kode from audit where aksi = 'AKHIRI SESI'`);
    expect(trail).toEqual({ user_id: 'OWNER', aksi: 'AKHIRI SESI', kode: 'KASIR1' });
  });

  it('are not for a cashier, and not for another shop', async () => {
    await server.shop('KL09');
    await server.user('KL09', 'OWNER9', 'OWN');
    await login();
    const [kasir, foreign] = [await server.as('KL01', 'KASIR2'), await server.as('KL09', 'OWNER9')];
    expect(await kasir('GET', 'sesi')).toMatchObject({ status: 403, body: { code: 'level_tidak_berhak' } });
    expect(((await foreign('GET', 'sesi')).body as Sesi[]).map(({ user_id }) => user_id)).toEqual(['OWNER9']);
    const { id } = await server.db.one<Sesi>(`select id from sesi where user_id = 'KASIR1' and berakhir is null`);
    expect((await foreign('DELETE', `sesi/${id}`)).status).toBe(404);
  });
});
