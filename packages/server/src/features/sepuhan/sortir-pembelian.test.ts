import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { papersOf } from '../../testing/papers.ts';
import { bukaSepuhan, dibeli } from '../../testing/sepuhan.ts';
import { openShop } from '../../testing/shop.ts';

const shop = testDatabase();
const papers = papersOf(shop);

beforeAll(async () => {
  await openShop(shop.db);
  await bukaSepuhan(shop.db);
});

const sortir = (baris: object) =>
  shop.db.tx((tx) =>
    papers.make(tx, 'sortir-pembelian', {
      keterangan: null,
      barang: [{ hasil: 'LEBUR', no_faktur_group: null, baris: null, ...baris }],
    }),
  );

it('a piece that is named by its barcode and by a line of a purchase is that one', async () => {
  const { nomor: no_faktur_group, kode } = await dibeli(shop, [
    ['700', 2],
    ['700', 3],
  ]);
  const [kode_barcode] = kode;
  const beda = [
    { lain: { no_faktur_group, baris: 2 }, at: 'no_faktur_group' },
    { lain: { no_faktur_group }, at: 'no_faktur_group' },
    { lain: { baris: 1 }, at: 'baris' },
  ];
  for (const { lain, at } of beda) {
    await expect(sortir({ kode_barcode, ...lain })).rejects.toMatchObject({
      code: 'data_tidak_valid',
      fields: { [`barang.0.${at}`]: { rule: 'tidak_terdaftar' } },
    });
  }
  await expect(sortir({ kode_barcode, no_faktur_group, baris: 1 })).resolves.toBeTypeOf('string');
});
