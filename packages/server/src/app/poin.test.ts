import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { differences, refused } from '../testing/checks.ts';
import { testDatabase } from '../testing/database.ts';
import { papersOf } from '../testing/papers.ts';
import { bukaBeli } from '../testing/pembelian.ts';
import { bayarPoin, bukaMember, HADIAH, kasirPoin, niagaMember } from '../testing/poin.ts';
import { openShop, pieces } from '../testing/shop.ts';

const shop = testDatabase();
const { jual, beli, batal, saldo, isiJual, koreksi, hadiah, tukar } = niagaMember(shop);
const papers = papersOf(shop);

beforeAll(async () => {
  await openShop(shop.db);
  await bukaBeli(shop.db);
  await bukaMember(shop.db);
});

describe('a member', () => {
  it('has what the life of one comes to (domain guide, part 2 §8)', async () => {
    await hadiah(3);
    await koreksi('M1', 40);
    const kecil = await jual('M1', ['2.13']);
    const besar = await jual('M1', ['8.35']);
    expect(await saldo('M1')).toBe(50);
    await beli('M1', kecil.kode[0] ?? '');
    expect(await saldo('M1')).toBe(52);
    const lain = await jual('M1', ['5.6']);
    await batal('penjualan', lain.nomor);
    expect(await saldo('M1')).toBe(52);
    await jual('M1', ['12.4'], [bayarPoin(30)]);
    expect(await saldo('M1')).toBe(34);
    // Two gifts of two points each, and a point that is taken: the guide's gift is of five.
    await tukar('M1', 2);
    await koreksi('M1', -1);
    expect(await saldo('M1')).toBe(29);
    await batal('penjualan', besar.nomor);
    expect(await saldo('M1')).toBe(21);
    expect(await differences(shop.db)).toEqual([]);
  });

  it('earns with the new goods of an exchange, whatever pays them, and nothing with the old ones', async () => {
    const lama = await jual('M2', ['8.35']);
    const baru = await pieces(shop.db, 1);
    const isi = isiJual('M2', baru, [
      { jenis: 'TUKAR', barang: [{ kode_barcode: lama.kode[0] ?? '', kondisi_barang: 'MULUS' }] },
    ]);
    const nomor = await shop.db.tx((tx) => papers.make(tx, 'penjualan', isi, kasirPoin()));
    await shop.db.tx((tx) => papers.done(tx, 'penjualan', nomor, 'validasi', { context: kasirPoin() }));
    expect(await saldo('M2')).toBe(10);
    expect(await differences(shop.db)).toEqual([]);
  });
});

type Langkah = readonly [langkah: 'jual' | 'bayar' | 'beli' | 'batal' | 'tukar', mana: number, banyak: number];
const langkah = fc.tuple(
  fc.constantFrom('jual', 'bayar', 'beli', 'batal', 'tukar'),
  fc.nat({ max: 9 }),
  fc.integer({ min: 1, max: 12 }),
) satisfies fc.Arbitrary<Langkah>;

it('has never fewer than none, and what his papers come to, whatever is done and taken back', async () => {
  await hadiah(10_000);
  await fc.assert(
    fc.asyncProperty(fc.array(langkah, { minLength: 3, maxLength: 9 }), async (semua) => {
      const kode_member = 'M3';
      /** Papers that stand, and what each has given, less what was paid with. */
      const berdiri: {
        jenis: 'penjualan' | 'pembelian' | 'tukar-point';
        nomor: string;
        beri: number;
        pakai: number;
        kode: string;
      }[] = [];
      let punya = await saldo(kode_member);
      for (const [apa, mana, banyak] of semua) {
        const paper = berdiri[mana % Math.max(1, berdiri.length)];
        if (apa === 'jual' || apa === 'bayar') {
          const pakai = apa === 'bayar' ? Math.min(banyak, punya) : 0;
          const bayar = pakai > 0 ? [bayarPoin(pakai)] : [];
          if (apa === 'bayar') {
            const ditolak = await refused(jual(kode_member, ['1.5'], [bayarPoin(punya + 1)]));
            expect(ditolak.code).toBe('poin_tidak_cukup');
          }
          const { nomor, kode } = await jual(kode_member, [`${banyak}.7`], bayar);
          berdiri.push({ jenis: 'penjualan', nomor, beri: banyak, pakai, kode: kode[0] ?? '' });
          punya += banyak - pakai;
        } else if (apa === 'beli' && paper?.jenis === 'penjualan' && paper.kode !== '') {
          const nomor = await beli(kode_member, paper.kode);
          berdiri.push({ jenis: 'pembelian', nomor, beri: paper.beri, pakai: 0, kode: '' });
          punya += paper.beri;
          paper.kode = '';
        } else if (apa === 'tukar') {
          const ditolak = await refused(tukar(kode_member, Math.floor(punya / HADIAH.poin) + 1));
          expect(ditolak.code).toBe('poin_tidak_cukup');
          const jumlah = Math.min(banyak, Math.floor(punya / HADIAH.poin));
          if (jumlah > 0) {
            const pakai = jumlah * HADIAH.poin;
            berdiri.push({ jenis: 'tukar-point', nomor: await tukar(kode_member, jumlah), beri: 0, pakai, kode: '' });
            punya -= pakai;
          }
        } else if (apa === 'batal' && paper && (paper.jenis !== 'penjualan' || paper.kode !== '')) {
          await batal(paper.jenis, paper.nomor);
          berdiri.splice(berdiri.indexOf(paper), 1);
          punya = Math.max(0, punya + paper.pakai - paper.beri);
        }
        expect(await saldo(kode_member)).toBe(punya);
        expect(punya).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 12 },
  );
  expect(await differences(shop.db)).toEqual([]);
}, 120_000);
