import { beforeAll, describe, expect, it } from 'vitest';
import type { BarangNota, RujukanBeli } from '@kilau/contract/trade/beli/beli.wire.ts';
import { testApp, type Call } from '../../testing/app.ts';
import { papersOf } from '../../testing/papers.ts';
import { bukaBeli, isiBeli, terjual } from '../../testing/pembelian.ts';
import { openShop, SHOP } from '../../testing/shop.ts';

const server = testApp();
const papers = papersOf(server);
const { kode_toko } = SHOP;
let kasir: Call;

beforeAll(async () => {
  await openShop(server.db);
  await bukaBeli(server.db);
  await server.db.query(
    `insert into para_system (kode_toko, key, value) values ($1, 'POTONGAN_PENJUALAN_MODULE', 'true')`,
    [kode_toko],
  );
  await server.user(kode_toko, 'RINA', 'KASIR', ['/transaksi-pembelian']);
  const token = await server.token(kode_toko, 'RINA');
  kasir = (method, path, body, headers) => server.call(method, path, body, { 'x-auth-token': token, ...headers });
});

const cari = async (kode: string) => {
  const { status, body } = await kasir('GET', `pembelian/nota/${kode}`);
  return { status, body: body as readonly BarangNota[] & { readonly code?: string; readonly params?: object } };
};
const beli = (kode_barcode: string) =>
  server.db.tx((tx) => papers.make(tx, 'pembelian', isiBeli([{ kode_barcode, kondisi_barang: 'MULUS' }])));

describe('what a nota stands for', () => {
  it('is its pieces that can still be bought back, with today’s price; a barcode is its piece', async () => {
    const { nomor, kode } = await terjual(server, 2);
    const [pertama = '', kedua = ''] = kode;
    expect((await cari(nomor)).body).toMatchObject([
      { kode_barcode: pertama, no_faktur: nomor, nama: 'BU TINI', harga_jual: 3_061_000, harga_emas: 1_437_000 },
      { kode_barcode: kedua },
    ]);
    await beli(pertama);
    expect((await cari(nomor)).body.map((row) => row.kode_barcode)).toEqual([kedua]);
    expect((await cari(kedua)).body).toMatchObject([{ kode_barcode: kedua, berat_nota: 2.13 }]);
  });

  it('names the paper that has its pieces when none is left', async () => {
    const { nomor, kode } = await terjual(server);
    const [kode_barcode = ''] = kode;
    const pembelian = await beli(kode_barcode);
    for (const dicari of [nomor, kode_barcode]) {
      expect(await cari(dicari)).toMatchObject({
        status: 409,
        body: { code: 'barang_sedang_dipesan', params: { kode_barcode, nomor: pembelian } },
      });
    }
    expect((await cari('KL-FJ-000000-0001')).body).toMatchObject({ code: 'barang_tidak_ditemukan' });
  });
});

it('cuts less of goods that are exchanged, where the condition says so', async () => {
  await server.db.query(`update kondisi_pembelian set persentase_tukar = 2 where kondisi_barang = 'LECET'`);
  const persen = async (path: string) => {
    const { body } = await kasir('GET', path);
    return (body as RujukanBeli).kondisi.map(({ kondisi_barang, potongan, persentase }) => [
      kondisi_barang,
      potongan,
      persentase,
    ]);
  };
  expect(await persen('pembelian/rujukan?untuk=tukar')).toEqual([
    ['MULUS', 20_000, 0],
    ['LECET', 0, 2],
  ]);
  expect(await persen('pembelian/rujukan')).toContainEqual(['LECET', 0, 5]);
});

it('tells conditions, codes of prices and groups with what is cut of each', async () => {
  const { body } = await kasir('GET', 'pembelian/rujukan');
  const rujukan = body as RujukanBeli;
  expect(rujukan.kondisi).toContainEqual({
    kondisi_barang: 'MULUS',
    jenis_potongan: 'RP',
    potongan: 20_000,
    persentase: 0,
  });
  expect(rujukan.harga).toContainEqual({ kode_harga: 'L70', harga_per_gram: 1_150_000 });
  expect(rujukan.group.find(({ kode_group }) => kode_group === '700')).toMatchObject({
    kadar_group: 70,
    harga_group: 1_437_000,
    potongan: null,
  });
});
