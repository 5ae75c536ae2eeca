import { hargaEmasPage } from '@kilau/contract/features/master/harga.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { People, type As } from '../../testing/people.ts';
import { openShop, pieces } from '../../testing/shop.ts';
import { Dec } from '@kilau/contract/core/dec.ts';

const app = testApp();
const people = new People(app);
const KASIR: As = { level: 'KASIR', akses: ['/transaksi-penjualan', '/tambah-data-barang'] };
const SPV: As = { level: 'SPV', akses: [hargaEmasPage.path, '/master-group'] };
beforeAll(() => openShop(app.db));

let kunci = 0;
const call = (path: string, body: object, as: As, method: 'POST' | 'PUT' = 'POST') =>
  people.call(method, path, as, body, { 'idempotency-key': `wajar-uji-${(kunci += 1)}` });
const jual = (kode_barcode: string, jumlah: number, more: object = {}, konfirmasi?: readonly string[]) =>
  call(
    'penjualan',
    {
      kode_sales: 'SL01',
      barang: [{ kode_barcode, ...more }],
      bayar: [{ jenis: 'CASH', jumlah }],
      ...(konfirmasi && { konfirmasi }),
    },
    KASIR,
  );

describe('what is odd is asked about, and goes on once that very value is confirmed', () => {
  it('cash of many times what is due', async () => {
    const [ring = ''] = await pieces(app.db, 1);
    const asked = await jual(ring, 999_999_999);
    expect(asked).toMatchObject({
      status: 422,
      body: {
        code: 'tunai_tidak_wajar',
        params: { jumlah: 999_999_999, tagihan: 3_192_500, kali: 313.2, konfirmasi: 'tunai:999999999' },
        fields: { 'bayar.0.jumlah': expect.any(String) as string },
      },
    });
    // Another value was not looked at; nor does a word that is none of ours go through.
    expect((await jual(ring, 999_999_998, {}, ['tunai:999999999'])).body).toMatchObject({ code: 'tunai_tidak_wajar' });
    expect((await jual(ring, 999_999_999, {}, [])).body).toMatchObject({ code: 'tunai_tidak_wajar' });
    expect((await jual(ring, 999_999_999, {}, ['tunai:999999999'])).status).toBe(201);
  });

  it('but not what happens at every counter', async () => {
    const [ring = ''] = await pieces(app.db, 1);
    expect((await jual(ring, 5_000_000)).status).toBe(201);
  });

  it('ten times the price of a piece, or its making charge', async () => {
    const [markis = '', ring = ''] = [
      ...(await pieces(app.db, 1, { markis: true, harga_khusus: Dec.from(900_000) })),
      ...(await pieces(app.db, 1)),
    ];
    const asked = await jual(markis, 9_200_000, { harga_jual: 9_000_000 });
    expect(asked.body).toMatchObject({
      code: 'harga_tidak_wajar',
      params: { harga: 9_000_000, biasa: 900_000, kali: 10 },
    });
    expect((await jual(markis, 9_200_000, { harga_jual: 9_000_000 }, [`harga:${markis}:9000000`])).status).toBe(201);
    expect((await jual(ring, 4_500_000, { ongkos: 1_065_000 })).body).toMatchObject({ code: 'ongkos_tidak_wajar' });
    expect((await jual(ring, 4_500_000, { ongkos: 120_000 })).status).toBe(201);
  });

  it('a purity far from that of the group', async () => {
    const barang = { kode_group: '700', kode_dept: 'CN', kode_baki: 'A01', nama_barang: 'CINCIN', berat_asli: 2 };
    const tambah = (kadar: number, konfirmasi: readonly string[] = []) =>
      call('barang', { barang: [{ ...barang, kadar, tipe_ongkos: 'TOTAL' }], konfirmasi }, KASIR);
    expect((await tambah(42)).body).toMatchObject({
      code: 'kadar_tidak_wajar',
      params: { kode_group: '700', kadar: 42, biasa: 70, selisih: 28, konfirmasi: 'kadar:700:42' },
    });
    expect((await tambah(42, ['kadar:700:42'])).status).toBe(201);
    expect((await tambah(75)).status).toBe(201);
  });

  it('a price of the day with a digit too many', async () => {
    const group = (harga: number, konfirmasi: readonly string[] = []) =>
      call('parameter-harga-emas', { harga: [{ kode_group: '700', harga }], konfirmasi }, SPV, 'PUT');
    expect((await group(14_370_000)).body).toMatchObject({
      code: 'harga_emas_tidak_wajar',
      params: { lama: 1_437_000, baru: 14_370_000, persen: 900, konfirmasi: 'harga-emas:700:14370000' },
    });
    expect((await call('group/700', { harga: 14_370_000 }, SPV, 'PUT')).body).toMatchObject({
      code: 'harga_emas_tidak_wajar',
    });
    expect((await group(1_450_000)).status).toBe(200);
    expect((await group(14_370_000, ['harga-emas:700:14370000'])).status).toBe(200);
  });
});

it('what confirms is a list of words and nothing else', async () => {
  for (const konfirmasi of ['ya', [1], { a: 1 }]) {
    const { status, body } = await call('penjualan', { kode_sales: 'SL01', barang: [], bayar: [], konfirmasi }, KASIR);
    expect([status, Object.keys(body['fields'] as object)[0]?.startsWith('konfirmasi')]).toEqual([422, true]);
  }
});
