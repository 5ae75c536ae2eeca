import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { People, type As } from '../../testing/people.ts';
import { openShop, pieces } from '../../testing/shop.ts';
import { keteranganNotaOf } from '../../trade/nota/keterangan.ts';

const app = testApp();
const people = new People(app);
const OWNER: As = { level: 'OWN' };
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, as = OWNER) =>
  people.call(method, path, as, body);

beforeAll(() => openShop(app.db));

describe('parameter ongkos', () => {
  const ongkosOf = async (piece: Parameters<typeof pieces>[2]) => {
    const [kode_barcode] = await pieces(app.db, 1, piece);
    return app.db.one<{ tipe_ongkos: string; ongkos: string }>(
      `select tipe_ongkos, ongkos::text from barang where kode_barcode = $1`,
      [kode_barcode],
    );
  };
  beforeAll(async () => {
    await app.db.query(`insert into jenis (kode_toko, kode_dept, nama_dept) values ('KL01', 'AT', 'ANTING')`);
    for (const body of [
      { kode_group: '700', tipe_ongkos: 'PER_GRAM', ongkos: 55_000 },
      { kode_group: '700', kode_dept: 'AT', tipe_ongkos: 'TOTAL', ongkos: 150_000 },
    ]) {
      await call('POST', 'parameter-ongkos', body);
    }
  });

  it('counts for a piece that brings none, by group and jenis', async () => {
    expect(await ongkosOf({ ongkos: null })).toEqual({ tipe_ongkos: 'PER_GRAM', ongkos: '55000' });
    expect(await ongkosOf({ ongkos: null, kode_dept: 'AT' })).toEqual({ tipe_ongkos: 'TOTAL', ongkos: '150000' });
    expect(await ongkosOf({ ongkos: null, kode_group: '375' })).toEqual({ tipe_ongkos: 'PER_GRAM', ongkos: '0' });
  });
  it('leaves alone what was sent, be it nothing', async () => {
    expect(await ongkosOf({})).toEqual({ tipe_ongkos: 'PER_GRAM', ongkos: '50000' });
    const row = {
      kode_group: '700',
      kode_dept: 'AT',
      kode_baki: 'A01',
      nama_barang: 'ANTING POLOS',
      berat_asli: 1,
      ongkos: 0,
    };
    const told = await app.call(
      'POST',
      'barang',
      { barang: [row] },
      { 'x-auth-token': (await people.person(OWNER)).token, 'idempotency-key': 'ongkos-nol' },
    );
    expect(told.status).toBe(201);
    expect(await app.db.one(`select tipe_ongkos, ongkos::text from barang order by kode_barcode desc limit 1`)).toEqual(
      { tipe_ongkos: 'PER_GRAM', ongkos: '0' },
    );
  });
  it('has one row for a group without a jenis', async () => {
    expect(
      await call('POST', 'parameter-ongkos', { kode_group: '700', tipe_ongkos: 'TOTAL', ongkos: 1 }),
    ).toMatchObject({ status: 409, body: { code: 'kode_sudah_ada' } });
  });
});

describe('sales remarks, by their text', () => {
  const lama = (keterangan: string) => `para-keterangan-penjualan?keterangan=${encodeURIComponent(keterangan)}`;
  const list = async () =>
    (await call('GET', 'para-keterangan-penjualan?status_aktif=semua')).rows.map(({ keterangan, status }) => [
      keterangan,
      status,
    ]);

  it('are made, changed and deleted as the specification calls them', async () => {
    expect(await call('POST', 'para-keterangan-penjualan', { keterangan: 'Untuk kado & mahar' })).toMatchObject({
      status: 201,
      body: { keterangan: 'Untuk kado & mahar', status: 'AKTIF' },
    });
    expect(await call('PUT', lama('Untuk kado & mahar'), { keterangan: 'Kado' })).toMatchObject({
      status: 200,
      body: { keterangan: 'Kado', keterangan_old: 'Untuk kado & mahar', status: 'AKTIF' },
    });
    expect(await call('PUT', lama('Kado'), { status: 'TIDAK AKTIF' })).toMatchObject({
      status: 200,
      body: { keterangan: 'Kado', status: 'TIDAK AKTIF' },
    });
    expect(await list()).toEqual([['Kado', 'TIDAK AKTIF']]);
    expect(await call('DELETE', lama('Kado'))).toMatchObject({ status: 200, body: { status: 'DIHAPUS' } });
    expect(await list()).toEqual([]);
  });
  it('are refused where there is none, where the new text is taken, and without the page', async () => {
    for (const keterangan of ['Mahar', 'Kado']) await call('POST', 'para-keterangan-penjualan', { keterangan });
    expect(await call('PUT', lama('Tidak ada'), { keterangan: 'X' })).toMatchObject({
      status: 404,
      body: { code: 'data_tidak_ditemukan' },
    });
    expect(await call('PUT', lama('Mahar'), { keterangan: 'Kado' })).toMatchObject({
      status: 409,
      body: { code: 'kode_sudah_ada' },
    });
    expect(await call('PUT', lama('Mahar'), { keterangan: '' })).toMatchObject({
      status: 422,
      body: { fields: { keterangan: expect.any(String) as string } },
    });
    expect((await call('PUT', 'para-keterangan-penjualan', { keterangan: 'X' })).status).toBe(422);
    expect((await call('DELETE', lama('Mahar'), undefined, { level: 'KASIR', akses: [] })).status).toBe(403);
    expect((await call('DELETE', lama('Mahar'), undefined, { ...OWNER, kode_toko: 'KL02' })).status).toBe(404);
  });
});

it('parameter harga beli has its own calls, and an id beside the code', async () => {
  expect(await call('POST', 'para-harga-beli/create', { kode_harga: 'l70', harga_per_gram: 1_150_000 })).toMatchObject({
    status: 201,
    body: { kode_harga: 'L70', harga_per_gram: 1_150_000, id: 'L70' },
  });
  expect(await call('PUT', 'para-harga-beli/update/L70', { harga_per_gram: 1_160_000 })).toMatchObject({
    status: 200,
    body: { harga_per_gram: 1_160_000 },
  });
  expect((await call('PUT', 'para-harga-beli/update/L70', { harga_per_gram: 1_160_000.5 })).status).toBe(422);
  expect(await call('DELETE', 'para-harga-beli/delete/L70')).toMatchObject({
    status: 200,
    body: { status: 'DIHAPUS' },
  });
});

it('lines of a paper come in their order, active ones only, of their kind and shop', async () => {
  for (const [kode_keterangan, jenis_nota, keterangan, urutan] of [
    ['C', 'PENJUALAN', 'ketiga', 3],
    ['A', 'PENJUALAN', 'kedua', 2],
    ['B', 'PENJUALAN', 'pertama', 1],
    ['D', 'PEMBELIAN', 'lain', 0],
  ] as const) {
    expect((await call('POST', 'keterangan-nota', { kode_keterangan, jenis_nota, keterangan, urutan })).status).toBe(
      201,
    );
  }
  await app.db.query(`update keterangan_nota set status_aktif = false where kode_keterangan = 'C'`);
  expect(await keteranganNotaOf(app.db, 'KL01', 'PENJUALAN')).toEqual(['pertama', 'kedua']);
  expect(await keteranganNotaOf(app.db, 'KL02', 'PENJUALAN')).toEqual([]);
});
