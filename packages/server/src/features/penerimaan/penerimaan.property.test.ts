import { Dec } from '@kilau/contract/core/dec.ts';
import { isProblem } from '@kilau/contract/core/problem.ts';
import { penerimaanBarang } from '@kilau/contract/features/penerimaan/penerimaan-barang.kind.ts';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { invariants } from '../../app/invariants.ts';
import { grantApproval } from '../../engine/approval.ts';
import { showPaper } from '../../engine/paper/read.ts';
import { moveDay } from '../../ledger/business-date.ts';
import { reconcile, verifyChain } from '../../ledger/reconcile.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { testDatabase } from '../../testing/database.ts';
import { enterRows } from '../../testing/masuk.ts';
import { atWork, openShop, RING, SHOP } from '../../testing/shop.ts';
import { papersOf } from '../../testing/papers.ts';

const shop = testDatabase();
const papers = papersOf(shop);
const toko = SHOP.kode_toko;
const GROUP = ['700', '375'] as const;
const KADAR = [null, '75'] as const;

type Langkah =
  | {
      readonly apa: 'terima';
      readonly baris: readonly {
        readonly group: number;
        readonly kadar: number;
        readonly qty: number;
        readonly gram: number;
      }[];
    }
  | { readonly apa: 'input'; readonly dari: number; readonly group: number; readonly gram: readonly number[] }
  | { readonly apa: 'batal' | 'selesai'; readonly dari: number }
  | { readonly apa: 'besok' };

const dari = fc.nat({ max: 20 });
const gram = fc.integer({ min: 1, max: 9999 });
const pilihan = fc.nat({ max: 1 });
const langkah: fc.Arbitrary<Langkah> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      apa: fc.constant('terima' as const),
      baris: fc.array(fc.record({ group: pilihan, kadar: pilihan, qty: fc.integer({ min: 1, max: 4 }), gram }), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      apa: fc.constant('input' as const),
      dari,
      group: pilihan,
      gram: fc.array(gram, { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ apa: fc.constantFrom('batal' as const, 'selesai' as const), dari }) },
  { weight: 1, arbitrary: fc.constant({ apa: 'besok' as const }) },
);

const ton = (miligram: number): Dec => Dec.from(miligram).dividedBy(1000, 3, 'half-up');
const izin = async (tx: Tx, kategori: string, dokumen: string, nilai: Readonly<Record<string, string>>) =>
  (
    await grantApproval(tx, atWork(), {
      kategori,
      dokumen,
      nilai,
      keterangan: '',
      disetujui_oleh: 'OWNER',
      saluran: 'MANUAL',
    })
  ).id;

async function jalan(tx: Tx, nomor: string, apa: Exclude<Langkah, { apa: 'besok' }>): Promise<string | undefined> {
  if (apa.apa === 'terima') {
    const baris = apa.baris.map(({ group, kadar, qty, gram: berat }) => ({
      kode_group: GROUP[group] ?? '700',
      kode_dept: 'CN',
      kadar: Dec.parse(KADAR[kadar]) ?? null,
      qty,
      berat_bruto: null,
      berat: ton(berat),
      ongkos: null,
    }));
    return papers.make(tx, 'penerimaan-barang', {
      asal: 'SUPPLIER',
      kode_supplier: null,
      no_intern: null,
      tgl_nota: null,
      keterangan: null,
      baris,
    });
  }
  if (apa.apa === 'input') {
    const rows = apa.gram.map((berat, index) => ({
      ...RING,
      kode_group: GROUP[apa.group] ?? '700',
      berat_asli: ton(berat),
      no_terima: index === 2 ? null : nomor,
    }));
    await enterRows(tx, rows).catch(async (error: unknown) => {
      if (!isProblem(error) || error.code !== 'penerimaan_kelebihan_berat') throw error;
      const { kategori, nomor: dokumen, penerimaan } = error.params;
      await enterRows(
        tx,
        rows,
        'KASIR1',
        await izin(tx, String(kategori), String(dokumen), { penerimaan: String(penerimaan) }),
      );
    });
  } else if (apa.apa === 'batal') {
    await papers.approved(tx, 'penerimaan-barang', nomor, 'batal', { oleh: 'OWNER' });
  } else {
    const shown = await showPaper(tx, { shop: SHOP }, penerimaanBarang, nomor);
    const worked = { qty: shown.sisa_qty, berat: shown.selisih };
    await papers.approved(tx, 'penerimaan-barang', nomor, 'selesai', { worked, oleh: 'OWNER' });
  }
  return undefined;
}

beforeAll(() => openShop(shop.db));

it(
  'whatever is received, entered, taken back and settled, what is left of every receipt is what the books have',
  { timeout: 300_000 },
  async () => {
    const semua: string[] = [];
    const hasil = { ok: 0, ditolak: 0 };
    let tgl: string = SHOP.tgl_system;
    await fc.assert(
      fc.asyncProperty(fc.array(langkah, { minLength: 6, maxLength: 14 }), async (steps) => {
        for (const step of steps) {
          if (step.apa === 'besok') {
            tgl = new Date(Date.parse(tgl) + 86_400_000).toISOString().slice(0, 10);
            await shop.db.tx((tx) => moveDay(tx, toko, tgl));
            continue;
          }
          // The newest receipts are the ones that are worked on.
          const nomor = 'dari' in step ? (semua.at(-1 - (step.dari % 4)) ?? '-') : '';
          try {
            const baru = await shop.db.tx((tx) => jalan(tx, nomor, step));
            hasil.ok += 1;
            if (baru !== undefined) semua.push(baru);
          } catch (error) {
            if (!isProblem(error)) throw error;
            hasil.ditolak += 1;
          }
        }
        expect(
          [...(await reconcile(shop.db, toko, tgl, invariants)), ...(await verifyChain(shop.db, toko))].filter(
            (check) => !check.selisih.isZero(),
          ),
        ).toEqual([]);
      }),
      { numRuns: 30, endOnFailure: true },
    );
    expect(Math.min(hasil.ok, hasil.ditolak)).toBeGreaterThan(10);
  },
);
