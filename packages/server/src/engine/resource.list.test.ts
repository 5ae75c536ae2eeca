import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { People, type As } from '../testing/people.ts';
import { storePicture } from '../testing/pictures.ts';

const app = testApp();
const people = new People(app);
const OWNER: As = { level: 'OWN' };
const MANY = 1003;

beforeAll(async () => {
  await app.shop('KL01');
  await app.db.query(
    `insert into kategori (kode_toko, kode_kategori, nama_kategori)
      select 'KL01', 'K' || to_char(n, 'FM0000'), case when n % 2 = 0 then 'ganjil' else 'Éntah' end
      from generate_series(1, $1) n`,
    [MANY],
  );
  for (const nama of ['apel', 'Bunga', 'Ápa', 'zebra', 'Cincin']) {
    await app.db.query(`insert into jenis (kode_toko, kode_dept, nama_dept) values ('KL01', upper($1), $1)`, [nama]);
  }
});

describe('a list that is longer than an answer may be', () => {
  it('says where it was cut', async () => {
    const first = await people.call('GET', 'kategori/get/all', OWNER);
    expect(first.rows).toHaveLength(1000);
    const rest = await people.call(
      'GET',
      `kategori/get/all?limit=1000&after=${String(first.headers['x-next'])}`,
      OWNER,
    );
    expect([rest.rows.map((row) => row['kode_kategori']), rest.body['next']]).toEqual([
      ['K1001', 'K1002', 'K1003'],
      null,
    ]);
    expect((await people.call('GET', 'kategori/get/all?q=K0001', OWNER)).headers['x-next']).toBeUndefined();
  });

  it('is answered whole to whoever asks for it', async () => {
    expect((await people.call('GET', 'kategori/get/all?limit=10000', OWNER)).rows).toHaveLength(MANY);
  });

  it('is exported whole, by suffix and by what the caller accepts', async () => {
    const { token } = await people.person(OWNER);
    for (const [path, headers] of [
      ['kategori.csv', {}],
      ['kategori', { accept: 'text/csv' }],
    ] as const) {
      const { text } = await app.call('GET', path, undefined, { 'x-auth-token': token, ...headers });
      expect(text.split('\r\n').filter(Boolean), path).toHaveLength(MANY + 1);
    }
  });

  it('says in its file which records are out of use, where it holds any', async () => {
    const { body } = await people.call('POST', 'kategori', OWNER, { kode_kategori: 'USANG', nama_kategori: 'usang' });
    expect(body).toMatchObject({ kode_kategori: 'USANG' });
    await app.db.query(`update kategori set status_aktif = false where kode_kategori = 'USANG'`);
    const file = async (status: string) =>
      (await people.call('GET', `kategori.csv?q=us&status_aktif=${status}`, OWNER)).text.replace('\uFEFF', '');
    const [head, ...lines] = (await file('semua')).trimEnd().split('\r\n');
    expect([head?.split(',').at(-1), lines.map((line) => line.split(','))]).toEqual([
      'Aktif',
      [expect.arrayContaining(['USANG', 'Tidak'])],
    ]);
    expect((await file('true')).split('\r\n')[0]).not.toContain('Aktif');
    await app.db.query(`delete from kategori where kode_kategori = 'USANG'`);
  });

  it('is walked page by page while others add to it, without losing or repeating what was there', async () => {
    const met: unknown[] = [];
    for (let after: unknown = '', page = 0; after !== null; page += 1) {
      const { rows, body } = await people.call(
        'GET',
        `kategori/get/all?sort=nama_kategori&limit=250&after=${String(after)}`,
        OWNER,
      );
      met.push(...rows.map((row) => row['kode_kategori']));
      after = body['next'];
      if (page === 1) {
        await app.db.query(
          `insert into kategori (kode_toko, kode_kategori, nama_kategori) values ('KL01', 'BARU', 'Aaa')`,
        );
      }
    }
    expect(met.filter((code) => code !== 'BARU').toSorted()).toEqual(
      Array.from({ length: MANY }, (_, n) => `K${String(n + 1).padStart(4, '0')}`),
    );
  });
});

describe('the order', () => {
  it('of names is the Indonesian one, whatever their capitals and marks', async () => {
    const { rows } = await people.call('GET', 'jenis/get/all?sort=nama_dept', OWNER);
    expect(rows.map((row) => row['nama_dept'])).toEqual(['Ápa', 'apel', 'Bunga', 'Cincin', 'zebra']);
  });
  it('cannot be one that the list does not have', async () => {
    expect(await people.call('GET', 'jenis/get/all?sort=kode_toko', OWNER)).toMatchObject({ status: 422 });
    expect(await people.call('GET', 'jenis/get/all?sort=nama_dept;drop table jenis', OWNER)).toMatchObject({
      status: 422,
    });
  });
  it('cannot be changed half way', async () => {
    const { body } = await people.call('GET', 'jenis/get/all?sort=nama_dept&limit=2', OWNER);
    expect(await people.call('GET', `jenis/get/all?limit=2&after=${String(body['next'])}`, OWNER)).toMatchObject({
      status: 422,
    });
  });
});

describe('writes at the same moment', () => {
  const group = (more: object) => ({
    kode_group: '700',
    nama_group: 'EMAS',
    kode_kategori: 'K0001',
    jenis_group: 'TUA',
    kadar: 70,
    ...more,
  });
  it('make a record once', async () => {
    const bodies = Array.from({ length: 8 }, (_, n) => ({ kode_jenis_group: 'TUA', nama_jenis_group: `TUA ${n}` }));
    const replies = await Promise.all(bodies.map((body) => people.call('POST', 'para-jenis-group', OWNER, body)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 409),
    ]);
  });
  it('of different fields are both kept', async () => {
    await people.call('POST', 'group', OWNER, group({}));
    await Promise.all([
      people.call('PUT', 'group/700', OWNER, { nama_group: 'EMAS TUA' }),
      people.call('PUT', 'group/700', OWNER, { kadar: 69.5 }),
    ]);
    expect((await people.call('GET', 'group/700', OWNER)).body).toMatchObject({ nama_group: 'EMAS TUA', kadar: 69.5 });
  });
  it('never leave a record that refers to a deleted one', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const kode = `T${turn}`;
      await people.call('POST', 'para-jenis-group', OWNER, { kode_jenis_group: kode, nama_jenis_group: kode });
      const [made, gone] = await Promise.all([
        people.call('POST', 'group', OWNER, group({ kode_group: `G${turn}`, jenis_group: kode })),
        people.call('DELETE', `para-jenis-group/${kode}`, OWNER),
      ]);
      const told = [made.status, gone.body['status']];
      expect(
        [
          [201, 'DINONAKTIFKAN'],
          [422, 'DIHAPUS'],
        ],
        JSON.stringify(told),
      ).toContainEqual(told);
    }
  });
});

describe('a list of records that hold lists', () => {
  it('is filtered by one of their words or codes', async () => {
    const make = async (path: string, folder: string, body: object) =>
      expect(
        await people.call('POST', path, OWNER, {
          gambar_path: folder === 'ITEM' ? [await storePicture(app, { folder })] : await storePicture(app, { folder }),
          ...body,
        }),
      ).toMatchObject({ status: 201 });
    await make('app/kategori-katalog', 'KATEGORI_ICON', {
      kode_kategori: 'CN',
      nama_kategori: 'CINCIN',
      warna: '#B8860B',
    });
    for (const kode_banner of ['B1', 'B2']) {
      await make('app/banner-katalog', 'BANNER_ICON', {
        kode_banner,
        title: 'A',
        info: 'A',
        sub_info: 'A',
        url_pendukung: 'https://kilau.example',
        nama_tombol: 'A',
      });
    }
    const item = {
      kode_kategori: 'CN',
      nama_barang: 'CINCIN',
      berat: 2.13,
      harga_jual: 5000,
      direct_url: 'https://kilau.example',
    };
    await make('app/item-katalog', 'ITEM', {
      ...item,
      kode_barang: 'M1',
      hashtag_kadar: ['8K', '16K'],
      kode_banner: ['B1', 'B2'],
    });
    await make('app/item-katalog', 'ITEM', {
      ...item,
      nama_barang: 'CINCIN DUA',
      kode_barang: 'M2',
      hashtag_kadar: ['8K'],
      kode_banner: ['B2'],
    });
    const found = async (query: string) =>
      (await people.call('GET', `app/item-katalog?${query}`, OWNER)).rows.map((row) => row['kode_barang']);
    expect(await found('hashtag_kadar=16k')).toEqual(['M1']);
    expect(await found('hashtag_kadar=%238K')).toEqual(['M1', 'M2']);
    expect(await found('hashtag_kadar=K')).toEqual([]);
    expect(await found('kode_banner=B1')).toEqual(['M1']);
    expect(await found('kode_banner=B2&hashtag_kadar=16K')).toEqual(['M1']);
  });
});
