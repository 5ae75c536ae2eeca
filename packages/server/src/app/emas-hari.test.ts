import { TEMPAT_EMAS } from '@kilau/contract/trade/gudang/tempat-emas.ts';
import { beforeAll, expect, it } from 'vitest';
import { makeReport } from '../engine/report/make.ts';
import { ringkasanHari } from '../features/tutup/ringkasan.ts';
import { testDatabase } from '../testing/database.ts';
import { reportsOf } from '../testing/report-asking.ts';
import { baris, bukukan } from '../testing/report-hari.ts';
import { openShop, SHOP } from '../testing/shop.ts';

const shop = testDatabase();
const { ask } = reportsOf(shop);
const { kode_toko, tgl_system: tgl } = SHOP;
/** Gold of 70 %, where it lies and whose account it is on. */
const LETAK = [
  ['TOKO', 'STOK', 'TOKO', 10],
  ['TOKO', 'STOK', 'CICIL', 2],
  ['PROSES', 'STOK', 'BELI', 1],
  ['PROSES', 'STOK', 'SORTIR', 3],
  ['PROSES', 'STOK', 'LEBUR', 4],
  ['PROSES', 'CUCI', '', 5],
  ['CURAH', 'TERIMA', '', 6],
  ['CURAH', 'MANUAL', 'TOKO', 7],
  ['CURAH', 'CUCI_MANUAL', '', 8],
  ['KIRIM', 'KIRIM', '', 9],
] as const;

beforeAll(async () => {
  await openShop(shop.db);
  const emas = LETAK.flatMap(([, akun, kode_gudang, gram]) => [
    baris(akun, 'EMAS:70', gram, { kode_gudang, kategori: 'TAMBAH BARANG' }),
    baris('LUAR', 'EMAS:70', -gram, { sub: 'SUPPLIER', kategori: 'TAMBAH BARANG' }),
  ]);
  await bukukan(shop.db, kode_toko, tgl, 'LETAK', emas);
});

it('a closing keeps gold by the places that the report of its day tells, and forgets none', async () => {
  const { emas } = await ringkasanHari(shop.db, kode_toko, tgl);
  const menurut = (rows: readonly (readonly [tempat: unknown, gram: unknown])[]): Readonly<Record<string, string>> =>
    Object.fromEntries(rows.map(([tempat, gram]): [string, string] => [String(tempat), String(gram)]));
  const ditutup = menurut(emas.map(({ tempat, akhir }) => [tempat, akhir]));
  expect(ditutup).toEqual({ TOKO: '12', PROSES: '13', CURAH: '21', KIRIM: '9' });
  expect(Object.keys(ditutup)).toEqual(TEMPAT_EMAS);
  const { seksi = [] } = await makeReport.json(ask('eod', { tgl_from: tgl, tgl_to: tgl }));
  const kadar = seksi.find((one) => one.seksi === 'kadar')?.grup.flatMap(({ baris: rows }) => rows) ?? [];
  expect(menurut(kadar.map((row) => [row['tempat'], row['akhir']]))).toEqual(ditutup);
});
