import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { isProblem } from '@kilau/contract/core/problem.ts';
import { pembelianManual } from '@kilau/contract/features/manual/beli-manual.kind.ts';
import { penjualanManual } from '@kilau/contract/features/manual/jual-manual.kind.ts';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { invariants } from '../../../app/invariants.ts';
import { moveDay } from '../../../ledger/business-date.ts';
import { reconcile, verifyChain } from '../../../ledger/reconcile.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { testDatabase } from '../../../testing/database.ts';
import { papersOf } from '../../../testing/papers.ts';
import { atWork, openShop, SHOP } from '../../../testing/shop.ts';

const shop = testDatabase();
const toko = SHOP.kode_toko;
const JUAL = kindSchema(penjualanManual);
const BELI = kindSchema(pembelianManual);
const BAKI = ['A01', 'A02'] as const;
const KADAR = [70, 75] as const;
const USER = ['KASIR1', 'KASIR2'] as const;
const papers = papersOf(shop);

interface Baris {
  readonly baki: number;
  readonly kadar: number;
  readonly qty: number;
  readonly mg: number;
}
type Langkah =
  | {
      readonly apa: 'beli' | 'jual' | 'ubah';
      readonly pilih: number;
      readonly baris: readonly Baris[];
      readonly kartu: boolean;
    }
  | { readonly apa: 'validasi' | 'tolak' | 'batal'; readonly pilih: number; readonly user: number }
  | { readonly apa: 'besok' };

const baris = fc.array(
  fc.record({
    baki: fc.nat({ max: 1 }),
    kadar: fc.nat({ max: 1 }),
    qty: fc.integer({ min: 1, max: 4 }),
    mg: fc.integer({ min: 1, max: 9_999 }),
  }),
  { minLength: 1, maxLength: 3 },
);
const pilih = fc.nat({ max: 60 });
const langkah: fc.Arbitrary<Langkah> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      apa: fc.constantFrom('beli' as const, 'jual' as const, 'ubah' as const),
      pilih,
      baris,
      kartu: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      apa: fc.constantFrom('validasi' as const, 'validasi' as const, 'tolak' as const, 'batal' as const),
      pilih,
      user: fc.nat({ max: 1 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ apa: 'besok' as const }) },
);

const isJual = (nomor: string): boolean => nomor.includes('-FJM-');
const isiBeli = (rows: readonly Baris[], kartu: boolean) =>
  BELI.parse({
    kode_sales: 'SL01',
    pelanggan: {},
    cara_bayar: kartu ? 'TRANSFER' : 'CASH',
    no_rekening: kartu ? '008123' : null,
    // Heavy enough for the trays to have something to sell.
    barang: rows.map((row) => ({
      kode_group: '700',
      kode_dept: 'CN',
      kode_baki: BAKI[row.baki],
      kadar: KADAR[row.kadar],
      qty: row.qty + 2,
      berat: (row.mg + 5_000) / 1000,
      harga_gram: 1_100_000,
      potongan: row.mg,
    })),
  });
const isiJual = (rows: readonly Baris[], kartu: boolean) =>
  JUAL.parse({
    kode_sales: 'SL01',
    pelanggan: {},
    bayar: [
      ...(kartu ? [{ jenis: 'QRIS', jumlah: 1000, no_rekening: '008123' }] : []),
      { jenis: 'CASH', jumlah: 900_000_000 },
    ],
    barang: rows.map((row) => ({
      kode_gudang: 'TOKO',
      kode_baki: BAKI[row.baki],
      kode_group: '700',
      kode_dept: 'CN',
      kadar: KADAR[row.kadar],
      qty: row.qty,
      berat: row.mg / 1000,
      ongkos: row.mg,
    })),
  });
const kindOf = (nomor: string) => (isJual(nomor) ? 'penjualan-manual' : 'pembelian-manual');

/** What its user sees before he changes it. */
const versi = async (tx: Tx, nomor: string): Promise<number> =>
  (await tx.maybe<{ versi: number }>('select versi from dokumen where kode_toko = $1 and nomor = $2', [toko, nomor]))
    ?.versi ?? 0;

async function kerjakan(
  tx: Tx,
  apa: Exclude<Langkah, { apa: 'besok' }>,
  dokumen: readonly string[],
): Promise<string | undefined> {
  const nomor = dokumen[apa.pilih % Math.max(1, dokumen.length)] ?? '-FJM-';
  const key = kindOf(nomor);
  switch (apa.apa) {
    case 'beli':
      return papers.make(tx, 'pembelian-manual', isiBeli(apa.baris, apa.kartu));
    case 'jual':
      return papers.make(tx, 'penjualan-manual', isiJual(apa.baris, apa.kartu));
    case 'ubah': {
      const isi = (isJual(nomor) ? isiJual : isiBeli)(apa.baris, apa.kartu);
      await papers.change(tx, key, nomor, isi, await versi(tx, nomor));
      return undefined;
    }
    case 'validasi':
      await papers.done(tx, key, nomor, 'validasi', { context: atWork(USER[apa.user]) });
      return undefined;
    default:
      await papers.approved(tx, key, nomor, apa.apa, { oleh: 'OWNER', context: atWork(USER[apa.user]) });
      return undefined;
  }
}

const SATU: Baris = { baki: 0, kadar: 0, qty: 1, mg: 1000 };
/** The first walk, always the same: once through everything that can be done. Documents stand newest first. */
const SEMUA: readonly Langkah[] = [
  { apa: 'beli', pilih: 0, baris: [SATU], kartu: false },
  { apa: 'ubah', pilih: 0, baris: [SATU, SATU], kartu: false },
  { apa: 'validasi', pilih: 0, user: 0 },
  { apa: 'jual', pilih: 0, baris: [SATU], kartu: true },
  { apa: 'validasi', pilih: 0, user: 1 },
  { apa: 'batal', pilih: 0, user: 0 },
  { apa: 'beli', pilih: 0, baris: [SATU], kartu: true },
  { apa: 'tolak', pilih: 0, user: 0 },
];

beforeAll(() => openShop(shop.db));

it('whatever is sold, bought, validated, changed, withdrawn and cancelled: trays, documents and books agree', async () => {
  let hari = 21;
  const dokumen: string[] = [];
  const tercapai = new Map<string, number>();
  const selisih = async () => {
    const checks = await Promise.all(
      Array.from({ length: hari - 20 }, (_, index) => reconcile(shop.db, toko, `2026-11-${21 + index}`, invariants)),
    );
    return [...checks.flat(), ...(await verifyChain(shop.db, toko))].filter((check) => !check.selisih.isZero());
  };
  await fc.assert(
    fc.asyncProperty(fc.array(langkah, { minLength: 8, maxLength: 24 }), async (semua) => {
      for (const apa of semua) {
        if (apa.apa === 'besok') {
          if (hari < 27) await shop.db.tx((tx) => moveDay(tx, toko, `2026-11-${(hari += 1)}`));
          continue;
        }
        try {
          const nomor = await shop.db.tx((tx) => kerjakan(tx, apa, dokumen));
          if (nomor !== undefined) dokumen.unshift(nomor);
          tercapai.set(apa.apa, (tercapai.get(apa.apa) ?? 0) + 1);
        } catch (error) {
          if (!isProblem(error)) throw error;
        }
      }
      expect(await selisih()).toEqual([]);
    }),
    { numRuns: 12, endOnFailure: true, examples: [[[...SEMUA]]] },
  );
  // The walk has really been everywhere.
  expect([...tercapai.keys()].toSorted()).toEqual(['batal', 'beli', 'jual', 'tolak', 'ubah', 'validasi']);
}, 120_000);
