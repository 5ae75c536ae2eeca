import { Dec } from '@kilau/contract/core/dec.ts';
import type { ReportWire } from '@kilau/contract/core/report-wire.ts';
import type { ReportKey } from '@kilau/contract/registry.ts';
import { beforeAll, expect, it } from 'vitest';
import { makeReport } from '../../engine/report/make.ts';
import { testDatabase } from '../../testing/database.ts';
import { papersOf } from '../../testing/papers.ts';
import { body, Penjualan } from '../../testing/penjualan.ts';
import { reportsOf } from '../../testing/report-asking.ts';
import { openShop, pieces, SHOP } from '../../testing/shop.ts';

const shop = testDatabase();
const { ask, json } = reportsOf(shop);
const papers = papersOf(shop);
const { save, validate } = new Penjualan(shop);
const HARI = { tgl_from: SHOP.tgl_system, tgl_to: SHOP.tgl_system };
const PUSAT = { shop: { kode_toko: 'PST', level: 'PUSAT' } } as const;

/**
 * 1.003 g of 37.5 % are 0.376125 g of fine gold and 1.002 g of 70 % are 0.7014 g: 1.077525 g together, which is told as
 * 1.078, and would be 1.077 if each were rounded alone.
 */
const MURNI = 1.078;
let kode: string[] = [];

const eod = async (kolom: string) => {
  const { seksi = [] } = JSON.parse(JSON.stringify(await makeReport.json(ask('eod', HARI)))) as ReportWire;
  return seksi.find(({ seksi: nama }) => nama === 'murni')?.total[kolom];
};
const murni = async (key: ReportKey) => (await json(key, key === 'global-stock-toko' ? {} : HARI)).total['berat_murni'];
const bruto = async (key: ReportKey) => (await json(key, HARI)).batal?.bruto['berat_murni'];

beforeAll(async () => {
  await openShop(shop.db);
  await shop.db.query(`insert into toko (kode_toko, nama_toko, inisial, level) values ('PST', 'PUSAT', 'PS', 'PUSAT')`);
  kode = [
    ...(await pieces(shop.db, 1, { kode_group: '375', berat_asli: Dec.from('1.003') })),
    ...(await pieces(shop.db, 1, { berat_asli: Dec.from('1.002') })),
  ];
});

it('the fine gold of the stock is the same in every report that tells it', async () => {
  expect(await eod('akhir')).toBe(MURNI);
  expect(await murni('global-stock-toko')).toBe(MURNI);
  expect((await json('saldo-barang-aktif')).total['berat_murni']).toBe(MURNI);
});

it('and so is that of what was sold, gross and net, told to head office as to the shop', async () => {
  for (const barcode of kode) await validate(await save(body([barcode])));
  expect([await murni('global-penjualan'), await murni('global-penjualan-gajah')]).toEqual([MURNI, MURNI]);
  const { nomor } = await shop.db.one<{ nomor: string }>(
    `select no_faktur_group as nomor from penjualan_barang where kode_barcode = $1`,
    [kode[1]],
  );
  await shop.db.tx((tx) => papers.approved(tx, 'penjualan', nomor, 'batal'));
  expect([await murni('global-penjualan'), await murni('global-penjualan-gajah')]).toEqual([0.376, 0.376]);
  const kotor = [await bruto('global-penjualan'), await bruto('global-penjualan-gajah'), await eod('jual')];
  expect(kotor).toEqual([MURNI, MURNI, MURNI]);
  const pusat = await json('global-penjualan-gajah', HARI, PUSAT);
  expect(pusat.grup[0]?.baris).toEqual((await json('global-penjualan-gajah', HARI)).grup[0]?.baris);
});
