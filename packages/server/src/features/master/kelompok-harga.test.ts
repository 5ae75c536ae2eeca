import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { People, type As } from '../../testing/people.ts';
import { openShop } from '../../testing/shop.ts';

const app = testApp();
const people = new People(app);
const OWNER: As = { level: 'OWN' };

const call = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => {
  const told = await people.call(method, path, OWNER, body);
  if (told.status >= 400) throw new Error(told.text);
  return told.body;
};
const hargaEmas = async (kode: string) =>
  (await people.call('GET', 'parameter-harga-emas', OWNER)).rows.find(({ kode_group }) => kode_group === kode);
const riwayat = async () =>
  (
    await app.db.query<{ kode_group: string; lama: string | null; baru: string }>(
      `select kode_group, harga_lama::text as lama, harga_baru::text as baru from riwayat_harga
        order by diubah_pada, id`,
    )
  ).map(({ kode_group, lama, baru }) => [kode_group, lama, baru]);

beforeAll(() => openShop(app.db));
beforeEach(async () => {
  await app.db.query(`delete from riwayat_harga`);
  await app.db.query(
    `update kelompok set kelompok_harga = null, harga = case kode_group when '700' then 1437000 when '375' then 780000
      else 0 end`,
  );
  await app.db.query(`delete from kelompok_harga`);
  await call('POST', 'kelompok-harga', { kelompok_harga: 'TUA', keterangan: 'EMAS TUA' });
});

describe('the purity of a group', () => {
  it('is not 0, but for accessories', async () => {
    await app.db.query(
      `insert into kategori (kode_toko, kode_kategori, nama_kategori) values ('KL01', 'AKSESORIS', 'AKSESORIS')
        on conflict do nothing`,
    );
    const group = { kode_group: 'NOL', nama_group: 'NOL', kode_kategori: 'EMAS', jenis_group: 'TUA', kadar: 0 };
    expect(await people.call('POST', 'group', OWNER, group)).toMatchObject({
      status: 422,
      body: { code: 'data_tidak_valid', fields: { kadar: expect.any(String) as string } },
    });
    expect(await people.call('PUT', 'group/700', OWNER, { kadar: 0 })).toMatchObject({ status: 422 });
    await call('POST', 'group', { ...group, kode_kategori: 'aksesoris' });
    expect(await people.call('PUT', 'group/NOL', OWNER, { kode_kategori: 'EMAS' })).toMatchObject({ status: 422 });
    await call('PUT', 'group/NOL', { nama_group: 'KOTAK' });
    await app.db.query(`delete from kelompok where kode_group = 'NOL'`);
  });
});

describe('a kelompok harga', () => {
  beforeEach(async () => {
    await call('PUT', 'group/700', { kelompok_harga: 'TUA' });
    await call('PUT', 'group/375', { kelompok_harga: 'TUA' });
  });

  it('without a price leaves the groups their own', async () => {
    expect(await riwayat()).toEqual([]);
    expect(await hargaEmas('700')).toMatchObject({ harga: 1_437_000, sumber: 'GROUP', kelompok_harga: 'TUA' });
  });

  it('that gets a price, loses it, or goes out of use moves the price of all its groups, with history', async () => {
    await call('PUT', 'kelompok-harga/TUA', { harga: 1_437_000 });
    expect(await riwayat()).toEqual([['375', '780000', '1437000']]);
    expect(await hargaEmas('375')).toMatchObject({ harga: 1_437_000, sumber: 'KELOMPOK', kelompok_harga: 'TUA' });
    await call('PUT', 'kelompok-harga/TUA', { harga: 0 });
    await call('PUT', 'kelompok-harga/TUA', { harga: 900_000 });
    await call('PUT', 'kelompok-harga/TUA', { keterangan: 'EMAS TUA SEKALI' });
    expect(await call('DELETE', 'kelompok-harga/TUA')).toMatchObject({ status: 'DINONAKTIFKAN' });
    expect(await hargaEmas('375')).toMatchObject({ harga: 780_000, sumber: 'GROUP' });
    await call('PUT', 'kelompok-harga/TUA/aktifkan');
    expect((await riwayat()).slice(1)).toEqual([
      ['375', '1437000', '780000'],
      ['375', '780000', '900000'],
      ['700', '1437000', '900000'],
      ['375', '900000', '780000'],
      ['700', '900000', '1437000'],
      ['375', '780000', '900000'],
      ['700', '1437000', '900000'],
    ]);
  });

  it('that a group enters or leaves is a price change of that group', async () => {
    await call('POST', 'kelompok-harga', { kelompok_harga: 'MUDA', keterangan: 'EMAS MUDA', harga: 800_000 });
    await call('PUT', 'group/375', { kelompok_harga: 'MUDA' });
    // Covered by the kelompok, the group's own price moves nobody.
    await call('PUT', 'group/375', { harga: 790_000 });
    await call('PUT', 'group/375', { kelompok_harga: null });
    expect(await riwayat()).toEqual([
      ['375', '780000', '800000'],
      ['375', '800000', '790000'],
    ]);
  });

  it('is not overwritten from the page of group prices', async () => {
    await call('PUT', 'kelompok-harga/TUA', { harga: 1_460_000 });
    const ubah = (harga: number, persentase?: number) =>
      people.call('PUT', 'parameter-harga-emas', OWNER, { harga: [{ kode_group: '700', harga, persentase }] });
    expect(await ubah(1_470_000)).toMatchObject({
      status: 422,
      body: { fields: { 'harga.0.harga': 'Harganya mengikuti kelompok harga TUA' } },
    });
    expect((await ubah(1_460_000, 72)).status).toBe(200);
    expect(await hargaEmas('700')).toMatchObject({ harga: 1_460_000, persentase: 72 });
    expect(
      (
        await app.db.one<{ harga: string }>(
          `select harga::text from kelompok where kode_toko = 'KL01' and kode_group = '700'`,
        )
      ).harga,
    ).toBe('1437000');
  });

  it('of another shop counts nothing', async () => {
    await app.db.query(
      `insert into kelompok_harga (kode_toko, kelompok_harga, keterangan, harga) values ('KL02', 'LAIN', 'LAIN', 5)`,
    );
    expect((await people.call('PUT', 'group/700', OWNER, { kelompok_harga: 'LAIN' })).status).toBe(422);
    expect(await hargaEmas('700')).toMatchObject({ harga: 1_437_000 });
  });
});
