import { Dec } from '@kilau/contract/core/dec.ts';
import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { openShop, pieces, SHOP } from '../../testing/shop.ts';
import { ringkasanHari } from './ringkasan.ts';

const shop = testDatabase();

beforeAll(async () => {
  await openShop(shop.db);
  await pieces(shop.db, 1, { kode_group: '375', berat_asli: Dec.from('1.003') });
  await pieces(shop.db, 1, { berat_asli: Dec.from('1.002') });
});

it('tells the fine gold that a day ends with to the milligram that the reports of gold do', async () => {
  const { emas } = await ringkasanHari(shop.db, SHOP.kode_toko, SHOP.tgl_system);
  // 0.376125 and 0.7014 are 1.077525: rounded alone they would come to 1.077.
  expect(emas.map(({ kadar, murni }) => [String(kadar), String(murni)])).toEqual([
    ['70', '0.702'],
    ['37.5', '0.376'],
  ]);
});
