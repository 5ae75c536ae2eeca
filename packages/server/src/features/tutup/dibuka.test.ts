import { beforeAll, expect, it } from 'vitest';
import { moveDay } from '../../ledger/business-date.ts';
import { testDatabase } from '../../testing/database.ts';
import { papersOf } from '../../testing/papers.ts';
import { atWork, openShop, pieces, SHOP } from '../../testing/shop.ts';
import { isiTitip, tunai } from '../../testing/titipan.ts';
import { dapatDibuka } from './tutup.post.ts';

const shop = testDatabase();
const papers = papersOf(shop);
const { kode_toko, tgl_system: HARI } = SHOP;
const BESOK = '2026-11-22';

beforeAll(() => openShop(shop.db));

it('a day is not opened again once a paper of before was changed on a later one, though nothing was booked', async () => {
  const barang = await pieces(shop.db, 1);
  const nomor = await shop.db.tx((tx) => papers.make(tx, 'titipan', isiTitip(barang, [tunai(500_000)])));
  await shop.db.query(
    `insert into tutup (kode_toko, ke, aksi, tgl, tgl_berikut, user_id, alasan, disetujui_oleh, waktu, urut, rantai,
       rincian, hash) values ($1, 1, 'TUTUP', $2, $3, 'SPV1', '', '', now(), 0, '', '{}', '')`,
    [kode_toko, HARI, BESOK],
  );
  await shop.db.tx((tx) => moveDay(tx, kode_toko, BESOK));
  expect(await dapatDibuka(shop.db, kode_toko)).toMatchObject({ tgl: HARI });
  const context = atWork('KASIR1', 'KASIR', {}, { ...SHOP, tgl_system: BESOK });
  await shop.db.tx((tx) => papers.change(tx, 'titipan', nomor, isiTitip(barang, [tunai(600_000)]), 1, context));
  expect(await shop.db.one('select tgl from dokumen where nomor = $1', [nomor])).toEqual({ tgl: HARI });
  expect(await dapatDibuka(shop.db, kode_toko)).toBeUndefined();
});
