import { hargaEmasPage, hargaGlobalPage } from '@kilau/contract/features/master/harga.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { listenAs, listening } from '../../testing/listener.ts';
import { People, type As } from '../../testing/people.ts';
import { openShop } from '../../testing/shop.ts';

const app = testApp();
const people = new People(app);
const SPV: As = { level: 'SPV', akses: [hargaEmasPage.path, hargaGlobalPage.path] };
const KASIR: As = { level: 'KASIR', akses: ['/transaksi-penjualan'] };
const ubah = (harga: unknown, as = SPV) => people.call('PUT', 'parameter-harga-emas', as, { harga });
const ubahGlobal = (nominal: unknown, as = SPV) => people.call('PUT', 'parameter-harga-emas/global', as, { nominal });
const hargaOf = async (kode: string, as = KASIR) =>
  (await people.call('GET', 'parameter-harga-emas', as)).rows.find(({ kode_group }) => kode_group === kode);
const riwayat = () =>
  app.db.query<Record<string, unknown>>(
    `select kode_toko, kode_group, tgl, harga_lama::text as lama, harga_baru::text as baru, diubah_oleh
      from riwayat_harga order by diubah_pada, id`,
  );
const audit = () =>
  app.db.query<Record<string, unknown>>(
    `select user_id, aksi, objek, kode, sebelum, sesudah from audit order by waktu, id`,
  );

let user_id = '';
beforeAll(async () => {
  await openShop(app.db);
  ({ user_id } = await people.person(SPV));
});
beforeEach(async () => {
  for (const table of ['riwayat_harga', 'audit', 'harga_global']) await app.db.query(`delete from ${table}`);
  await app.db.query(
    `update kelompok set harga = case kode_group when '700' then 1437000 when '375' then 780000
      else 0 end, persentase = 0`,
  );
});

describe('prices of groups', () => {
  it('change together, with history and audit', async () => {
    const { status, rows } = await ubah([
      { kode_group: '700', harga: 1_450_000 },
      { kode_group: '375', harga: '790000', persentase: 40 },
    ]);
    expect(status).toBe(200);
    expect(rows.map(({ kode_group, harga }) => [kode_group, harga])).toEqual([
      ['000', 0],
      ['375', 790_000],
      ['700', 1_450_000],
    ]);
    expect(await hargaOf('375')).toMatchObject({ harga: 790_000, persentase: 40, kadar: 37.5, diubah_oleh: user_id });
    const common = { kode_toko: 'KL01', tgl: '2026-11-21', diubah_oleh: user_id };
    expect(await riwayat()).toEqual([
      { ...common, kode_group: '700', lama: '1437000', baru: '1450000' },
      { ...common, kode_group: '375', lama: '780000', baru: '790000' },
    ]);
    expect(await audit()).toEqual([
      {
        user_id,
        aksi: 'UBAH',
        objek: 'group',
        kode: '700',
        sebelum: { harga: 1_437_000, persentase: 0 },
        sesudah: { harga: 1_450_000, persentase: 0 },
      },
      {
        user_id,
        aksi: 'UBAH',
        objek: 'group',
        kode: '375',
        sebelum: { harga: 780_000, persentase: 0 },
        sesudah: { harga: 790_000, persentase: 40 },
      },
    ]);
  });

  it('that stay leave no trace; a percentage alone is no price', async () => {
    await ubah([
      { kode_group: '700', harga: 1_437_000, persentase: 0 },
      { kode_group: '375', harga: 780_000, persentase: 38 },
    ]);
    expect(await riwayat()).toEqual([]);
    expect((await audit()).map(({ kode }) => kode)).toEqual(['375']);
  });

  it('by percentage are what a gram comes to: another percentage is another price', async () => {
    await app.db.query(`insert into para_system (kode_toko, key, value) values ('KL01', 'MODE_HARGA', 'PERSENTASE')`);
    await ubah([{ kode_group: '700', harga: 1_437_000, persentase: 72 }]);
    // 70 % of its kadar, before.
    expect(await riwayat()).toMatchObject([{ kode_group: '700', lama: '1005900', baru: '1034640' }]);
    const master = { ...SPV, akses: ['/master-group'] };
    const sent = await people.call('PUT', 'group/700', master, { persentase: 75 });
    expect(sent.status).toBe(200);
    expect((await riwayat()).at(-1)).toMatchObject({ kode_group: '700', lama: '1034640', baru: '1077750' });
    expect(await riwayat()).toHaveLength(2);
    await app.db.query(`delete from para_system where key = 'MODE_HARGA'`);
  });

  it('change all or none', async () => {
    expect(
      await ubah([
        { kode_group: '700', harga: 1_450_000 },
        { kode_group: '999', harga: 1 },
      ]),
    ).toMatchObject({ status: 422, body: { fields: { 'harga.1.kode_group': expect.any(String) as string } } });
    expect(
      await ubah([
        { kode_group: '700', harga: 1 },
        { kode_group: '700', harga: 2 },
      ]),
    ).toMatchObject({ status: 422, body: { fields: { 'harga.1.kode_group': expect.any(String) as string } } });
    for (const harga of [-1, 1.5, 'Rp', null, 1_000_000_000_000]) {
      expect(await ubah([{ kode_group: '700', harga }]), String(harga)).toMatchObject({
        status: 422,
        body: { fields: { 'harga.0.harga': expect.any(String) as string } },
      });
    }
    expect((await ubah([])).status).toBe(422);
    expect((await hargaOf('700'))?.['harga']).toBe(1_437_000);
    expect([await riwayat(), await audit()]).toEqual([[], []]);
  });

  it('are read by everyone and changed by those with the page, in their own shop', async () => {
    expect((await ubah([{ kode_group: '700', harga: 1 }], KASIR)).status).toBe(403);
    expect((await ubahGlobal(1, KASIR)).status).toBe(403);
    await ubah([{ kode_group: '700', harga: 1_450_000 }]);
    expect(await hargaOf('700', { ...KASIR, kode_toko: 'KL02' })).toMatchObject({
      harga: 1_437_000,
      diubah_oleh: null,
    });
  });

  it('changed by two at once are both kept in the history, each from the price it replaced', async () => {
    await Promise.all([
      ubah([
        { kode_group: '700', harga: 1_437_002 },
        { kode_group: '375', harga: 780_001 },
      ]),
      ubah([
        { kode_group: '375', harga: 780_002 },
        { kode_group: '700', harga: 1_437_001 },
      ]),
    ]);
    for (const kode of ['700', '375']) {
      const steps = (await riwayat()).filter(({ kode_group }) => kode_group === kode);
      expect(steps).toHaveLength(2);
      expect(steps[1]?.['lama'], kode).toBe(steps[0]?.['baru']);
    }
  });

  it('typed into the master of groups count as well', async () => {
    const as: As = { level: 'OWN' };
    await people.call('PUT', 'group/700', as, { harga: 1_460_000 });
    await people.call('PUT', 'group/700', as, { nama_group: 'EMAS 700' });
    await people.call('POST', 'group', as, {
      kode_group: '850',
      nama_group: 'EMAS 850',
      kode_kategori: 'EMAS',
      jenis_group: 'TUA',
      kadar: 85,
      harga: 1_700_000,
    });
    await people.call('POST', 'group', as, {
      kode_group: '900',
      nama_group: 'EMAS 900',
      kode_kategori: 'EMAS',
      jenis_group: 'TUA',
      kadar: 90,
    });
    expect((await riwayat()).map(({ kode_group, lama, baru }) => [kode_group, lama, baru])).toEqual([
      ['700', '1437000', '1460000'],
      ['850', null, '1700000'],
    ]);
    await app.db.query(`delete from kelompok where kode_group in ('850', '900')`);
  });

  it('are told to the browsers of the shop, and of no other', async () => {
    const url = await listening(app);
    const [here, elsewhere] = await Promise.all([
      listenAs(url, (await people.person(KASIR)).token),
      listenAs(url, (await people.person({ ...KASIR, kode_toko: 'KL02' })).token),
    ]);
    await ubah([{ kode_group: '700', harga: 1_450_000 }]);
    expect(await here.next()).toEqual([['harga-berubah', { kode_group: '700', harga: 1_450_000 }]]);
    await ubahGlobal(2_000_000);
    expect(await here.next()).toEqual([['harga-berubah', { kode_group: '', harga: 2_000_000 }]]);
    await ubahGlobal(3_000_000, { ...SPV, kode_toko: 'KL02' });
    expect(await elsewhere.next()).toEqual([['harga-berubah', { kode_group: '', harga: 3_000_000 }]]);
  });
});

describe('the global price', () => {
  const global = async () => (await people.call('GET', 'parameter-harga-emas/global', KASIR)).body;
  it('is nothing until it is set, and keeps its history under no group', async () => {
    expect(await global()).toEqual({ nominal: 0 });
    for (const nominal of [2_000_000, 2_000_000, 2_050_000]) {
      expect((await ubahGlobal(nominal)).body).toEqual({ nominal });
    }
    expect(await global()).toEqual({ nominal: 2_050_000 });
    expect((await riwayat()).map(({ kode_group, lama, baru }) => [kode_group, lama, baru])).toEqual([
      ['', '0', '2000000'],
      ['', '2000000', '2050000'],
    ]);
    expect((await audit()).map(({ objek }) => objek)).toEqual(['harga-global', 'harga-global']);
  });
});
