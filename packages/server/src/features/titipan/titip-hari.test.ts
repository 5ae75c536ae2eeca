import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { papersOf } from '../../testing/papers.ts';
import { reportRows } from '../../testing/report-rows.ts';
import { atWork, openShop, pieces, SHOP } from '../../testing/shop.ts';
import { isiTitip, tunai } from '../../testing/titipan.ts';
import { batalTitip } from './batal-titip.query.ts';
import { titipBelumDiambil } from './titip-belum-diambil.query.ts';
import { titipUang } from './titip-uang.query.ts';

const shop = testDatabase();
const papers = papersOf(shop);
const BESOK = '2026-11-22';
const besok = atWork('KASIR1', 'KASIR', {}, { ...SHOP, tgl_system: BESOK });

beforeAll(() => openShop(shop.db));

it('tells in every report the day on which a deposit was taken, not the one on which it was made', async () => {
  const nomor = await shop.db.tx(async (tx) =>
    papers.make(tx, 'titipan', isiTitip(await pieces(shop.db, 1), [tunai(100_000)])),
  );
  await shop.db.query('update hari_toko set tgl_system = $1', [BESOK]);
  await shop.db.tx((tx) => papers.done(tx, 'titipan', nomor, 'validasi', { context: besok }));
  const context = { shop: besok.shop } as Parameters<typeof titipUang>[0];
  const hari = { tgl_from: SHOP.tgl_system, tgl_to: BESOK, kode_sales: null };
  const belum = (lama: number | null) =>
    reportRows(shop.db, titipBelumDiambil(context, { hari: lama, kode_sales: null }));
  const diambil = { no_titip: nomor, tgl: BESOK };
  expect(await reportRows(shop.db, titipUang(context, hari))).toMatchObject([diambil]);
  expect(await belum(null)).toMatchObject([{ ...diambil, hari: 0 }]);
  expect(await belum(1)).toEqual([]);
  const worked = { kembali: 100_000, potongan: 0 };
  await shop.db.tx((tx) => papers.approved(tx, 'titipan', nomor, 'batal', { worked, context: besok }));
  expect(await reportRows(shop.db, batalTitip(context, hari))).toMatchObject([{ ...diambil, tgl_batal: BESOK }]);
});
