import { Dec } from '@kilau/contract/core/dec.ts';
import { isProblem } from '@kilau/contract/core/problem.ts';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { invariants } from '../../../app/invariants.ts';
import { moveDay } from '../../../ledger/business-date.ts';
import { reconcile, verifyChain } from '../../../ledger/reconcile.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { testDatabase } from '../../../testing/database.ts';
import { batalkan, hancurkan, pindahkan } from '../../../testing/kertas-barang.ts';
import { beriKadar } from '../../../testing/kadar-baru.ts';
import { openShop, pieces, SHOP } from '../../../testing/shop.ts';

const shop = testDatabase();
const toko = SHOP.kode_toko;
const BAKI = [
  ['A01', 'TOKO'],
  ['A02', 'TOKO'],
  ['T01', 'TITIP'],
] as const;
const KADAR = ['70', '37.5', '75'] as const;
let keys = 0;
const kunci = () => `k-${(keys += 1)}`;

type Langkah =
  | {
      readonly apa: 'masuk';
      readonly jumlah: number;
      readonly baki: number;
      readonly gram: number;
      readonly muda: boolean;
    }
  | { readonly apa: 'pindah' | 'hancur'; readonly pilih: readonly number[]; readonly baki: number }
  | { readonly apa: 'satu-baki'; readonly dari: number; readonly baki: number }
  | { readonly apa: 'kadar'; readonly pilih: number; readonly kadar: number }
  | { readonly apa: 'batal'; readonly pilih: number; readonly baki: number }
  | { readonly apa: 'besok' };

const baki = fc.nat({ max: 2 });
const langkah: fc.Arbitrary<Langkah> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      apa: fc.constant('masuk' as const),
      jumlah: fc.integer({ min: 1, max: 4 }),
      baki,
      gram: fc.integer({ min: 1, max: 99_999 }),
      muda: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      apa: fc.constantFrom('pindah' as const, 'hancur' as const),
      pilih: fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 4 }),
      baki,
    }),
  },
  { weight: 2, arbitrary: fc.record({ apa: fc.constant('satu-baki' as const), dari: baki, baki }) },
  {
    weight: 2,
    arbitrary: fc.record({ apa: fc.constant('kadar' as const), pilih: fc.nat({ max: 40 }), kadar: fc.nat({ max: 2 }) }),
  },
  { weight: 3, arbitrary: fc.record({ apa: fc.constant('batal' as const), pilih: fc.nat({ max: 40 }), baki }) },
  { weight: 1, arbitrary: fc.constant({ apa: 'besok' as const }) },
);

/** All that was made so far. */
interface Buku {
  readonly barang: string[];
  readonly dokumen: string[];
  tgl: string;
}

const di = (index: number) => ({ kode_baki: BAKI[index]?.[0] ?? '', kode_gudang: BAKI[index]?.[1] ?? '' });
const dari = <T>(rows: readonly T[], index: number): T | undefined => rows[index % Math.max(1, rows.length)];
const OLEH = { disetujui_oleh: 'OWNER' } as const;

async function tulis(
  tx: Tx,
  buku: Buku,
  apa: Exclude<Langkah, { apa: 'masuk' | 'besok' }>,
): Promise<string | undefined> {
  if (apa.apa === 'satu-baki') {
    return pindahkan(tx, { dari_baki: di(apa.dari).kode_baki, ...di(apa.baki) }, kunci());
  }
  if (apa.apa === 'batal') {
    const nomor = dari(buku.dokumen, apa.pilih) ?? '-PB-';
    await batalkan(tx, nomor, OLEH, nomor.includes('-HC-') ? { kode_baki: di(apa.baki).kode_baki } : {});
    return undefined;
  }
  if (apa.apa === 'kadar') {
    const baru = { kode_barcode: dari(buku.barang, apa.pilih) ?? '', kadar: KADAR[apa.kadar] ?? '70' };
    await beriKadar(tx, baru, kunci());
    return undefined;
  }
  const kode = [...new Set(apa.pilih.map((index) => dari(buku.barang, index) ?? '00000000'))];
  if (apa.apa === 'hancur') return hancurkan(tx, kode, kunci(), OLEH);
  return pindahkan(tx, { ...di(apa.baki), barang: kode.map((kode_barcode) => ({ kode_barcode })) }, kunci());
}

/** One step; a refusal is an answer, anything else a fault. */
async function jalan(buku: Buku, apa: Langkah): Promise<void> {
  if (apa.apa === 'masuk') {
    const gram = Dec.from(apa.gram).dividedBy(1000, 3, 'half-up');
    buku.barang.push(
      ...(await pieces(shop.db, apa.jumlah, {
        kode_baki: di(apa.baki).kode_baki,
        berat_asli: gram,
        kode_group: apa.muda ? '375' : '700',
      })),
    );
  } else if (apa.apa === 'besok') {
    buku.tgl = new Date(Date.parse(buku.tgl) + 86_400_000).toISOString().slice(0, 10);
    await shop.db.tx((tx) => moveDay(tx, toko, buku.tgl));
  } else {
    const nomor = await shop.db
      .tx((tx) => tulis(tx, buku, apa))
      .catch((error: unknown) => {
        if (!isProblem(error)) throw error;
        return undefined;
      });
    if (nomor !== undefined) buku.dokumen.push(nomor);
  }
}

/** What lay where, of which purity, at the end of a day, by the movement of all days up to it. */
const posisi = (tgl: string) =>
  shop.db.query(
    `select aset, kode_gudang, kode_baki, kode_group, sum(masuk - keluar) as jumlah from saldo_hari
   where kode_toko = $1 and akun = 'STOK' and tgl <= $2 group by 1, 2, 3, 4 having sum(masuk - keluar) <> 0`,
    [toko, tgl],
  );
/** The same, added up from the pieces as they stood at the end of that day. */
const foto = () =>
  shop.db.query(
    `select * from (
     select 'PCS' as aset, kode_gudang, kode_baki, kode_group, count(*)::numeric as jumlah from barang
     where kode_toko = $1 and di_stok group by 2, 3, 4
     union all select 'EMAS:' || trim_scale(kadar), kode_gudang, kode_baki, kode_group, sum(berat) from barang
     where kode_toko = $1 and di_stok group by kadar, 2, 3, 4) t`,
    [toko],
  );
const wire = (rows: unknown): unknown => JSON.parse(JSON.stringify(rows));
/** Rows by what they are about, whatever order the database's collation puts them in. */
const urut = (rows: readonly unknown[]): string[] => rows.map((row) => JSON.stringify(row)).toSorted();

beforeAll(async () => {
  await openShop(shop.db);
  await shop.db.query(
    `insert into gudang (kode_toko, kode_gudang, nama_gudang, dijual) values ('KL01', 'HANCUR', 'HANCUR', false)`,
  );
  await shop.db.query(
    `insert into kondisi_barang (kode_toko, kode_kondisi, nama_kondisi) values ('KL01', 'RSK', 'RUSAK')`,
  );
});

it(
  'whatever is entered, moved, destroyed, refined and taken back, every gram stays in its place',
  { timeout: 300_000 },
  async () => {
    const buku: Buku = { barang: [], dokumen: [], tgl: SHOP.tgl_system };
    const lampau = new Map<string, unknown>();
    await fc.assert(
      fc.asyncProperty(fc.array(langkah, { minLength: 6, maxLength: 14 }), async (steps) => {
        for (const step of steps) {
          if (step.apa === 'besok') lampau.set(buku.tgl, urut(wire(await foto()) as unknown[]));
          await jalan(buku, step);
        }
        const salah = [
          ...(await reconcile(shop.db, toko, buku.tgl, invariants)),
          ...(await verifyChain(shop.db, toko)),
        ].filter((check) => !check.selisih.isZero());
        expect(salah).toEqual([]);
        expect(urut(wire(await posisi(buku.tgl)) as unknown[])).toEqual(urut(wire(await foto()) as unknown[]));
        for (const [tgl, isi] of [...lampau].slice(-3)) expect(urut(wire(await posisi(tgl)) as unknown[])).toEqual(isi);
      }),
      { numRuns: 40, endOnFailure: true },
    );
    expect(buku.dokumen.length).toBeGreaterThan(10);
  },
);
