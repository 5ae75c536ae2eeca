import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { atWork, openShop, pieces, SHOP } from '../../testing/shop.ts';
import { lawanAtWork } from '../../testing/toy-lawan.ts';
import type { Needs } from './kind.ts';
import { holdNeeds } from './needs.ts';

const shop = testDatabase();
const { kode_toko } = SHOP;

beforeAll(async () => {
  await openShop(shop.db);
  for (const [kode, kadar] of [
    ['M1', 70],
    ['M2', 75],
  ] as const) {
    await shop.db.query(`insert into member (kode_toko, kode_member, nama_member, no_hp) values ($1, $2, 'SITI', $2)`, [
      kode_toko,
      kode,
    ]);
    await shop.db.query(
      `insert into kupon (kode_toko, kode_kupon, jenis, nilai, tgl_mulai) values ($1, $2, 'RP', 1000, '2026-11-01')`,
      [kode_toko, kode],
    );
    await shop.db.query(
      `insert into stok_manual (kode_toko, kode_gudang, kode_baki, kode_group, kode_dept, kadar, qty, berat)
       values ($1, 'TOKO', 'A01', '700', 'CN', $2, 1, 1)`,
      [kode_toko, kadar],
    );
  }
});

/** How many rows of a table nobody holds. */
const free = async (table: string): Promise<number> =>
  (await shop.db.query(`select from ${table} where kode_toko = $1 for update skip locked`, [kode_toko])).length;

it('holds pieces, goods by quantity, members and coupons that are named, and no others', async () => {
  const [barcode = ''] = await pieces(shop.db, 2);
  const needs: Needs = {
    barang: [{ kode_barcode: barcode }],
    curah: [{ kode_baki: 'A01', kode_group: '700', kode_dept: 'CN' }],
    member: [{ kode_member: 'M2' }],
    kupon: [{ kode_kupon: 'M1' }],
  };
  const at = { ...lawanAtWork, handlers: { ...lawanAtWork.handlers, needs: async () => needs } };
  await shop.db.tx(async (tx) => {
    const work = { tx, context: atWork(), tgl: SHOP.tgl_system, papers: new Map(), izin: [] };
    await holdNeeds(work, at, 'dorong', undefined, {});
    expect([await free('barang'), await free('stok_manual'), await free('member'), await free('kupon')]).toEqual([
      1, 0, 1, 1,
    ]);
  });
  expect([await free('barang'), await free('stok_manual')]).toEqual([2, 2]);
});
