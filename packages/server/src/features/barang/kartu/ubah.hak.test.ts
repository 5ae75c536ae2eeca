import { beforeAll, expect, it } from 'vitest';
import { refused } from '../../../testing/checks.ts';
import { testDatabase } from '../../../testing/database.ts';
import { atWork, openShop, pieces } from '../../../testing/shop.ts';
import { barangDiKartu } from './kartu.ts';
import { ubahBarang } from './ubah.post.ts';

const shop = testDatabase();
const [kasir, pemilik] = [atWork(), atWork('OWNER', 'OWN')];
const ubah = (kode_barcode: string, isi: Readonly<Record<string, unknown>>, oleh = kasir) =>
  shop.db.tx((tx) => ubahBarang(tx, oleh, kode_barcode, isi));

beforeAll(() => openShop(shop.db));

it('leaves the printed purity and the price of the parts to who may change what a piece is worth', async () => {
  const [barcode = ''] = await pieces(shop.db, 1);
  const lihat = () => barangDiKartu(shop.db, kasir, barcode);
  const semula = await lihat();
  expect(semula).toMatchObject({ harga_atribut: 25_000 });
  const perlu = { rule: 'perlu_hak_nilai' };
  expect(await refused(ubah(barcode, { size: '9', kadar_cetak: '24K', harga_atribut: 0 }))).toMatchObject({
    code: 'data_tidak_valid',
    fields: { kadar_cetak: perlu, atribut: perlu },
  });
  expect(await lihat()).toEqual(semula);
  await ubah(barcode, {
    kadar_cetak: semula?.kadar_cetak,
    atribut: [{ nama_atribut: 'BATU', harga_atribut: 25_000 }],
  });
  await ubah(barcode, { kadar_cetak: '24K', harga_atribut: 20_000 }, pemilik);
  expect(await lihat()).toMatchObject({ kadar_cetak: '24K', nama_atribut: 'BATU', harga_atribut: 20_000 });
});
