import { Dec } from '@kilau/contract/core/dec.ts';
import { beforeAll, expect, it } from 'vitest';
import { sekaligus } from '../../../testing/barang-manual.ts';
import { testDatabase } from '../../../testing/database.ts';
import { openShop, SHOP } from '../../../testing/shop.ts';
import {
  keluarStok,
  lepasStok,
  masukStok,
  pesanStok,
  serahkanStok,
  type JumlahStok,
} from '../../../trade/manual/stok.ts';

const shop = testDatabase();
const toko = SHOP.kode_toko;
const cincin = (qty: number, berat: string, kadar = '70'): JumlahStok => ({
  kode_gudang: 'TOKO',
  kode_baki: 'A01',
  kode_group: '700',
  kode_dept: 'CN',
  kadar: Dec.from(kadar),
  qty,
  berat: Dec.from(berat),
});
const stok = () =>
  shop.db.query<{ qty: number; berat: Dec; pesan_qty: number; pesan_berat: Dec }>(
    `select qty, berat, pesan_qty, pesan_berat from stok_manual where kode_toko = $1 order by kadar`,
    [toko],
  );
const wire = (rows: unknown): unknown => JSON.parse(JSON.stringify(rows));

beforeAll(() => openShop(shop.db));

it('takes, holds and gives back, and never more than there is', async () => {
  await shop.db.tx((tx) => sekaligus(masukStok(tx, toko, [cincin(3, '6.5'), cincin(2, '4'), cincin(1, '1', '37.5')])));
  expect(wire(await stok())).toEqual([
    { qty: 1, berat: 1, pesan_qty: 0, pesan_berat: 0 },
    { qty: 5, berat: 10.5, pesan_qty: 0, pesan_berat: 0 },
  ]);

  await shop.db.tx((tx) => sekaligus(pesanStok(tx, toko, [cincin(2, '4')])));
  await expect(
    shop.db.tx((tx) => sekaligus(keluarStok(tx, toko, [cincin(2, '4'), cincin(2, '1')]))),
  ).rejects.toMatchObject({
    code: 'stok_tidak_cukup',
    params: { qty: 3, berat: 6.5 },
  });
  await expect(shop.db.tx((tx) => sekaligus(pesanStok(tx, toko, [cincin(1, '6.501')])))).rejects.toMatchObject({
    code: 'stok_tidak_cukup',
  });
  await shop.db.tx((tx) => sekaligus(keluarStok(tx, toko, [cincin(1, '2.5')])));
  await shop.db.tx((tx) => sekaligus(serahkanStok(tx, toko, [cincin(1, '2')])));
  await shop.db.tx((tx) => sekaligus(lepasStok(tx, toko, [cincin(1, '2')])));
  await expect(shop.db.tx((tx) => sekaligus(lepasStok(tx, toko, [cincin(1, '2')])))).rejects.toMatchObject({
    code: 'stok_tidak_cukup',
  });
  expect(wire(await stok())).toEqual([
    { qty: 1, berat: 1, pesan_qty: 0, pesan_berat: 0 },
    { qty: 3, berat: 6, pesan_qty: 0, pesan_berat: 0 },
  ]);
});

it('of two tills that want the last, one gets it', async () => {
  const hasil = await Promise.allSettled(
    [1, 2, 3].map(() => shop.db.tx((tx) => sekaligus(keluarStok(tx, toko, [cincin(1, '1', '37.5')])))),
  );
  expect(hasil.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
});
