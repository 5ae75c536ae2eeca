import { resources } from '@kilau/contract/features/katalog/index.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { People, type As } from '../../testing/people.ts';
import { openShop } from '../../testing/shop.ts';
import { equipKatalog } from './api.ts';

const app = testApp();
const people = new People(app);
const SPV: As = { level: 'SPV', akses: resources.map(({ page }) => page) };
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, as = SPV) =>
  people.call(method, path, as, body);
const fieldsOf = async (path: string, body: unknown) => (await call('POST', path, body)).body['fields'];

beforeAll(async () => {
  await openShop(app.db);
  await app.db.tx((tx) => equipKatalog(tx, 'KL01', 'UJI'));
});

/** A picture as the specification sends it: in the record itself. */
const GAMBAR = `data:image/png;base64,${(
  await sharp({ create: { width: 40, height: 30, channels: 3, background: '#b8860b' } })
    .png()
    .toBuffer()
).toString('base64')}`;
const NAMA_BERKAS = expect.stringMatching(/^[0-9a-f]+\.jpg$/) as string;
const KATEGORI = { kode_kategori: 'CN', nama_kategori: 'Cincin', warna: '#B8860B', gambar_path: GAMBAR };
const ISI = {
  title: 'Judul',
  info: 'Info',
  sub_info: 'Sub',
  url_pendukung: 'https://kilau.example/b',
  nama_tombol: 'Lihat',
  gambar_path: GAMBAR,
};
const ITEM = {
  kode_barang: 'M1',
  nama_barang: 'Cincin Polos',
  berat: 2.13,
  harga_jual: 3_500_000,
  kode_kategori: 'CN',
  direct_url: 'https://kilau.example/m1',
  gambar_path: [GAMBAR, GAMBAR],
  hashtag_kadar: ['#8k', '16K', ' #8K '],
  hashtag_jenis: ['#cincin'],
};

describe('what is missing or wrong is told in the words of the specification', () => {
  it('in a category', async () => {
    const gambar = 'Gambar wajib dimasukan, Mohon masukan gambar dan coba lagi';
    expect(await fieldsOf('app/kategori-katalog', {})).toMatchObject({
      gambar_path: gambar,
      warna: 'Warna wajib dipilih, Mohon pilih warna dan coba lagi',
    });
    expect(await fieldsOf('app/kategori-katalog', { ...KATEGORI, warna: 'emas' })).toEqual({
      warna: 'Bukan warna, contoh: #B8860B',
    });
  });

  it('in a banner and an info', async () => {
    expect(await fieldsOf('app/banner-katalog', { kode_banner: 'B' })).toMatchObject({
      gambar_path: 'Gambar wajib dimasukan, Mohon masukan gambar dan coba lagi',
      nama_tombol: 'Nama Tombol Tidak Boleh Kosong',
    });
    expect(await fieldsOf('app/info-katalog', { kode_info: 'I', ...ISI, gambar_path: '' })).toEqual({
      gambar_path: 'Gambar Wajib Dimasukan',
    });
    expect(Object.keys((await fieldsOf('app/info-katalog', {})) as object).toSorted()).toEqual([
      'gambar_path',
      'info',
      'kode_info',
      'nama_tombol',
      'sub_info',
      'title',
      'url_pendukung',
    ]);
  });

  it('in an item', async () => {
    const fields = await fieldsOf('app/item-katalog', {});
    expect(fields).toMatchObject({ kode_kategori: 'Kategori Harus Dipilih', gambar_path: 'Gambar Wajib Dimasukan' });
    expect(Object.keys(fields as object).toSorted()).toEqual([
      'berat',
      'direct_url',
      'gambar_path',
      'harga_jual',
      'kode_barang',
      'kode_kategori',
      'nama_barang',
    ]);
  });

  it('in a price label, a contact, a gift and a slide', async () => {
    expect(await fieldsOf('app/harga', { kode_harga_app: 'H', nama_harga_app: 'H', detail_group: [] })).toEqual({
      detail_group: 'Mohon Pilih List Group Minimal 1',
    });
    expect(await fieldsOf('app/member/admin-chat', { kode_admin: 'A' })).toEqual({
      nama_admin: 'Mohon Masukan Nama Admin',
      no_hp: 'Mohon Masukan Nomor Handphone',
    });
    expect(
      await fieldsOf('app/member/admin-chat', { kode_admin: 'A', nama_admin: 'Rina', no_hp: '0812345678' }),
    ).toEqual({ no_hp: 'Mohon Masukan Nomor Handphone Yang Valid' });
    expect(
      (await call('POST', 'app/member/admin-chat', { kode_admin: 'A', nama_admin: 'Rina', no_hp: '08123456789' }))
        .status,
    ).toBe(201);
    expect(Object.keys((await fieldsOf('app/member/list-gift', {})) as object).toSorted()).toEqual([
      'gambar_path',
      'info',
      'kode_hadiah',
      'nama_hadiah',
      'point',
      'sub_info',
    ]);
    expect((await call('PUT', 'app/splash-screen/MEMBER', { text: ' ' })).body['fields']).toEqual({
      text: 'Text Tidak Boleh Kosong',
    });
    expect((await call('PUT', 'app/splash-screen/MEMBER', { position: 'left' })).status).toBe(422);
  });
});

describe('records', () => {
  it('take the calls of the specification and come back with what it names', async () => {
    expect(await call('POST', 'app/kategori-katalog', KATEGORI)).toMatchObject({
      status: 201,
      body: { id: 'CN', gambar_name: NAMA_BERKAS },
    });
    expect(await call('PUT', 'app/kategori-katalog/edit/CN', { nama_kategori: 'Cincin & Wedding' })).toMatchObject({
      status: 200,
      body: { nama_kategori: 'Cincin & Wedding' },
    });
    const banner = await call('POST', 'app/banner-katalog', { kode_banner: 'B1', ...ISI, deskripsi: 'Diskon ongkos' });
    expect(banner.body).toMatchObject({ sub_title: ' ', deskripsi: 'Diskon ongkos', gambar_name: NAMA_BERKAS });
    const info = await call('POST', 'app/info-katalog', { kode_info: 'I1', ...ISI });
    expect(info.body).toMatchObject({ sub_title: ' ', deskripsi: ' ' });
    const item = await call('POST', 'app/item-katalog', { ...ITEM, kode_banner: ['B1'], kode_info: ['I1'] });
    expect(item).toMatchObject({
      status: 201,
      body: {
        gambar_name: [NAMA_BERKAS, NAMA_BERKAS],
        hashtag_kadar: ['8K', '16K'],
        hashtag_jenis: ['CINCIN'],
        hashtag_lm: [],
        deskripsi_banner: ['Diskon ongkos'],
        deskripsi_info: [''],
        berat: 2.13,
        harga_jual: 3_500_000,
        tersedia: true,
      },
    });
    expect(item.body).not.toHaveProperty('harga_jual_str');
    expect(await call('DELETE', 'app/kategori-katalog/delete/CN')).toMatchObject({ body: { status: 'DINONAKTIFKAN' } });
    expect((await call('PUT', 'app/kategori-katalog/CN/aktifkan')).status).toBe(200);
    expect(await call('DELETE', 'app/banner-katalog/delete/B1')).toMatchObject({ body: { status: 'DINONAKTIFKAN' } });
  });

  it('of one master are not used up by another that has the same code', async () => {
    await call('POST', 'app/kategori-katalog', { ...KATEGORI, kode_kategori: 'EMAS' });
    expect(await call('DELETE', 'app/kategori-katalog/delete/EMAS')).toMatchObject({ body: { status: 'DIHAPUS' } });
    expect(await fieldsOf('app/member/group-description', { kode_group: '700', description: 'Emas tua 70 %' })).toEqual(
      { description: 'Deskripsi kurang dari 20 karakter' },
    );
    await call('POST', 'app/member/group-description', {
      kode_group: '700',
      description: 'Emas tua 70 %, kuning hangat',
    });
    expect(await call('DELETE', 'app/member/group-description/delete/700')).toMatchObject({
      body: { status: 'DIHAPUS' },
    });
  });

  it('leave no trace of a change that changes nothing', async () => {
    await call('PUT', 'app/info-katalog/edit/I1', { sub_title: '', deskripsi: '  ', title: 'Judul' });
    expect((await call('GET', 'app/info-katalog/I1/riwayat')).rows).toHaveLength(1);
  });
});

describe('a price label', () => {
  const GROUPS = [
    { kode_group: '375', nama_group: '375', kadar: 37.5 },
    { kode_group: '700', nama_group: '700', kadar: 70 },
  ];

  it('tells name and purity of its groups as they are now, whatever was sent', async () => {
    const sent = [{ kode_group: '375', nama_group: 'PALSU', kadar: 99 }, { kode_group: '700' }];
    expect(
      await call('POST', 'app/harga', { kode_harga_app: 'TUA', nama_harga_app: 'Emas Tua', detail_group: sent }),
    ).toMatchObject({ status: 201, body: { detail_group: GROUPS } });
    await app.db.query(`update kelompok set nama_group = 'EMAS 700' where kode_toko = 'KL01' and kode_group = '700'`);
    const { rows } = await call('GET', 'app/harga');
    expect(rows[0]?.['detail_group']).toEqual([GROUPS[0], { ...GROUPS[1], nama_group: 'EMAS 700' }]);
    expect((await call('GET', 'app/harga.csv')).text).toContain('EMAS 700');
  });

  it('is changed and deleted at the addresses of the specification, and refuses groups that are not there', async () => {
    expect(
      await call('PUT', 'app/harga/TUA', { detail_group: [{ kode_group: '700' }, { kode_group: '999' }] }),
    ).toMatchObject({ status: 422, body: { fields: { 'detail_group.1.kode_group': '999 tidak terdaftar' } } });
    await call('PUT', 'app/harga/TUA', { detail_group: [{ kode_group: '375' }, { kode_group: '700' }] });
    expect((await call('GET', 'app/harga/TUA/riwayat')).rows).toHaveLength(1);
    expect(await call('PUT', 'app/harga/TUA', { detail_group: [{ kode_group: '700' }] })).toMatchObject({
      status: 200,
      body: { detail_group: [{ kode_group: '700', nama_group: 'EMAS 700', kadar: 70 }] },
    });
    expect(await call('DELETE', 'app/harga/TUA')).toMatchObject({ body: { status: 'DIHAPUS' } });
  });
});

describe('the slides', () => {
  it('are the four of the specification in a shop that opens', async () => {
    await app.shop('KL03');
    expect(
      (await call('GET', 'app/splash-screen', undefined, { ...SPV, kode_toko: 'KL03' })).rows.map(
        ({ kode, screen_name, position }) => [kode, screen_name, position],
      ),
    ).toEqual([
      ['GUEST-1', 'GUEST 1', 'bottom'],
      ['GUEST-2', 'GUEST 2', 'bottom'],
      ['GUEST-3', 'GUEST 3', 'bottom'],
      ['MEMBER', 'MEMBER', 'bottom'],
    ]);
  });

  it('change text, place and picture; their name stays', async () => {
    const change = (more: object) =>
      call('PUT', 'app/splash-screen/GUEST-1', {
        text: 'Selamat datang',
        position: 'top',
        image_path: GAMBAR,
        ...more,
      });
    expect(await change({ screen_name: 'LAIN' })).toMatchObject({
      status: 422,
      body: { fields: { screen_name: 'Tidak dapat diubah di sini' } },
    });
    expect(await change({ screen_name: 'GUEST 1' })).toMatchObject({
      status: 200,
      body: {
        text: 'Selamat datang',
        position: 'top',
        image_path: expect.stringMatching(/^KL01\/SPLASH\//) as string,
        screen_name: 'GUEST 1',
      },
    });
  });
});

describe('the picture of a record', () => {
  const publik = (kunci: unknown) => app.call('GET', `app/gambar/${String(kunci)}`);

  it('is seen by everybody, in the folder of its kind, and goes when it is replaced or its record is deleted', async () => {
    const { body } = await call('POST', 'app/member/list-gift', {
      kode_hadiah: 'G1',
      nama_hadiah: 'Payung',
      info: 'i',
      sub_info: 's',
      point: 130,
      gambar_path: GAMBAR,
    });
    expect(body['gambar_path']).toMatch(/^KL01\/HADIAH\//);
    expect(await publik(body['gambar_path'])).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg' } });
    const changed = await call('PUT', 'app/member/list-gift/edit/G1', { gambar_path: GAMBAR });
    expect((await publik(body['gambar_path'])).status).toBe(404);
    expect((await publik(changed.body['gambar_path'])).status).toBe(200);
    expect(await call('DELETE', 'app/member/list-gift/delete/G1')).toMatchObject({ body: { status: 'DIHAPUS' } });
    expect((await publik(changed.body['gambar_path'])).status).toBe(404);
    expect(await app.services.files.exists(String(changed.body['gambar_path']))).toBe(false);
  });

  it('of an item stays as long as its list names it', async () => {
    const { body } = await call('GET', 'app/item-katalog/M1');
    const [pertama, dua] = body['gambar_path'] as readonly string[];
    expect(await call('PUT', 'app/item-katalog/edit/M1', { gambar_path: [dua] })).toMatchObject({
      status: 200,
      body: { gambar_path: [dua] },
    });
    expect([(await publik(pertama)).status, (await publik(dua)).status]).toEqual([404, 200]);
    expect((await call('PUT', 'app/item-katalog/edit/M1', { gambar_path: [] })).body['fields']).toEqual({
      gambar_path: 'Gambar Wajib Dimasukan',
    });
  });
});
