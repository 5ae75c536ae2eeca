import { Dec } from '@kilau/contract/core/dec.ts';
import { isProblem } from '@kilau/contract/core/problem.ts';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { differences } from '../../testing/checks.ts';
import { testDatabase } from '../../testing/database.ts';
import { papersOf } from '../../testing/papers.ts';
import { bukaPeriode, CINCIN_PO, dariPo, isiAmbil, isiPo } from '../../testing/pre-order.ts';
import { openShop, pieces, SHOP } from '../../testing/shop.ts';
import { tunai } from '../../testing/titipan.ts';

const shop = testDatabase();
const papers = papersOf(shop);

beforeAll(async () => {
  await openShop(shop.db);
  await bukaPeriode(shop.db);
});

/** What may be done to an order, again and again. */
const LANGKAH = ['bayar', 'batal-bayar', 'ikat', 'lepas', 'jual', 'batal jual', 'batal'] as const;
type Langkah = (typeof LANGKAH)[number];

const kepala = (nomor: string) =>
  shop.db.one<{ status: string; total: Dec; sisa: Dec; saldo: Dec; buku: Dec }>(
    `select d.status, d.total, d.sisa, d.saldo, coalesce((select sum(s.jumlah) from saldo s
       where s.kode_toko = d.kode_toko and s.akun = 'PRE_ORDER' and s.sub = d.nomor), 0) as buku
     from dokumen d where d.kode_toko = $1 and d.nomor = $2`,
    [SHOP.kode_toko, nomor],
  );

/** One order, and the sale that has picked it up. */
class Pesanan {
  readonly nomor: string;
  #fj = '';

  constructor(nomor: string) {
    this.nomor = nomor;
  }

  /** Does one thing to it as it stands; what may not be done is refused, and changes nothing. */
  async lakukan(langkah: Langkah, banyak: number): Promise<void> {
    const { nomor } = this;
    await shop.db.tx(async (tx) => {
      const { saldo } = await kepala(nomor);
      if (langkah === 'bayar') {
        await papers.done(tx, 'pre-order', nomor, 'bayar', { input: { bayar: isiPo([tunai(banyak)]).bayar } });
      } else if (langkah === 'ikat') {
        const [kode_barcode = ''] = await this.#datang(banyak);
        const input = { barang: [{ baris: 1 + (banyak % 2), kode_barcode }] };
        await papers.done(tx, 'pre-order', nomor, 'closing', { input });
      } else if (langkah === 'lepas') {
        const terikat = await tx.query<{ kode_barcode: string; ke: number }>(
          `select kode_barcode, ke from pre_order_ikat where nomor = $1 order by ke desc limit 1`,
          [nomor],
        );
        const [worked = {}] = terikat;
        await papers.approved(tx, 'pre-order', nomor, 'lepas', { worked: { ...worked } });
      } else if (langkah === 'jual') {
        this.#fj = await papers.make(tx, 'penjualan', isiAmbil([dariPo(nomor), tunai(40_000_000)]));
        await papers.done(tx, 'penjualan', this.#fj, 'validasi');
      } else if (langkah === 'batal jual') {
        await papers.approved(tx, 'penjualan', this.#fj, 'batal');
      } else if (langkah === 'batal') {
        const input = { alasan: 'tidak jadi', sebab: 'PELANGGAN' };
        const worked = { kembali: saldo.negated(), potongan: Dec.zero };
        await papers.approved(tx, 'pre-order', nomor, 'batal', { input, worked });
      } else {
        await papers.approved(tx, 'pre-order', nomor, 'batal-bayar');
      }
    });
  }

  #datang(banyak: number): Promise<string[]> {
    return pieces(shop.db, 1, { berat_asli: Dec.from(3 + (banyak % 5)) });
  }
}

it('of an order is left its price less what the ledger holds of it, whatever is done to it', async () => {
  const langkah = fc.tuple(fc.constantFrom(...LANGKAH), fc.integer({ min: 1, max: 6_000_000 }));
  let dilakukan = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(langkah, { minLength: 4, maxLength: 14 }), async (semua) => {
      const barang = [CINCIN_PO, { ...CINCIN_PO, berat: 4 }];
      const nomor = await shop.db.tx((tx) => papers.make(tx, 'pre-order', isiPo([tunai(5_000_000)], { barang })));
      await shop.db.tx((tx) => papers.done(tx, 'pre-order', nomor, 'validasi'));
      const pesanan = new Pesanan(nomor);
      for (const [satuan, banyak] of semua) {
        try {
          await pesanan.lakukan(satuan, banyak);
          dilakukan += 1;
        } catch (error) {
          if (!isProblem(error)) throw error;
        }
        const { status, total, sisa, saldo, buku } = await kepala(nomor);
        expect(saldo.eq(buku)).toBe(true);
        const wajib = ['DONE', 'CLOSING'].includes(status) ? total.plus(buku) : Dec.zero;
        expect(sisa.toJSON(), `${status} ${satuan}`).toBe(wajib.toJSON());
        expect(sisa.isNegative()).toBe(false);
      }
    }),
    { numRuns: 20 },
  );
  expect(dilakukan).toBeGreaterThan(10);
  expect(await differences(shop.db)).toEqual([]);
});
