import { beforeAll, describe, expect, it } from 'vitest';
import { kotakCincin } from '../../testing/aksesoris.ts';
import { testDatabase } from '../../testing/database.ts';
import { body, Penjualan, S1_TOTAL } from '../../testing/penjualan.ts';
import { reportsOf } from '../../testing/report-asking.ts';
import { atWork, openShop, pieces, SHOP } from '../../testing/shop.ts';
import { batalPenjualan } from './lakukan.ts';

const shop = testDatabase();
const { save, validate, approve } = new Penjualan(shop);
const { json } = reportsOf(shop);
const HARI = { tgl_from: SHOP.tgl_system, tgl_to: SHOP.tgl_system } as const;
const KOTAK = 25_000;
let kotak = '';

const jual = async (kode_sales: string, cincin: readonly string[], qty: number): Promise<string> => {
  const bayar = [{ jenis: 'CASH', jumlah: cincin.length * S1_TOTAL + qty * KOTAK }];
  const nomor = await save(body(cincin, { kode_sales, bayar, aksesoris: [{ kode_barcode: kotak, qty }] }));
  await validate(nomor);
  return nomor;
};

/** RINA sold a ring of 2.13 g with three boxes and another with one, which was cancelled; DEWI two boxes alone. */
beforeAll(async () => {
  await openShop(shop.db);
  await shop.db.query(
    `insert into sales (kode_toko, kode_sales, nama_sales, kode_bank, nama_bank, no_rekening, nama_rekening)
     values ($1, 'SL02', 'DEWI', 'BCA', 'BCA', '2', 'DEWI')`,
    [SHOP.kode_toko],
  );
  kotak = await kotakCincin(shop);
  await jual('SL01', await pieces(shop.db, 1), 3);
  const batal = await jual('SL01', await pieces(shop.db, 1), 1);
  const { id } = await approve('BATAL PENJUALAN', batal, { alasan: 'SALAH' });
  await shop.db.tx((tx) => batalPenjualan(tx, atWork(), batal, { alasan: 'SALAH', kode_baki: null, otorisasi: id }));
  await jual('SL02', [], 2);
});

const baris = async (key: Parameters<typeof json>[0], names: readonly string[]) =>
  (await json(key, HARI)).grup.flatMap((grup) => grup.baris.map((row) => names.map((name) => row[name])));

describe('what weighs nothing has no price per gram', () => {
  it('of a sales person who sold boxes alone', async () => {
    expect(await baris('global-sales', ['kode_sales', 'status', 'qty', 'berat', 'harga_gram', 'harga_jual'])).toEqual([
      ['SL01', 'DONE', 4, 2.13, expect.any(Number), 3_136_000],
      ['SL01', 'CANC', 2, 2.13, expect.any(Number), 3_086_000],
      ['SL02', 'DONE', 2, 0, null, 2 * KOTAK],
    ]);
  });

  it('of the purity that boxes are sold under', async () => {
    const names = ['nama_kadar_eod', 'status', 'qty', 'berat', 'harga_gram', 'harga_jual'];
    expect(await baris('global-penjualan-gajah', names)).toEqual([
      ['0', 'DONE', 5, 0, null, 5 * KOTAK],
      ['0', 'CANC', 1, 0, null, KOTAK],
      ['70', 'DONE', 1, 2.13, 1_437_089, 3_061_000],
      ['70', 'CANC', 1, 2.13, 1_437_089, 3_061_000],
    ]);
  });
});
