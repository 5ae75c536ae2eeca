import { Dec } from '@kilau/contract/core/dec.ts';
import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { papersOf } from '../../testing/papers.ts';
import { body, Penjualan } from '../../testing/penjualan.ts';
import { reportsOf } from '../../testing/report-asking.ts';
import { atWork, openShop, pieces, SHOP } from '../../testing/shop.ts';

const shop = testDatabase();
const papers = papersOf(shop);
const { save, differences } = new Penjualan(shop);
const { json } = reportsOf(shop);
const kasir = (more: Readonly<Record<string, string>> = {}) =>
  atWork('KASIR1', 'KASIR', { BONUS_SALES_TRANSACTION_MODULE: 'true', ...more });
const { kode_toko, tgl_system } = SHOP;

beforeAll(async () => {
  await openShop(shop.db);
  await shop.db.query(
    `insert into para_bonus_sales (kode_toko, _id, kode_group, tipe, bonus)
     values ($1, '1', '700', 'GRAM', 2000), ($1, '2', '375', 'GRAM', 1000), ($1, '3', null, 'PCS', 5000),
       ('KL02', '1', null, 'PCS', 99)`,
    [kode_toko],
  );
});

/** Sells pieces of a group, each on a nota of its own. */
async function jual(kode_group: string, gram: string, context = kasir()): Promise<string> {
  const kode = await pieces(shop.db, 1, { kode_group, berat_asli: Dec.from(gram) });
  const nomor = await save(body(kode, { bayar: [{ jenis: 'CASH', jumlah: 20_000_000 }] }), {
    ...context,
    konfirmasi: undefined,
  });
  await shop.db.tx((tx) => papers.done(tx, 'penjualan', nomor, 'validasi', { context }));
  return nomor;
}
const bonus = async (tgl: string) => (await json('rekap-sales', { tgl_from: tgl, tgl_to: tgl })).total['bonus'];

it('is kept with each piece when it is sold, and taken off on the day of the cancel', async () => {
  await jual('700', '2.13');
  const batal = await jual('700', '8.35');
  await jual('375', '1.24');
  expect(await bonus(tgl_system)).toBe(37_200);
  // What a shop gives from now on changes nothing that was sold.
  await shop.db.query(`update para_bonus_sales set bonus = 1`);
  expect(await bonus(tgl_system)).toBe(37_200);
  await jual('700', '2.13', kasir({ BONUS_SALES_TRANSACTION_MODULE: 'false' }));
  expect(await bonus(tgl_system)).toBe(37_200);
  const besok = '2026-11-22';
  await shop.db.query(`update hari_toko set tgl_system = $2 where kode_toko = $1`, [kode_toko, besok]);
  await shop.db.tx((tx) => papers.approved(tx, 'penjualan', batal, 'batal', { context: kasir(), oleh: 'OWNER' }));
  expect([await bonus(tgl_system), await bonus(besok)]).toEqual([37_200, -21_700]);
  expect(await differences(besok)).toEqual([]);
});
