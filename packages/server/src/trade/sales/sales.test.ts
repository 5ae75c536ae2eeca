import { beforeAll, expect, it } from 'vitest';
import { bacaPenjualan } from '../../features/penjualan/baca.ts';
import { ubahPenjualan } from '../../features/penjualan/lakukan.ts';
import { refused } from '../../testing/checks.ts';
import { testDatabase } from '../../testing/database.ts';
import { body, Penjualan, schema } from '../../testing/penjualan.ts';
import { atWork, openShop, pieces, SHOP } from '../../testing/shop.ts';

const shop = testDatabase();
const { save, validate, differences } = new Penjualan(shop);

beforeAll(() => openShop(shop.db));

it('keeps an open sale with whom it was made by, also where he was put out of use since, and takes no other such', async () => {
  await shop.db.query(
    `insert into sales (kode_toko, kode_sales, nama_sales, kode_bank, nama_bank, no_rekening, nama_rekening,
        status_aktif)
      values ('KL01', 'SL02', 'DEWI', 'BCA', 'BCA', '2', 'DEWI', false)`,
  );
  const [pertama = '', kedua = ''] = await pieces(shop.db, 2);
  const nomor = await save(body([pertama]));
  await shop.db.query(`update sales set status_aktif = false where kode_sales = 'SL01'`);
  const ubah = (kode_sales: string, versi: number) =>
    shop.db.tx((tx) =>
      ubahPenjualan(tx, atWork(), nomor, schema.parse({ ...body([pertama, kedua]), kode_sales }), versi),
    );
  await ubah('SL01', 1);
  expect(await refused(ubah('SL02', 2))).toMatchObject({ code: 'rujukan_tidak_ada', params: { kode: 'SL02' } });
  expect(await refused(save(body([kedua])))).toMatchObject({ code: 'rujukan_tidak_ada', params: { kode: 'SL01' } });
  await validate(nomor);
  expect(await bacaPenjualan(shop.db, { shop: SHOP }, nomor)).toMatchObject({ kode_sales: 'SL01', jumlah_barang: 2 });
  expect(await differences()).toEqual([]);
});
