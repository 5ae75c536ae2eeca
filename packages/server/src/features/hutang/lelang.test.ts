import { beforeAll, expect, it } from 'vitest';
import { differences } from '../../testing/checks.ts';
import { testDatabase } from '../../testing/database.ts';
import { bukaGudangBeli, DELAPAN_JUTA } from '../../testing/hutang.ts';
import { hutangDi } from '../../testing/lakukan-hutang.ts';
import { atWork, openShop } from '../../testing/shop.ts';

const shop = testDatabase();
const { berjalan, lakukan, disetujui, pada } = hutangDi(shop);
const OWNER = atWork('OWNER', 'OWN');

beforeAll(async () => {
  await openShop(shop.db);
  await bukaGudangBeli(shop.db);
});

it('goods are auctioned whatever they were called, each for something', async () => {
  const barang = [
    { nama_barang: 'BROS', kode_dept: 'CN', kadar: 70, berat: 9.999 },
    { nama_barang: 'LM', kode_dept: 'CN', kadar: 70, berat: 0.001 },
  ];
  const nomor = await berjalan({ lama_pinjam: 1, barang });
  await pada('2026-11-23');
  await expect(lakukan(nomor, 'lelang', { nilai: 1 }, OWNER)).rejects.toMatchObject({
    fields: { nilai: { rule: 'terlalu_kecil', params: { min: 2 } } },
  });
  const worked = { pokok: DELAPAN_JUTA, bunga_rp: 120_000, klaim: 8_120_000, kelebihan: 0 };
  await disetujui(nomor, 'lelang', { nilai: 9000, biaya: 0, alasan: undefined, worked, context: OWNER });
  expect(
    await shop.db.query(
      `select nama_barang, harga_modal::int as harga_modal from barang where pemilik_nomor = $1 order by kode_barcode`,
      [nomor],
    ),
  ).toEqual([
    { nama_barang: 'BROS 70 %', harga_modal: 8999 },
    { nama_barang: 'LM 70 %', harga_modal: 1 },
  ]);
  expect(await differences(shop.db, '2026-11-23')).toEqual([]);
});
