import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { papersOf } from '../../testing/papers.ts';
import { bukaContoh, isiPesan, KALUNG } from '../../testing/pesanan.ts';
import { openShop, pieces } from '../../testing/shop.ts';
import { tunai, type Isi } from '../../testing/titipan.ts';

const shop = testDatabase();
const papers = papersOf(shop);

beforeAll(async () => {
  await openShop(shop.db);
  await bukaContoh(shop.db);
});

const pesan = (contoh: Isi) =>
  shop.db.tx((tx) => papers.make(tx, 'pesanan', isiPesan([KALUNG], [tunai(1_000_000)], { contoh: [contoh] })));

it('a sample of the shop weighs what it weighs: a weight that is sent with it is refused', async () => {
  const [kode_barcode = ''] = await pieces(shop.db, 1);
  await expect(pesan({ jenis: 'DARI TOKO', kode_barcode, berat: 1 })).rejects.toMatchObject({
    fields: { 'contoh.0.berat': { rule: 'hanya_contoh_bawaan' } },
  });
  await expect(pesan({ jenis: 'DARI TOKO', kode_barcode })).resolves.toBeTypeOf('string');
});
