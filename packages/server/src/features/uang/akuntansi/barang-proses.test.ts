import { Dec } from '@kilau/contract/core/dec.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { differences, izin, refused } from '../../../testing/checks.ts';
import { testDatabase } from '../../../testing/database.ts';
import { papersOf } from '../../../testing/papers.ts';
import { isiPesan, KALUNG } from '../../../testing/pesanan.ts';
import { atWork, openShop, pieces, SHOP } from '../../../testing/shop.ts';
import { tunai } from '../../../testing/titipan.ts';

/** Goods that lie where goods in process do, by whatever deed: the journals know the account they stand on. */
const shop = testDatabase();
const papers = papersOf(shop);
const { kode_toko } = SHOP;
const PROSES = ['SORTIR', 'LEBUR', 'BELI', 'CUCI'] as const;

/** The owner's approval of exactly what was refused without one. */
async function diizinkan(work: Promise<unknown>): Promise<string> {
  const { params } = await refused(work);
  const { kategori = '', dokumen = '', nilai = '' } = params as Readonly<Record<string, string>>;
  return izin(shop.db, kategori, dokumen, JSON.parse(nilai) as Readonly<Record<string, unknown>>, 'OWNER');
}

beforeAll(async () => {
  await openShop(shop.db);
  await shop.db.query(`insert into harga_global (kode_toko, nominal) values ($1, 1900000)`, [kode_toko]);
  await shop.db.query(
    `with g as (insert into gudang (kode_toko, kode_gudang, nama_gudang, dijual)
       select $1, g, g, false from unnest($2::text[] || '{HANCUR}') g on conflict do nothing)
     insert into baki (kode_toko, kode_baki, nama_baki, kode_gudang, berat_baki, berat_bandrol)
       select $1, left(g, 1) || '01', g, g, 150, 0.25 from unnest($2::text[]) g on conflict do nothing`,
    [kode_toko, PROSES],
  );
  await shop.db.query(
    `insert into kondisi_barang (kode_toko, kode_kondisi, nama_kondisi) values ($1, 'RSK', 'RUSAK') on conflict do nothing`,
    [kode_toko],
  );
});

describe.each(PROSES)('goods in %s', (kode_gudang) => {
  const kode_baki = `${kode_gudang.slice(0, 1)}01`;

  it('are entered there, wasted, and put back', async () => {
    const [kode_barcode = ''] = await pieces(
      shop.db,
      1,
      { kode_baki, harga_modal: Dec.from(2_000_000) },
      atWork('OWNER', 'OWN'),
    );
    const isi = { kode_kondisi: 'RSK', keterangan: null, barang: [{ kode_barcode }] };
    const hancur = (otorisasi: string | null) =>
      shop.db.tx((tx) => papers.make(tx, 'hancur-barang', isi, undefined, otorisasi));
    const nomor = await hancur(await diizinkan(hancur(null)));
    expect(await differences(shop.db)).toEqual([]);
    await shop.db.tx((tx) =>
      papers.approved(tx, 'hancur-barang', nomor, 'batal', { input: { alasan: 'salah', kode_baki } }),
    );
    expect(await differences(shop.db)).toEqual([]);
  });

  it('are finished there for an order, and put up for sale when it is cancelled', async () => {
    const nomor = await shop.db.tx((tx) => papers.make(tx, 'pesanan', isiPesan([KALUNG], [tunai(1_000_000)])));
    await shop.db.tx((tx) => papers.done(tx, 'pesanan', nomor, 'validasi'));
    const barang = [{ baris: 1, berat: Dec.from(5), kadar_cetak: null, ongkos_tukang: Dec.from(2_000_000), kode_baki }];
    await shop.db.tx((tx) => papers.done(tx, 'pesanan', nomor, 'selesai', { input: { barang } }));
    expect(await differences(shop.db)).toEqual([]);
    const input = { alasan: 'tidak jadi', kode_baki: 'A01' };
    const batal = (otorisasi: string | null) =>
      shop.db.tx((tx) => papers.done(tx, 'pesanan', nomor, 'batal', { input, otorisasi }));
    await batal(await diizinkan(batal(null)));
    expect(await differences(shop.db)).toEqual([]);
  });
});
