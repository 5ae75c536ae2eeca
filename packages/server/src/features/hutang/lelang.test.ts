import { beforeAll, describe, expect, it } from 'vitest';
import { differences } from '../../testing/checks.ts';
import { testDatabase } from '../../testing/database.ts';
import { bukaGudangBeli, DELAPAN_JUTA } from '../../testing/hutang.ts';
import { hutangDi } from '../../testing/lakukan-hutang.ts';
import { atWork, openShop } from '../../testing/shop.ts';

const shop = testDatabase();
const { berjalan, lakukan, disetujui, pada, sebesar } = hutangDi(shop);
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

describe('goods that were pledged as one line', () => {
  const BEDA = { bunga_rp: 120_000, pokok: DELAPAN_JUTA, klaim: 8_120_000, kelebihan: 880_000 };
  const jalan = async () => {
    await pada('2026-11-20');
    const nomor = await berjalan({
      lama_pinjam: 1,
      barang: [
        { nama_barang: 'CINCIN', kode_dept: 'CN', kadar: 70, jumlah: 2, berat: 6 },
        { nama_barang: 'ANTING', kode_dept: 'CN', kadar: 70, jumlah: 2, berat: 3 },
      ],
    });
    await pada('2026-11-23');
    return nomor;
  };
  const lelang = (nomor: string, pecahan: readonly object[]) =>
    disetujui(nomor, 'lelang', {
      nilai: 9_000_000,
      biaya: 0,
      tujuan: 'TERSEDIA',
      kode_baki: 'A01',
      pecahan,
      alasan: undefined,
      worked: BEDA,
      context: OWNER,
    });

  it('become a piece each, at the weights they are said to have; a pair stays one', async () => {
    const nomor = await jalan();
    await lelang(nomor, [
      { baris: 1, berat: 2.5 },
      { baris: 1, berat: 3.5 },
    ]);
    const pieces = () =>
      shop.db.query(
        `select nama_barang, berat::float8 as berat, harga_modal::int as harga_modal from barang
         where no_tambah = $1 and di_stok order by kode_barcode`,
        [nomor],
      );
    expect(await pieces()).toEqual([
      { nama_barang: 'CINCIN', berat: 2.5, harga_modal: 2_500_000 },
      { nama_barang: 'CINCIN', berat: 3.5, harga_modal: 3_500_000 },
      { nama_barang: 'ANTING', berat: 3, harga_modal: 3_000_000 },
    ]);
    expect(await differences(shop.db, '2026-11-23')).toEqual([]);
    await disetujui(nomor, 'batal-lelang', { ...sebesar(9_000_000), context: OWNER });
    expect(await pieces()).toEqual([]);
    expect(await differences(shop.db, '2026-11-23')).toEqual([]);
  });

  it.each([
    ['weigh something else', [{ baris: 1, berat: 2.5 }], 'pecahan.0.berat', 'pecahan_lain_berat'],
    [
      'are more than were pledged',
      [1, 2, 3].map(() => ({ baris: 1, berat: 2 })),
      'pecahan.0.baris',
      'pecahan_terlalu_banyak',
    ],
    ['are of no line', [{ baris: 3, berat: 2 }], 'pecahan.0.baris', 'baris_tidak_ada'],
  ])('are refused where they %s', async (_, pecahan, field, rule) => {
    const nomor = await jalan();
    await expect(
      lakukan(nomor, 'lelang', { nilai: 9_000_000, tujuan: 'TERSEDIA', kode_baki: 'A01', pecahan }, OWNER),
    ).rejects.toMatchObject({ fields: { [field]: { rule } } });
  });
});
