import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { People, type As } from '../../testing/people.ts';
import { openShop, pieces } from '../../testing/shop.ts';

const app = testApp();
const people = new People(app);
const KASIR: As = { level: 'KASIR' };
const OWNER: As = { level: 'OWN' };
const daftar = async (path: string, field: string, as = KASIR) =>
  (await people.call('GET', path, as)).rows.map((row) => row[field]);

beforeAll(async () => {
  await openShop(app.db);
  for (const kode of ['LAMA', 'BELI']) {
    await app.db.query(
      `insert into gudang (kode_toko, kode_gudang, nama_gudang, status_aktif) values ('KL01', $1, $1, $1 <> 'LAMA')`,
      [kode],
    );
  }
  await app.db.query(`insert into gudang (kode_toko, kode_gudang, nama_gudang) values ('KL01', 'HANCUR', 'HANCUR')`);
  await app.db.query(
    `insert into baki (kode_toko, kode_baki, nama_baki, kode_gudang, berat_baki, berat_bandrol, status_aktif)
      values ('KL01', 'L01', 'L01', 'LAMA', 1, 1, true), ('KL01', 'A09', 'A09', 'TOKO', 1, 1, false)`,
  );
  await app.db.query(`insert into bank (kode_toko, kode_bank, nama_bank) values ('KL01', 'BRI', 'BRI')`);
  await app.db.query(
    `insert into rekening (kode_toko, no_rekening, nama_rekening, kode_bank) values ('KL01', '77', 'KILAU', 'BRI')`,
  );
});

describe('warehouses', () => {
  it('are all there for their master, active ones for pickers, and those to destroy from', async () => {
    expect(await daftar('gudang/get/all', 'kode_gudang')).toEqual(['BELI', 'HANCUR', 'TITIP', 'TOKO']);
    expect(await daftar('gudang/get/all/master', 'kode_gudang')).toEqual(['BELI', 'HANCUR', 'LAMA', 'TITIP', 'TOKO']);
    expect(await daftar('gudang/get/all/hancur-barang', 'kode_gudang')).toEqual(['BELI', 'TITIP', 'TOKO']);
  });
  it('of the program itself are never deleted', async () => {
    expect(await people.call('DELETE', 'gudang/HANCUR', OWNER)).toMatchObject({
      status: 409,
      body: { code: 'data_dipakai' },
    });
    expect((await people.call('DELETE', 'gudang/LAMA', OWNER)).body).toEqual({
      kode: 'LAMA',
      status: 'DINONAKTIFKAN',
      message: expect.any(String),
    });
  });
});

describe('trays', () => {
  it('are ready when they and their warehouse are in use', async () =>
    expect(await daftar('baki/ready', 'kode_baki')).toEqual(['T01', 'A01', 'A02']));
  it('are found by their warehouse, in this shop', async () => {
    expect(await daftar('baki/get/by-kode-gudang/TOKO', 'kode_baki')).toEqual(['A01', 'A02']);
    expect(await daftar('baki/get/by-kode-gudang/toko', 'kode_baki')).toEqual(['A01', 'A02']);
    expect(await daftar('baki/get/by-kode-gudang/BELI', 'kode_baki')).toEqual([]);
    expect(await daftar('baki/get/by-kode-gudang/BELI', 'kode_baki', { ...KASIR, kode_toko: 'KL02' })).toEqual([]);
  });
});

describe('a tray in which something lies', () => {
  beforeAll(async () => void (await pieces(app.db, 2)));

  it('goes to no other warehouse until it is empty', async () => {
    expect(await people.call('PUT', 'baki/A01', OWNER, { kode_gudang: 'TITIP' })).toMatchObject({
      status: 409,
      body: { code: 'baki_masih_berisi', params: { kode_baki: 'A01', jumlah: 2, berat: 4.26 } },
    });
    expect(await people.call('PUT', 'baki/A01', OWNER, { nama_baki: 'DEPAN', kode_gudang: 'TOKO' })).toMatchObject({
      status: 200,
    });
    expect(await people.call('PUT', 'baki/A02', OWNER, { kode_gudang: 'TITIP' })).toMatchObject({ status: 200 });
    expect(await people.call('PUT', 'baki/A02', OWNER, { kode_gudang: 'TOKO' })).toMatchObject({ status: 200 });
  });
});

describe('a group of which something is in the stock', () => {
  beforeAll(() =>
    app.db.query(
      `insert into kategori (kode_toko, kode_kategori, nama_kategori) values ('KL01', 'AKSESORIS', 'AKSESORIS')`,
    ),
  );

  it('stays gold, whatever else is said of it', async () => {
    expect(await people.call('PUT', 'group/700', OWNER, { kode_kategori: 'AKSESORIS' })).toMatchObject({
      status: 409,
      body: { code: 'group_masih_berisi', params: { kode_group: '700' } },
    });
    expect(await people.call('PUT', 'group/700', OWNER, { nama_group: 'EMAS TUA' })).toMatchObject({ status: 200 });
    const baru = { kode_group: 'KOTAK', nama_group: 'KOTAK', kode_kategori: 'EMAS', jenis_group: 'TUA', kadar: 70 };
    expect((await people.call('POST', 'group', OWNER, baru)).status).toBe(201);
    expect(await people.call('PUT', 'group/KOTAK', OWNER, { kode_kategori: 'AKSESORIS' })).toMatchObject({
      status: 200,
    });
  });
});

describe('accounts', () => {
  it('are found by their bank', async () => {
    expect((await people.call('GET', 'rekenings/get-by-kode-bank?kode_bank=BRI', KASIR)).rows).toEqual([
      { no_rekening: '77', nama_rekening: 'KILAU', kode_bank: 'BRI' },
    ]);
    expect((await people.call('GET', 'rekenings/get-by-kode-bank', KASIR)).status).toBe(422);
  });
});

describe('a sales person', () => {
  it('who has sold stays in the books, though no key says so', async () => {
    expect(
      (
        await people.call('POST', 'sales', OWNER, {
          kode_sales: 'SL09',
          nama_sales: 'BARU',
          kode_bank: 'BCA',
          nama_bank: 'BCA',
          no_rekening: '1',
          nama_rekening: 'BARU',
        })
      ).status,
    ).toBe(201);
    await app.db.query(
      `insert into dokumen (kode_toko, jenis, nomor, tgl, dibuat_oleh, dibuat_pada, status, versi, isi, kode_sales)
       values ('KL01', 'penjualan', 'KL-FJ-1', '2026-11-21', 'SITI', now(), 'OPEN', 1, 1, 'SL09')`,
    );
    expect((await people.call('DELETE', 'sales/SL09', OWNER)).body).toEqual({
      kode: 'SL09',
      status: 'DINONAKTIFKAN',
      message: expect.any(String),
    });
    expect((await people.call('DELETE', 'sales/SL01', OWNER)).body).toEqual({
      kode: 'SL01',
      status: 'DIHAPUS',
      message: expect.any(String),
    });
  });
});
