import { OTORISASI_DISKON, OTORISASI_HARGA } from '@kilau/contract/trade/otorisasi/otorisasi-baris.calc.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../../testing/checks.ts';
import { testDatabase } from '../../testing/database.ts';
import { body, Penjualan, S1_TOTAL, type Body } from '../../testing/penjualan.ts';
import { atWork, openShop, pieces, SHOP } from '../../testing/shop.ts';
import { bacaPenjualan } from './baca.ts';

const shop = testDatabase();
const { save, validate, differences } = new Penjualan(shop);
const MODUL = { MEMBER_MODULE: 'true', RESELLER_MODULE: 'true' } as const;
const kasir = atWork('KASIR1', 'KASIR', MODUL);

/**
 * The ring of S1 by the list of resellers: 2.13 × 1,300,000 = 2,769,000; ongkos 50 % of 50,000 × 2.13 = 53,250; the
 * stone 25,000.
 */
const RESELLER_TOTAL = 2_847_250;
const ANTON = { jenis: 'MEMBER', kode_member: 'M00004' };
const sale = (kode_barcode: string, pelanggan: Body, baris: Body = {}): Body =>
  body([], {
    pelanggan,
    barang: [{ kode_barcode, ...baris }],
    bayar: [{ jenis: 'CASH', jumlah: 4_000_000 }],
  });
const baca = (nomor: string) => bacaPenjualan(shop.db, { shop: SHOP }, nomor);

async function isi(db: typeof shop.db): Promise<void> {
  await db.query(
    `insert into member (kode_toko, kode_member, nama_member, no_hp, jenis_member)
     values ('KL01', 'M00004', 'KO ANTON', '081200000004', 'RESELLER'),
       ('KL01', 'M00001', 'BU TINI', '081200000001', 'VIP')`,
  );
  await db.query(
    `insert into harga_reseller (kode_toko, _id, kode_group, harga, ongkos_persen, diskon_persen)
     values ('KL01', 'r1', '700', 1300000, 50, 2)`,
  );
}

beforeAll(async () => {
  await openShop(shop.db);
  await isi(shop.db);
});

describe('a reseller', () => {
  it('buys by the list of resellers, whatever kind of customer was sent, and the sale says so', async () => {
    for (const jenisPelanggan of ['MEMBER', 'RESELLER']) {
      const [kode = ''] = await pieces(shop.db, 1);
      const nomor = await save(sale(kode, { ...ANTON, jenis: jenisPelanggan }), kasir);
      await validate(nomor, kasir);
      expect(await baca(nomor)).toMatchObject({
        grand_total: RESELLER_TOTAL,
        pelanggan: { jenis: 'RESELLER', kode_member: 'M00004', nama: 'KO ANTON' },
        barang: [{ sumber_harga: 'RESELLER', harga_gram: 1_300_000, harga_jual: 2_769_000, ongkos: 53_250 }],
      });
    }
    expect(await differences()).toEqual([]);
  });

  it('pays what all pay for a piece with a price of its own, and for groups that are not on the list', async () => {
    await shop.db.query(`update harga_reseller set harga = 0 where kode_group = '700'`);
    const [tanpa = ''] = await pieces(shop.db, 1);
    expect(await baca(await save(sale(tanpa, ANTON), kasir))).toMatchObject({
      barang: [{ sumber_harga: 'GROUP', harga_gram: 1_437_000, ongkos: 53_250 }],
    });
    await shop.db.query(`update harga_reseller set harga = 1300000, status_aktif = false where kode_group = '700'`);
    const [kode = ''] = await pieces(shop.db, 1);
    expect((await baca(await save(sale(kode, ANTON), kasir)))?.grand_total).toBe(S1_TOTAL);
    await shop.db.query(`update harga_reseller set status_aktif = true where kode_group = '700'`);
  });

  it('needs an approval below his own price, and for a discount beyond his own', async () => {
    const [kode = ''] = await pieces(shop.db, 1);
    expect((await refused(save(sale(kode, ANTON, { harga_gram: 1_299_999 }), kasir))).params).toMatchObject({
      kategori: OTORISASI_HARGA,
    });
    // 2 % of 2,847,250 are 56,945.
    expect((await refused(save(sale(kode, ANTON, { diskon_rp: 56_946 }), kasir))).params).toMatchObject({
      kategori: OTORISASI_DISKON,
    });
    expect(await baca(await save(sale(kode, ANTON, { diskon_rp: 56_945 }), kasir))).toMatchObject({
      grand_total: RESELLER_TOTAL - 56_945,
    });
  });
});

describe('nobody else', () => {
  it('is one: another member, somebody passing by, anybody while the module is off', async () => {
    const [a = '', b = '', c = ''] = await pieces(shop.db, 3);
    expect(await baca(await save(sale(a, { jenis: 'MEMBER', kode_member: 'M00001' }), kasir))).toMatchObject({
      grand_total: S1_TOTAL,
      pelanggan: { jenis: 'MEMBER' },
    });
    expect((await baca(await save(sale(b, { nama: 'ANTON' }), kasir)))?.grand_total).toBe(S1_TOTAL);
    const [d = ''] = await pieces(shop.db, 1);
    // Known by his code, whatever kind was sent.
    expect(await baca(await save(sale(d, { jenis: 'NON MEMBER', kode_member: 'M00001' }), kasir))).toMatchObject({
      pelanggan: { jenis: 'MEMBER', kode_member: 'M00001' },
    });
    const tanpaModul = atWork('KASIR1', 'KASIR', { ...MODUL, RESELLER_MODULE: 'false' });
    expect(await baca(await save(sale(c, ANTON), tanpaModul))).toMatchObject({
      grand_total: S1_TOTAL,
      pelanggan: { jenis: 'MEMBER' },
    });
  });

  it('can be sent as one', async () => {
    const [kode = ''] = await pieces(shop.db, 1);
    expect(await refused(save(sale(kode, { jenis: 'RESELLER', kode_member: 'M00001' }), kasir))).toMatchObject({
      fields: { 'pelanggan.jenis': { rule: 'bukan_reseller' } },
    });
  });
});
