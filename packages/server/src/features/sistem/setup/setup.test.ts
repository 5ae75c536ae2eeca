import { keptElsewhere, MODULE_KEYS } from '@kilau/contract/modules.ts';
import { describe, expect, it } from 'vitest';
import { inject, testApp, type TestApp } from '../../../testing/app.ts';
import { SALES } from '../../../testing/till.ts';
import { setupCode } from './setup-code.ts';
import { START_TABLES } from './masters.data.ts';

const SETUP = {
  toko: {
    kode_toko: 'kl01',
    nama_toko: 'Kilau Pasar Baru',
    alamat_toko: '',
    inisial: 'kl',
    zona_waktu: 'Asia/Jayapura',
  },
  pemilik: { user_id: 'owner', usere_name: 'Ibu Liana', password: 'laut-tiga-123' },
  contoh_master: true,
  harga: { harga_700: 1_437_000, harga_999: 2_000_000 },
};
/** An empty database for each describe. */
function firstRun() {
  const server: TestApp = testApp();
  return {
    server,
    setUp: (changes: object = {}) => server.call('POST', 'setup', { ...SETUP, ...changes }),
    count: async (table: string): Promise<number> =>
      (await server.db.one<{ n: number }>(`select count(*) as n from ${table}`)).n,
  };
}

describe('the first run', () => {
  const { server, setUp, count } = firstRun();

  it('opens a shop with its owner, who can log in and work', async () => {
    expect((await server.call('GET', 'setup')).body).toMatchObject({ needed: true, demo: false, version: '0.0.0' });
    expect(await setUp()).toMatchObject({ status: 201, body: { kode_toko: 'KL01', user_id: 'OWNER' } });
    expect((await server.call('GET', 'setup')).body).toMatchObject({
      needed: false,
      toko: { nama_toko: 'KILAU PASAR BARU' },
    });
    const login = await server.call('POST', 'users/login', { user_id: 'OWNER', password: 'laut-tiga-123' });
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jayapura' }).format(server.services.now());
    expect(login).toMatchObject({
      status: 200,
      body: {
        level: 'OWN',
        usere_name: 'IBU LIANA',
        tgl_system: today,
        toko: { nama_toko: 'KILAU PASAR BARU', inisial: 'KL', level: 'CABANG' },
      },
    });
    const headers = { 'x-auth-token': (login.body as { token: string }).token };
    const groups = (await server.call('GET', 'group/get/all', undefined, headers)).body as {
      kode_group: string;
      harga: number;
      kadar: number;
    }[];
    expect(groups.map(({ kode_group, kadar, harga }) => [kode_group, kadar, harga])).toEqual([
      // What was told, and nothing that was not.
      ['375', 37.5, 0],
      ['420', 42, 0],
      ['700', 70, 1437000],
      ['750', 75, 0],
      ['999', 99.9, 2000000],
      ['ACC', 0, 0],
    ]);
    const trays = (await server.call('GET', 'baki', undefined, headers)).body as {
      kode_baki: string;
      berat_baki: number;
      berat_bandrol: number;
    }[];
    expect(trays.map(({ kode_baki }) => kode_baki)).toEqual([
      ...Array.from({ length: 20 }, (_, index) => `A${String(index + 1).padStart(2, '0')}`),
      'B01',
      'C01',
      'CC1',
      'L01',
      'S01',
      'T01',
    ]);
    expect(
      trays.every(({ berat_baki, berat_bandrol }) => berat_baki >= 120 && berat_baki <= 180 && berat_bandrol === 0.25),
    ).toBe(true);
    expect(await count('para_system')).toBe(MODULE_KEYS.filter((key) => keptElsewhere(key) === undefined).length);
    expect(await count('buku')).toBe(1);
  });

  it('lists what comes first, ticked by what the shop has', async () => {
    const owner = await server.as('KL01', 'OWNER');
    const done = async () => {
      const { data } = (await owner('GET', 'langkah-awal')).body as { data: { kunci: string; selesai: boolean }[] };
      return data.map(({ kunci, selesai }) => (selesai ? kunci.toUpperCase() : kunci));
    };
    // Prices were told to the wizard.
    expect(await done()).toEqual(['HARGA', 'sales', 'users', 'barang', 'cetak', 'penjualan']);
    await server.user('KL01', 'KASIR1', 'KASIR');
    expect((await owner('POST', 'sales', SALES)).status).toBe(201);
    expect(await done()).toEqual(['HARGA', 'SALES', 'USERS', 'barang', 'cetak', 'penjualan']);
    await server.db.query(`update kelompok set harga = 0`);
    expect((await done())[0]).toBe('harga');
    const cashier = await server.as('KL01', 'KASIR1');
    expect((await cashier('GET', 'langkah-awal')).status).toBe(403);
  });
});

describe('the first run without masters', () => {
  const { server, setUp, count } = firstRun();

  it('leaves them empty, but for the warehouses that the program uses', async () => {
    expect((await setUp({ contoh_master: false })).status).toBe(201);
    for (const { table } of START_TABLES) expect([table, await count(table)]).toEqual([table, 0]);
    const gudang = await server.db.query<{ kode_gudang: string; dijual: boolean }>(
      `select kode_gudang, dijual from gudang order by kode_gudang`,
    );
    expect(gudang.map(({ kode_gudang }) => kode_gudang)).toEqual([
      'BELI',
      'CICIL',
      'CONTOH',
      'CUCI',
      'HANCUR',
      'KIRIM',
      'LEBUR',
      'SORTIR',
      'TITIP',
      'TOKO',
    ]);
    expect(gudang.filter(({ dijual }) => dijual).map(({ kode_gudang }) => kode_gudang)).toEqual(['TOKO']);
  });
});

describe('several first runs', () => {
  const { setUp, count } = firstRun();

  it('are one, also when two come at the same moment', async () => {
    const replies = await Promise.all([setUp(), setUp({ toko: { ...SETUP.toko, kode_toko: 'KL02' } }), setUp()]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(replies.find(({ status }) => status === 409)).toMatchObject({ body: { code: 'sudah_disiapkan' } });
    expect([await count('toko'), await count('users')]).toEqual([1, 1]);
  });
});

describe('a first run that is wrong', () => {
  const { server, setUp, count } = firstRun();

  it('names what is missing or wrong, and leaves nothing behind', async () => {
    expect(await server.call('POST', 'setup', {})).toMatchObject({
      status: 422,
      body: { fields: { toko: expect.any(String), pemilik: expect.any(String) } },
    });
    expect(await setUp({ toko: { ...SETUP.toko, inisial: 'K-L' } })).toMatchObject({
      status: 422,
      body: { fields: { 'toko.inisial': expect.any(String) } },
    });
    expect(await setUp({ pemilik: { ...SETUP.pemilik, password: 'pendek' } })).toMatchObject({
      status: 422,
      body: { fields: { 'pemilik.password': 'Paling sedikit 8 karakter' } },
    });
    expect(await setUp({ toko: { ...SETUP.toko, zona_waktu: 'Europe/Rome' } })).toMatchObject({
      status: 422,
      body: { fields: { 'toko.zona_waktu': 'Bukan salah satu pilihan' } },
    });
    expect(await count('toko')).toBe(0);
  });
});

describe('a first run from elsewhere', () => {
  const { server, setUp, count } = firstRun();
  const from = (remoteAddress: string, kode?: string, headers: Record<string, string> = {}) =>
    inject(server.app, {
      method: 'POST',
      url: '/api/v1/setup',
      payload: { ...SETUP, ...(kode !== undefined && { kode }) },
      remoteAddress,
      headers,
    });
  const state = (remoteAddress: string, headers: Record<string, string> = {}) =>
    inject(server.app, { method: 'GET', url: '/api/v1/setup', remoteAddress, headers });
  const wrong = { status: 422, body: { fields: { kode: expect.any(String) } } };

  it('asks for the code of the log, also behind a proxy that nobody told of', async () => {
    expect((await state('127.0.0.1')).body).toMatchObject({ kode_diperlukan: false, demo_boleh: true });
    for (const [ip, headers] of [
      ['192.168.1.20', {}],
      ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
      ['::1', { forwarded: 'for=127.0.0.1' }],
    ] as const) {
      expect((await state(ip, headers)).body).toMatchObject({ needed: true, kode_diperlukan: true, demo_boleh: false });
      expect((await state(ip, headers)).text).not.toContain(await setupCode(server.db));
      expect(await from(ip, undefined, headers)).toMatchObject(wrong);
    }
    expect(
      await inject(server.app, { method: 'POST', url: '/api/v1/setup/demo', remoteAddress: '192.168.1.20' }),
    ).toMatchObject({ status: 403, body: { code: 'demo_hanya_lokal' } });
    expect(await count('toko')).toBe(0);
  });

  it('refuses guessers, even with the right one', async () => {
    const code = await setupCode(server.db);
    for (let n = 0; n < 5; n += 1) expect(await from('192.168.1.30', `SALAH-${n}`)).toMatchObject(wrong);
    expect(await from('192.168.1.30', code)).toMatchObject({ status: 429 });
    server.later(61_000);
    const spread = await Promise.all(Array.from({ length: 40 }, (_, n) => from(`192.168.2.${n}`, 'SALAH')));
    expect(spread.filter(({ status }) => status === 422)).toHaveLength(30);
    server.later(61_000);
  });

  it('takes the code, which is the same at every start, and worth nothing afterwards', async () => {
    const code = (await setupCode(server.db)) ?? '';
    expect(code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
    expect(await setupCode(server.db)).toBe(code);
    expect((await from('192.168.1.20', ` ${code.toLowerCase().replace('-', ' ')} `)).status).toBe(201);
    expect(await setupCode(server.db)).toBeUndefined();
    expect(await server.db.query(`select 1 from penanda where kunci = 'kode_setup'`)).toEqual([]);
    expect(await from('192.168.1.20', code)).toMatchObject({ status: 409, body: { code: 'sudah_disiapkan' } });
    expect((await state('192.168.1.20')).body).toMatchObject({ needed: false, kode_diperlukan: false });
    expect((await setUp()).status).toBe(409);
  });
});
