import { PUBLIC_FOLDERS } from '@kilau/contract/core/images.ts';
import { resources } from '@kilau/contract/features/katalog/index.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { sweepImages } from '../platform/image-store.ts';
import { inject, testApp } from '../testing/app.ts';
import { People, type As } from '../testing/people.ts';
import { picture } from '../testing/pictures.ts';

const app = testApp();
const people = new People(app);
const SPV: As = { level: 'SPV', akses: resources.map(({ page }) => page) };
const NEIGHBOUR: As = { ...SPV, kode_toko: 'KL02' };
/** What the sweep of so many hours later removes. */
const sweepIn = (hours: number) =>
  sweepImages({ ...app.services, now: () => new Date(Date.now() + hours * 60 * 60 * 1000) });

beforeAll(async () => {
  await app.shop('KL01');
  await app.shop('KL02');
});

/** An upload as browsers send it. */
async function send(bytes: Buffer | readonly Buffer[], parts: Readonly<Record<string, string>> = {}, as = SPV) {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.set(name, value);
  for (const one of [bytes].flat()) {
    form.append('image', new Blob([new Uint8Array(one)], { type: 'image/png' }), 'gambar.png');
  }
  const request = new Response(form);
  const { token } = await people.person(as);
  const headers = {
    'x-auth-token': token,
    'accept-language': 'id',
    'content-type': request.headers.get('content-type') ?? '',
  };
  const { status, body } = await inject(app.app, {
    method: 'POST',
    url: '/api/v1/gambar',
    headers,
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status, body: body as Readonly<Record<string, unknown>> };
}
const upload = async (folder = 'KATEGORI_ICON', as = SPV): Promise<string> =>
  String((await send(await picture(), { folder }, as)).body['nama']);

const see = async (path: string, as?: As) => {
  const headers = as ? { 'x-auth-token': (await people.person(as)).token } : {};
  const {
    statusCode,
    headers: told,
    rawPayload,
  } = await app.app.inject({ method: 'GET', url: `/api/v1/${path}`, headers });
  return { status: statusCode, headers: told, bytes: rawPayload };
};
const isStored = (kunci: string) => app.services.files.exists(kunci);

let n = 0;
const kategori = (gambar_path: unknown) => {
  n += 1;
  return { kode_kategori: `K${n}`, nama_kategori: `CINCIN ${n}`, warna: '#B8860B', gambar_path };
};
const create = (body: object, as = SPV) => people.call('POST', 'app/kategori-katalog', as, body);
const change = (kode: string, body: object) => people.call('PUT', `app/kategori-katalog/edit/${kode}`, SPV, body);
const made = async (gambar_path: unknown): Promise<string> => {
  const reply = await create(kategori(gambar_path));
  if (reply.status !== 201) throw new Error(reply.text);
  return String(reply.body['kode_kategori']);
};

describe('an upload', () => {
  it.each([
    ['ikon', 720, 480],
    ['layar', 1241, 827],
  ])('is kept as small as its use %s asks, upright and on white', async (use, width, height) => {
    // Lies on its side, as a phone takes it: orientation 6 says to turn it.
    const bytes = await sharp({
      create: { width: 1400, height: 2100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { status, body } = await send(bytes, { folder: 'ITEM', use });
    expect({ status, body }).toEqual({
      status: 201,
      body: { nama: expect.stringMatching(/^KL01\/ITEM\/[0-9a-f]{24}\.jpg$/) as string },
    });
    const kept = await app.services.files.get(String(body['nama']));
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width, height });
    expect(Math.min(...(await sharp(kept).stats()).channels.map(({ min }) => min))).toBeGreaterThan(250);
    // Quality 50 is the one whose table begins with the standard's own 16.
    expect(kept[kept.indexOf(Buffer.from([0xff, 0xdb])) + 5]).toBe(16);
  });

  it('fits a tall picture by its height, and enlarges none', async () => {
    const tall = await app.services.files.get(String((await send(await picture(800, 4000))).body['nama']));
    expect(await sharp(tall).metadata()).toMatchObject({ width: 273, height: 1366 });
    const small = await app.services.files.get(String((await send(await picture(10, 20))).body['nama']));
    expect(await sharp(small).metadata()).toMatchObject({ width: 10, height: 20 });
  });

  it('must be one picture, of a size that can be sent, for a folder that exists', async () => {
    expect(await send(Buffer.from('bukan gambar'))).toMatchObject({ status: 422, body: { code: 'bukan_gambar' } });
    expect(await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatchObject({
      status: 422,
      body: { code: 'bukan_gambar' },
    });
    expect(await send(Buffer.alloc(8 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      body: { code: 'terlalu_besar' },
    });
    expect(await send([await picture(), await picture()])).toMatchObject({
      status: 422,
      body: { code: 'satu_file_saja', message: 'Kirim satu file saja dalam sekali unggah.' },
    });
    expect(await send(await picture(), { folder: '../KL02' })).toMatchObject({
      status: 422,
      body: { fields: { folder: 'Bukan salah satu pilihan' } },
    });
    expect(await send(await picture(), { use: 'poster' })).toMatchObject({
      status: 422,
      body: { fields: { use: 'Bukan salah satu pilihan' } },
    });
  });

  it('is shown to its own shop, for good', async () => {
    const kunci = await upload();
    expect(await see(`gambar/${kunci}`, SPV)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/jpeg', 'cache-control': 'private, max-age=31536000, immutable' },
    });
    expect(await see(`gambar/${kunci}`, NEIGHBOUR)).toMatchObject({ status: 404 });
    expect(await see(`gambar/${kunci}`)).toMatchObject({ status: 401 });
    for (const path of ['KL01/barang/00000001-00000000.jpg', 'KL01/ITEM/..%2f..%2fKL02', 'KL01/ITEM/tidak-ada.jpg']) {
      expect(await see(`gambar/${path}`, SPV), path).toMatchObject({ status: 404 });
    }
  });

  it('that no record shows is removed after a day, and not before', async () => {
    const [forgotten, shown] = [await upload(), await upload()];
    await made(shown);
    await sweepIn(23);
    expect(await isStored(forgotten)).toBe(true);
    expect(await sweepIn(25)).toBeGreaterThan(0);
    expect([await isStored(forgotten), await isStored(shown)]).toEqual([false, true]);
    expect(await sweepIn(25)).toBe(0);
  });
});

describe('everybody', () => {
  it('sees what the catalogue shows, and nothing else', async () => {
    const kunci = await upload();
    expect(await see(`app/gambar/${kunci}`)).toMatchObject({ status: 404 });
    const kode = await made(kunci);
    const { status, headers, bytes } = await see(`app/gambar/${kunci}`);
    expect({ status, headers }).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
      },
    });
    expect((await sharp(bytes).metadata()).format).toBe('jpeg');
    await people.call('DELETE', `app/kategori-katalog/delete/${kode}`, SPV);
    expect(await see(`app/gambar/${kunci}`)).toMatchObject({ status: 404 });
  });

  it.each(['TOKO', 'MASTER'])('does not see the folder %s', async (folder) => {
    const kunci = await upload(folder);
    await app.db.query(`update gambar set objek = 'uji', kode = 'X' where kunci = $1`, [kunci]);
    expect(await see(`gambar/${kunci}`, SPV)).toMatchObject({ status: 200 });
    expect(await see(`app/gambar/${kunci}`)).toMatchObject({ status: 404 });
    expect(PUBLIC_FOLDERS).not.toContain(folder);
  });
});

describe('a record', () => {
  const refused = {
    status: 422,
    body: { code: 'data_tidak_valid', fields: { gambar_path: 'Gambar tidak tersimpan di toko ini; pilih lagi' } },
  };

  it("takes no picture that is not stored, is another shop's, another folder's or another record's", async () => {
    const taken = await upload();
    await made(taken);
    const names = [
      'KL01/KATEGORI_ICON/000000000000000000000000.jpg',
      'contoh/1.jpg',
      'https://lain.example/a.jpg',
      taken,
      await upload('BANNER_ICON'),
      await upload('KATEGORI_ICON', NEIGHBOUR),
    ];
    for (const name of names) expect(await create(kategori(name)), name).toMatchObject(refused);
    const kode = await made(await upload());
    for (const name of names) expect(await change(kode, { gambar_path: name }), name).toMatchObject(refused);
  });

  it('loses nothing when it is refused', async () => {
    const kunci = await upload();
    const body = kategori(kunci);
    expect(await create({ ...body, warna: 'merah' })).toMatchObject({ status: 422 });
    expect(await create(body)).toMatchObject({ status: 201, body: { gambar_path: kunci } });
    expect(await create({ ...body, gambar_path: await upload() })).toMatchObject({
      status: 409,
      body: { code: 'kode_sudah_ada' },
    });
    expect(await isStored(kunci)).toBe(true);
  });

  it('keeps its picture while other fields change, and removes the one it gives up', async () => {
    const [first, second] = [await upload(), await upload()];
    const kode = await made(first);
    expect(await change(kode, { nama_kategori: 'GELANG', gambar_path: first })).toMatchObject({ status: 200 });
    expect(await isStored(first)).toBe(true);
    expect(await change(kode, { gambar_path: second })).toMatchObject({ status: 200, body: { gambar_path: second } });
    expect([await isStored(first), await isStored(second)]).toEqual([false, true]);
    expect(await people.call('DELETE', `app/kategori-katalog/delete/${kode}`, SPV)).toMatchObject({
      body: { status: 'DIHAPUS' },
    });
    expect(await isStored(second)).toBe(false);
    expect(await app.db.query(`select from gambar where kunci = any($1)`, [[first, second]])).toEqual([]);
  });

  it('keeps a picture that could not be removed for the sweep', async () => {
    const kunci = await upload();
    const kode = await made(kunci);
    const { files } = app.services;
    const remove = files.remove.bind(files);
    files.remove = () => Promise.reject(new Error('the store is away'));
    // The test database tells what fails after a commit by throwing; the record is gone all the same.
    await people.call('DELETE', `app/kategori-katalog/delete/${kode}`, SPV);
    files.remove = remove;
    expect(await isStored(kunci)).toBe(true);
    expect(await people.call('GET', `app/kategori-katalog/${kode}`, SPV)).toMatchObject({ status: 404 });
    await sweepIn(25);
    expect(await isStored(kunci)).toBe(false);
  });

  it('may bring its picture with it, as encoded data', async () => {
    const data = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;
    // More than a body may weigh elsewhere: a photo as it comes from a phone.
    const noise = await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    expect(noise.length).toBeGreaterThan(1_100_000);
    const created = await create(kategori(data(noise)));
    expect(created).toMatchObject({
      status: 201,
      body: { gambar_path: expect.stringMatching(/^KL01\/KATEGORI_ICON\/[0-9a-f]{24}\.jpg$/) as string },
    });
    const first = String(created.body['gambar_path']);
    expect(await sharp(await app.services.files.get(first)).metadata()).toMatchObject({
      format: 'jpeg',
      width: 720,
      height: 720,
    });
    const changed = await change(String(created.body['kode_kategori']), { gambar_path: data(await picture()) });
    expect(changed.body['gambar_path']).not.toBe(first);
    expect([await isStored(first), await isStored(String(changed.body['gambar_path']))]).toEqual([false, true]);
    const bare = await create(kategori((await picture()).toString('base64')));
    expect(bare).toMatchObject({ status: 201 });
    expect(await isStored(String(bare.body['gambar_path']))).toBe(true);
    expect(await create(kategori(data(Buffer.from('bukan gambar'))))).toMatchObject({
      status: 422,
      body: { fields: { gambar_path: 'Bukan gambar JPEG, PNG atau WebP' } },
    });
  });

  it('of two that want the same picture gets it one', async () => {
    const kunci = await upload();
    const replies = await Promise.all([create(kategori(kunci)), create(kategori(kunci))]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  });

  it('with several pictures says which one is refused, and removes those it gives up', async () => {
    const banner = {
      kode_kategori: await made(await upload()),
      nama_barang: 'CINCIN POLOS',
      berat: 2.13,
      harga_jual: 3_500_000,
      direct_url: 'https://kilau.example/m1',
    };
    const [one, two, three] = [await upload('ITEM'), await upload('ITEM'), await upload('ITEM')];
    const item = (body: object) =>
      people.call('POST', 'app/item-katalog', SPV, { ...banner, kode_barang: 'M1', ...body });
    const wrong = await item({ gambar_path: [one, 'KL01/ITEM/tidak-ada.jpg'] });
    expect(wrong).toMatchObject({ status: 422 });
    expect(Object.keys(wrong.body['fields'] as object)).toEqual(['gambar_path.1']);
    expect(await item({ gambar_path: [one, two] })).toMatchObject({ status: 201, body: { gambar_path: [one, two] } });
    const changed = await people.call('PUT', 'app/item-katalog/edit/M1', SPV, { gambar_path: [three, one] });
    expect(changed).toMatchObject({ status: 200, body: { gambar_path: [three, one] } });
    expect(await Promise.all([one, two, three].map(isStored))).toEqual([true, false, true]);
    // Another order is a change, and loses nothing.
    expect(await people.call('PUT', 'app/item-katalog/edit/M1', SPV, { gambar_path: [one, three] })).toMatchObject({
      body: { gambar_path: [one, three] },
    });
    expect(await Promise.all([one, three].map(isStored))).toEqual([true, true]);
  });
});
