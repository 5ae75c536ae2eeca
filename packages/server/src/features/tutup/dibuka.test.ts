import { kinds } from '@kilau/contract/registry.ts';
import { beforeAll, expect, it } from 'vitest';
import { moveDay } from '../../ledger/business-date.ts';
import { testDatabase } from '../../testing/database.ts';
import { papersOf } from '../../testing/papers.ts';
import { atWork, openShop, pieces, SHOP } from '../../testing/shop.ts';
import { isiTitip, tunai } from '../../testing/titipan.ts';
import { periksaHari } from './periksa.ts';
import { dapatDibuka } from './tutup.post.ts';

const shop = testDatabase();
const papers = papersOf(shop);
const { kode_toko, tgl_system: HARI } = SHOP;
const BESOK = '2026-11-22';
let barang: string[];
let nomor: string;

beforeAll(async () => {
  await openShop(shop.db);
  barang = await pieces(shop.db, 1);
  nomor = await shop.db.tx((tx) => papers.make(tx, 'titipan', isiTitip(barang, [tunai(500_000)])));
  await shop.db.query(
    `insert into tutup (kode_toko, ke, aksi, tgl, tgl_berikut, user_id, alasan, disetujui_oleh, waktu, urut, rantai,
       rincian, hash) values ($1, 1, 'TUTUP', $2, $3, 'SPV1', '', '', now(), 0, '', '{}', '')`,
    [kode_toko, HARI, BESOK],
  );
  await shop.db.tx((tx) => moveDay(tx, kode_toko, BESOK));
});

const OPNAME = 'no_opname, tgl, status, mulai_oleh, mulai_pada';
it.each([
  ['a count of pledged goods', 'opname_hutang', OPNAME, `'A', $2, 'AKTIF', 'X', now()`, '/stock-opname-hutang'],
  ['a count of receipts', 'opname_penerimaan', OPNAME, `'B', $2, 'AKTIF', 'X', now()`, '/stock-opname-penerimaan'],
  ['a price', 'riwayat_harga', 'id, kode_group, tgl, harga_baru, diubah_oleh', `gen_random_uuid(), '', $2, 1, 'X'`, ''],
  ['a dollar', 'kurs_harian', 'mata_uang, tgl, kurs', `'USD', $2, 16000`, ''],
])('a day is not opened again once %s is of a later one', async (_, tabel, names, values, halaman) => {
  expect(await dapatDibuka(shop.db, kode_toko)).toMatchObject({ tgl: HARI });
  await shop.db.query(`insert into ${tabel} (kode_toko, ${names}) values ($1, ${values})`, [kode_toko, BESOK]);
  expect(await dapatDibuka(shop.db, kode_toko)).toBeUndefined();
  const periksa = await periksaHari(shop.db, kode_toko, kinds, [], [], false, new Date());
  expect(periksa.find(({ kunci }) => kunci === 'opname')).toMatchObject(
    halaman === '' ? { jumlah: 0 } : { jumlah: 1, halaman },
  );
  await shop.db.query(`delete from ${tabel} where kode_toko = $1`, [kode_toko]);
});

it('a day is not opened again once a paper of before was changed on a later one, though nothing was booked', async () => {
  expect(await dapatDibuka(shop.db, kode_toko)).toMatchObject({ tgl: HARI });
  const context = atWork('KASIR1', 'KASIR', {}, { ...SHOP, tgl_system: BESOK });
  await shop.db.tx((tx) => papers.change(tx, 'titipan', nomor, isiTitip(barang, [tunai(600_000)]), 1, context));
  expect(await shop.db.one('select tgl from dokumen where nomor = $1', [nomor])).toEqual({ tgl: HARI });
  expect(await dapatDibuka(shop.db, kode_toko)).toBeUndefined();
});

it('tells every page on which something waits for the closing, with how many', async () => {
  await shop.db.query(`insert into opname_hutang (kode_toko, ${OPNAME}) values ($1, 'A', $2, 'AKTIF', 'X', now())`, [
    kode_toko,
    BESOK,
  ]);
  await shop.db.query(
    `insert into opname_penerimaan (kode_toko, ${OPNAME}) values ($1, 'B', $2, 'AKTIF', 'X', now())`,
    [kode_toko, BESOK],
  );
  const periksa = await periksaHari(shop.db, kode_toko, kinds, [], [], false, new Date());
  expect(periksa.find(({ kunci }) => kunci === 'opname')).toEqual({
    kunci: 'opname',
    jumlah: 2,
    contoh: ['A', 'B'],
    halaman: '/stock-opname-hutang',
    tempat: [
      { halaman: '/stock-opname-hutang', jumlah: 1 },
      { halaman: '/stock-opname-penerimaan', jumlah: 1 },
    ],
  });
});

it('is held by a request for approval only while who asked is logged in as he was', async () => {
  const otorisasi = async (now = new Date()) =>
    (await periksaHari(shop.db, kode_toko, kinds, [], [], false, now)).find(({ kunci }) => kunci === 'otorisasi')
      ?.jumlah;
  await shop.db.query(
    `insert into sesi (kode_toko, id, user_id, token_hash) values ($1, gen_random_uuid(), 'KASIR1', '')`,
    [kode_toko],
  );
  await shop.db.query(
    `insert into permintaan_otorisasi (kode_toko, keystore, diminta_oleh, permintaan, dibuat, berlaku_sampai)
     values ($1, 'AAAAAAAAAAAA', 'KASIR1', '[]', now(), now() + interval '2 minutes')`,
    [kode_toko],
  );
  expect(await otorisasi()).toBe(1);
  // By the program's clock, which may not be the database's.
  expect(await otorisasi(new Date(Date.now() + 180_000))).toBe(0);
  await shop.db.query(`update sesi set berakhir = now() where user_id = 'KASIR1'`);
  expect(await otorisasi()).toBe(0);
});
