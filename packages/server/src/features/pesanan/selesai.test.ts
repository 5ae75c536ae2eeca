import { Dec } from '@kilau/contract/core/dec.ts';
import { beforeAll, expect, it } from 'vitest';
import { differences } from '../../testing/checks.ts';
import { testDatabase } from '../../testing/database.ts';
import { papersOf } from '../../testing/papers.ts';
import { isiPesan, KALUNG } from '../../testing/pesanan.ts';
import { openShop } from '../../testing/shop.ts';
import { tunai } from '../../testing/titipan.ts';

const shop = testDatabase();
const papers = papersOf(shop);

beforeAll(() => openShop(shop.db));

it('goods that were ordered by a short word are finished: the piece is called by its purity too', async () => {
  const isi = isiPesan([{ ...KALUNG, nama_barang: 'BROS' }], [tunai(1_000_000)]);
  const nomor = await shop.db.tx((tx) => papers.make(tx, 'pesanan', isi));
  await shop.db.tx((tx) => papers.done(tx, 'pesanan', nomor, 'validasi'));
  const barang = [{ baris: 1, berat: Dec.from(5), kadar_cetak: null, ongkos_tukang: null, kode_baki: null }];
  await shop.db.tx((tx) => papers.done(tx, 'pesanan', nomor, 'selesai', { input: { barang } }));
  expect(
    await shop.db.query(
      `select b.nama_barang, n.nama_barang as dipesan from barang b join pesanan_barang n using (kode_barcode)
       where n.no_pesanan = $1`,
      [nomor],
    ),
  ).toEqual([{ nama_barang: 'BROS 70 %', dipesan: 'BROS' }]);
  expect(await differences(shop.db)).toEqual([]);
});
