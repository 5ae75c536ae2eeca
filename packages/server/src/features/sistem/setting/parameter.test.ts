import { MODULE_KEYS } from '@kilau/contract/modules.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type Call } from '../../../testing/app.ts';

const server = testApp();
let owner: Call;
let kasir: Call;
let spv: Call;
beforeAll(async () => {
  await server.shop('KL01');
  await server.user('KL01', 'OWNER', 'OWN');
  await server.user('KL01', 'KASIR1', 'KASIR', ['/settingsystem']);
  await server.user('KL01', 'SPV1', 'SPV');
  await server.user('KL01', 'MU1', 'MU');
  [owner, kasir, spv] = [
    await server.as('KL01', 'OWNER'),
    await server.as('KL01', 'KASIR1'),
    await server.as('KL01', 'SPV1'),
  ];

  it('takes those who speak the language of the shop with it, and gives it to new ones', async () => {
    const speaks = async () =>
      Object.fromEntries(
        (
          await server.db.query<{ user_id: string; bahasa: string }>(
            `select user_id, bahasa from users where kode_toko = 'KL01' and user_id in ('SPV1', 'MU1', 'BARU1', 'BARU2')`,
          )
        ).map(({ user_id, bahasa }) => [user_id, bahasa]),
      );
    await spv('PUT', 'users/me/bahasa', { bahasa: 'jp' });
    await owner('PUT', 'para-system/MULTI_LANGUAGE_FEATURE', { value: 'en' });
    const baru = { usere_name: 'BARU', password: 'rahasia-123', level: 'KASIR' };
    await owner('POST', 'users', { ...baru, user_id: 'BARU1' });
    await owner('POST', 'users', { ...baru, user_id: 'BARU2', bahasa: 'my' });
    expect(await speaks()).toEqual({ SPV1: 'jp', MU1: 'en', BARU1: 'en', BARU2: 'my' });
    await owner('PUT', 'para-system/MULTI_LANGUAGE_FEATURE', { value: 'id' });
    await spv('PUT', 'users/me/bahasa', { bahasa: 'id' });
    expect(await speaks()).toEqual({ SPV1: 'id', MU1: 'id', BARU1: 'id', BARU2: 'my' });
  });
});

const stored = (key: string) =>
  server.db.maybe<{ value: string }>(
    `select value, diubah_oleh from para_system where kode_toko = 'KL01' and key = $1`,
    [key],
  );

describe('para-system', () => {
  it('is read by everyone, whole or one by one', async () => {
    const list = (await kasir('GET', 'para-system')).body as { key: string }[];
    expect(list.map(({ key }) => key)).toEqual(MODULE_KEYS);
    expect((await kasir('GET', 'para-system/key/PEMBULATAN')).body).toEqual({ key: 'PEMBULATAN', value: '500' });
    expect(await kasir('GET', 'para-system/key/TIDAK_ADA')).toMatchObject({
      status: 404,
      body: { code: 'data_tidak_ditemukan' },
    });
    expect((await kasir('GET', 'para-system/key/constructor')).status).toBe(404);
  });

  it('keeps the initial value of what a shop never set', async () => {
    await server.db.query(`delete from para_system where key in ('MODE_HARGA', 'VALIDASI_PENJUALAN_MODULE')`);
    expect((await kasir('GET', 'para-system/key/MODE_HARGA')).body).toMatchObject({ value: 'GRAM' });
    expect((await kasir('GET', 'para-system/key/VALIDASI_PENJUALAN_MODULE')).body).toMatchObject({ value: 'true' });
  });

  it('is changed one by one, with a trace, and counts at once', async () => {
    expect(await owner('PUT', 'para-system/PEMBULATAN', { value: 1000 })).toMatchObject({
      status: 200,
      body: { key: 'PEMBULATAN', value: '1000' },
    });
    expect(await stored('PEMBULATAN')).toEqual({ value: '1000', diubah_oleh: 'OWNER' });
    expect((await kasir('GET', 'para-system/key/PEMBULATAN')).body).toMatchObject({ value: '1000' });
    const [trail] = await server.db.query(
      `select user_id, aksi, kode, sebelum, sesudah from audit where objek = 'para-system'`,
    );
    expect(trail).toEqual({
      user_id: 'OWNER',
      aksi: 'UBAH',
      kode: 'PEMBULATAN',
      sebelum: { value: '500' },
      sesudah: { value: '1000' },
    });
  });

  it('is changed many at once or not at all', async () => {
    const settings = [
      { key: 'MEMBER_MODULE', value: true },
      { key: 'BATAS_HARGA_PERSEN', value: '12.5' },
      { key: 'CATATAN_NOTA', value: '  Terima kasih\n' },
      { key: 'MEMBER_MODULE', value: 'true' },
    ];
    expect((await owner('PUT', 'para-system', { settings })).status).toBe(200);
    expect([
      await stored('MEMBER_MODULE'),
      await stored('BATAS_HARGA_PERSEN'),
      await stored('CATATAN_NOTA'),
    ]).toMatchObject([{ value: 'true' }, { value: '12.5' }, { value: 'Terima kasih' }]);
    expect(
      await owner('PUT', 'para-system', {
        settings: [
          { key: 'BERLIAN_MODULE', value: true },
          { key: 'MODE_HARGA', value: 'LAIN' },
        ],
      }),
    ).toMatchObject({ status: 422, body: { fields: { 'settings.1.value': 'Bukan salah satu pilihan' } } });
    expect(await stored('BERLIAN_MODULE')).toMatchObject({ value: 'false' });
  });

  it.each([
    ['PEMBULATAN', 0],
    ['PEMBULATAN', 'lima ratus'],
    ['PEMBULATAN', null],
    ['MEMBER_MODULE', 'ya'],
    ['MEMBER_MODULE', 1],
    ['MEMBER_MODULE', null],
    ['BATAS_HARGA_PERSEN', 101],
    ['FEE_DITANGGUNG', ''],
    ['CATATAN_NOTA', 'x'.repeat(501)],
  ])('refuses %s = %j', async (key, value) => {
    expect(await owner('PUT', `para-system/${key}`, { value })).toMatchObject({
      status: 422,
      body: { code: 'data_tidak_valid', fields: { value: expect.any(String) } },
    });
  });

  it('is changed by OWN, SU, DEV and MU only, those with the page in their menu', async () => {
    const change = { value: 750 };
    expect(await kasir('PUT', 'para-system/PEMBULATAN', change)).toMatchObject({
      status: 403,
      body: { code: 'level_tidak_berhak' },
    });
    expect(await spv('PUT', 'para-system', { settings: [{ key: 'PEMBULATAN', value: 750 }] })).toMatchObject({
      status: 403,
      body: { code: 'level_tidak_berhak' },
    });
    expect(await (await server.as('KL01', 'MU1'))('PUT', 'para-system/PEMBULATAN', change)).toMatchObject({
      status: 403,
      body: { code: 'menu_tidak_berhak' },
    });
  });
});

describe('GET hari', () => {
  it('tells the business date', async () => {
    await server.db.query(`update hari_toko set tgl_system = '2026-11-22'`);
    expect((await kasir('GET', 'hari')).body).toEqual({ tgl_system: '2026-11-22' });
  });
});

describe('GET audit', () => {
  it('pages through who did what, newest first, and filters it', async () => {
    for (let n = 1; n <= 5; n += 1) await owner('PUT', 'para-system/TOLERANSI_HARGA_JUAL', { value: n * 1000 });
    interface Page {
      data: { id: string; kode: string; sesudah: { value: string } }[];
      next: string | null;
    }
    const page = async (query: string) => (await owner('GET', `audit?kode=TOLERANSI_HARGA_JUAL${query}`)).body as Page;
    const first = await page('&limit=3');
    const second = await page(`&limit=3&after=${first.next}`);
    expect([...first.data, ...second.data].map(({ sesudah }) => sesudah.value)).toEqual([
      '5000',
      '4000',
      '3000',
      '2000',
      '1000',
    ]);
    expect(second.next).toBeNull();
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(new Date());
    expect((await page(`&tgl_from=${today}&tgl_to=${today}&user_id=owner`)).data).toHaveLength(5);
    expect((await page('&tgl_to=2020-01-01')).data).toEqual([]);
    expect((await page('&user_id=KASIR1')).data).toEqual([]);
    expect(await kasir('GET', 'audit')).toMatchObject({ status: 403, body: { code: 'level_tidak_berhak' } });
  });
});
