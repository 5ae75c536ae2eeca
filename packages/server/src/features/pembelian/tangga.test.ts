import { beforeAll, describe, expect, it } from 'vitest';
import { nilaiIzinBeli } from '@kilau/contract/trade/beli/izin-beli.calc.ts';
import type { ModuleKey } from '@kilau/contract/modules.ts';
import { differences, izin, refused } from '../../testing/checks.ts';
import { testDatabase } from '../../testing/database.ts';
import { papersOf } from '../../testing/papers.ts';
import { bukaBeli, isiBeli, KTP, luar, terjual } from '../../testing/pembelian.ts';
import { atWork, openShop, SHOP } from '../../testing/shop.ts';

const shop = testDatabase();
const papers = papersOf(shop);
const { kode_toko } = SHOP;

beforeAll(async () => {
  await openShop(shop.db);
  await bukaBeli(shop.db);
});

type Modules = Readonly<Partial<Record<ModuleKey, string>>>;
type Baris = Readonly<Record<string, unknown>>;

/** Buys and books it. @returns the ladder of its line as it is kept. */
async function dibeli(barang: Baris, modules: Modules, more: Baris = {}): Promise<Baris> {
  const context = atWork('KASIR1', 'KASIR', modules);
  const nomor = await shop.db.tx((tx) => papers.make(tx, 'pembelian', isiBeli([barang], more), context));
  await shop.db.tx((tx) => papers.done(tx, 'pembelian', nomor, 'validasi', { context }));
  return shop.db.one<Baris>(
    `select harga_nota::int as harga_nota, susut_rp::int as susut_rp, potongan_kondisi::int as potongan_kondisi,
       potongan_kategori::int as potongan_kategori, potongan_lain::int as potongan_lain, harga_emas::int as harga_emas,
       harga_beli::int as harga_beli from pembelian_barang where kode_toko = $1 and no_faktur_group = $2`,
    [kode_toko, nomor],
  );
}
/** The ring of example S1: 3,061,000 of gold, 25,000 of stones, 106,500 ongkos, 2.13 g. */
async function cincin(more: Baris = {}): Promise<Baris> {
  const { kode } = await terjual(shop);
  return { kode_barcode: kode[0] ?? '', kondisi_barang: 'MULUS', ...more };
}

describe('the ladder of a nota, by what the shop has set (domain guide §3.1)', () => {
  it.each<[string, Baris, Modules, Baris]>([
    ['P1: Rp 20,000 a gram', {}, {}, { harga_nota: 3_086_000, potongan_kondisi: 42_600, harga_beli: 3_043_000 }],
    [
      'P1: five percent',
      { kondisi_barang: 'LECET' },
      {},
      { harga_nota: 3_086_000, potongan_kondisi: 154_300, harga_beli: 2_931_500 },
    ],
    ['P1, rounded up', {}, { ROUND_DOWN_PURCHASE_MODULE: 'false' }, { harga_beli: 3_043_500 }],
    [
      'P1b: 2.08 g, in proportion',
      { berat: 2.08 },
      { NOTA_PRORATA_BERAT: 'true' },
      { susut_rp: 72_441, potongan_kondisi: 41_600, harga_beli: 2_971_500 },
    ],
    [
      'without what hung on it',
      {},
      { HARGA_BELI_TANPA_ATRIBUT_ONGKOS: 'true' },
      { harga_nota: 3_061_000, harga_beli: 3_018_000 },
    ],
    [
      'with its ongkos',
      {},
      { HARGA_NOTA_DENGAN_ONGKOS_MODULE: 'true' },
      { harga_nota: 3_192_500, harga_beli: 3_149_500 },
    ],
    [
      'with a cut by hand',
      { potongan_lain: 50_000 },
      { POTONGAN_MANUAL_PEMBELIAN_MODULE: 'true' },
      { potongan_lain: 50_000, harga_beli: 2_993_000 },
    ],
    [
      'alive: 2.13 g at what a gram sells for today, whatever the nota says',
      { hidup: true },
      { HIDUP_FEATURE_MODULE: 'true' },
      { harga_nota: 3_060_810, harga_emas: 1_437_000, harga_beli: 3_018_000 },
    ],
    [
      'alive and lighter: its grams alone, nothing is missing from a nota',
      { hidup: true, berat: 2.08 },
      { HIDUP_FEATURE_MODULE: 'true', NOTA_PRORATA_BERAT: 'true' },
      { harga_nota: 2_988_960, susut_rp: 0, potongan_kondisi: 41_600, harga_beli: 2_947_000 },
    ],
  ])('%s', async (_what, more, modules, kept) => {
    expect(await dibeli(await cincin(more), modules)).toMatchObject(kept);
  });

  it('alive where the shop sells by percentage: at that share of the price of 24K, whatever stands at the group', async () => {
    const hidup = await cincin({ hidup: true });
    await shop.db.query(`insert into harga_global (kode_toko, nominal) values ($1, 2000000)`, [kode_toko]);
    await shop.db.query(`update kelompok set persentase = 75 where kode_toko = $1 and kode_group = '700'`, [kode_toko]);
    const modules = { HIDUP_FEATURE_MODULE: 'true', MODE_HARGA: 'PERSENTASE' };
    // 2.13 × 1,500,000, less 20,000 a gram
    const kept = { harga_emas: 1_500_000, harga_nota: 3_195_000, harga_beli: 3_152_000 };
    expect(await dibeli(hidup, modules)).toMatchObject(kept);
    await shop.db.query('delete from harga_global where kode_toko = $1', [kode_toko]);
    await shop.db.query(`update kelompok set persentase = 0 where kode_toko = $1 and kode_group = '700'`, [kode_toko]);
  });

  it('cuts by kategori on top of the condition, by its kadar before the one for all', async () => {
    const modules = { POTONGAN_PENJUALAN_MODULE: 'true' };
    const potong = (kadar: number | null, jenis: string, potongan: number, persentase: number) =>
      shop.db.query(
        `insert into potongan_kategori (kode_toko, _id, kode_kategori, kadar, jenis_potongan, potongan, persentase)
         values ($1, $2, 'EMAS', $3, $4, $5, $6)`,
        [kode_toko, `EMAS-${kadar}`, kadar, jenis, potongan, persentase],
      );
    await potong(null, 'RP', 5000, 0);
    // 3,086,000 − 42,600 − 2.13 × 5,000
    expect(await dibeli(await cincin(), modules)).toMatchObject({ potongan_kategori: 10_650, harga_beli: 3_032_500 });
    await potong(70, 'PERSENTASE', 0, 1);
    expect(await dibeli(await cincin(), modules)).toMatchObject({ potongan_kategori: 30_860, harga_beli: 3_012_500 });
    // And nothing where the shop has not switched it on.
    expect(await dibeli(await cincin(), {})).toMatchObject({ potongan_kategori: 0, harga_beli: 3_043_000 });
    await shop.db.query(`update potongan_kategori set status_aktif = false`);
  });

  it('asks about less loss than rugi nota wants: of a fine piece, of a damaged one', async () => {
    await shop.db.query(
      `insert into rugi_nota (kode_toko, _id, kode_kategori, kadar, rugi, rusak) values ($1, '1', 'EMAS', 70, 30000, 50000)`,
      [kode_toko],
    );
    // 3,086,000 − 2.13 × 30,000 = 3,022,100 at most, and P1 comes to more.
    const barang = await cincin();
    const isi = (more: Baris = {}) => dibeli({ ...barang, ...more }, {});
    expect(await refused(isi())).toMatchObject({ code: 'otorisasi_diperlukan', params: { kategori: 'RUGI NOTA' } });
    const nilai = nilaiIzinBeli({
      kode_barcode: String(barang['kode_barcode']),
      nama_barang: 'CINCIN POLOS RANTAI',
      kode_group: '700',
      kondisi_barang: 'MULUS',
      kadar: 70,
      berat: 2.13,
      berat_nota: 2.13,
      harga_nota: 3_086_000,
      harga_beli: 3_043_000,
    });
    const otorisasi = await izin(shop.db, 'RUGI NOTA', '', nilai);
    expect(await isi({ otorisasi })).toMatchObject({ harga_beli: 3_043_000 });
    // Damaged it may cost 3,086,000 − 2.13 × 50,000 = 2,979,500, and five percent off is less.
    expect(await dibeli(await cincin({ kondisi_barang: 'LECET' }), {})).toMatchObject({ harga_beli: 2_931_500 });
    await shop.db.query(`update rugi_nota set status_aktif = false`);
  });
});

describe('the ladder of goods without a nota (domain guide §3.2)', () => {
  const bebas = { OTORISASI_PEMBELIAN_TANPA_BARCODE: 'false' };
  it.each<[string, Baris, Modules, Baris]>([
    ['P2: by its code', {}, bebas, { harga_nota: 4_772_500, potongan_kondisi: 238_625, harga_beli: 4_533_500 }],
    [
      'by the price of its kadar today',
      { kode_harga: null },
      { ...bebas, PARAMETER_HARGA_EMAS_PEMBELIAN: 'true' },
      { harga_nota: 4_980_000, harga_beli: 4_731_000 },
    ],
    [
      'alive: at what its group sells for today',
      { hidup: true, kode_harga: null },
      { ...bebas, HIDUP_FEATURE_MODULE: 'true' },
      { harga_nota: 5_963_550, harga_beli: 5_665_000 },
    ],
  ])('%s', async (_what, more, modules, kept) => {
    await shop.db.query(
      `insert into harga_emas_pembelian (kode_toko, _id, kadar, harga_gram) values ($1, '70', 70, 1200000)
       on conflict do nothing`,
      [kode_toko],
    );
    expect(await dibeli(luar(more), modules, KTP)).toMatchObject(kept);
    expect(await differences(shop.db)).toEqual([]);
  });
});
