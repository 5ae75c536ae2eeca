import { Dec } from '@kilau/contract/core/dec.ts';
import { isProblem } from '@kilau/contract/core/problem.ts';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { invariants } from '../../app/invariants.ts';
import { reconcile, verifyChain } from '../../ledger/reconcile.ts';
import { testDatabase } from '../../testing/database.ts';
import { papersOf } from '../../testing/papers.ts';
import { openShop, SHOP } from '../../testing/shop.ts';

const shop = testDatabase();
const papers = papersOf(shop);
const toko = SHOP.kode_toko;

type Langkah =
  | { readonly apa: 'baru'; readonly qty: number; readonly gram: number }
  | { readonly apa: 'TAMBAH' | 'AMBIL'; readonly pilih: number; readonly qty: number }
  | { readonly apa: 'batal'; readonly pilih: number };
const pilih = fc.nat({ max: 30 });
const qty = fc.integer({ min: 1, max: 8 });
const langkah: fc.Arbitrary<Langkah> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ apa: fc.constant('baru' as const), qty, gram: fc.nat({ max: 3000 }) }) },
  { weight: 5, arbitrary: fc.record({ apa: fc.constantFrom('TAMBAH' as const, 'AMBIL' as const), pilih, qty }) },
  { weight: 3, arbitrary: fc.record({ apa: fc.constant('batal' as const), pilih }) },
);

/** What a shopkeeper would have on a slate: the stock of each accessory, and what each document did to it. */
const papan = new Map<string, number>();
const dokumen: { readonly nomor: string; readonly kode: string; readonly gerak: number; batal: boolean }[] = [];

async function jalan(step: Langkah): Promise<void> {
  const kosong = {
    nama_aksesoris: null,
    kode_group: null,
    kode_dept: null,
    kode_baki: null,
    berat: null,
    harga_jual: null,
  };
  if (step.apa === 'batal') {
    const terpilih = dokumen[step.pilih % Math.max(1, dokumen.length)];
    if (!terpilih) return;
    await shop.db.tx((tx) => papers.approved(tx, 'stok-aksesoris', terpilih.nomor, 'batal'));
    expect(terpilih.batal).toBe(false);
    terpilih.batal = true;
    papan.set(terpilih.kode, (papan.get(terpilih.kode) ?? 0) - terpilih.gerak);
    return;
  }
  const kode = step.apa === 'baru' ? null : ([...papan.keys()][step.pilih % Math.max(1, papan.size)] ?? '00000000');
  const baris =
    step.apa === 'baru'
      ? {
          kode_barcode: null,
          qty: step.qty,
          nama_aksesoris: 'KOTAK',
          kode_group: 'ACC',
          kode_dept: 'CN',
          kode_baki: 'A01',
          berat: Dec.from(step.gram).dividedBy(1000, 3, 'half-up'),
          harga_jual: null,
        }
      : { ...kosong, kode_barcode: kode, qty: step.qty };
  const arah = step.apa === 'AMBIL' ? 'AMBIL' : 'TAMBAH';
  const nomor = await shop.db.tx((tx) =>
    papers.make(tx, 'stok-aksesoris', {
      arah,
      keperluan: arah === 'AMBIL' ? 'RUSAK' : null,
      keterangan: null,
      barang: [baris],
    }),
  );
  const row = await shop.db.one<{ kode_barcode: string }>(
    `select kode_barcode from stok_aksesoris_baris where kode_toko = $1 and nomor = $2`,
    [toko, nomor],
  );
  const gerak = arah === 'AMBIL' ? -step.qty : step.qty;
  dokumen.push({ nomor, kode: row.kode_barcode, gerak, batal: false });
  papan.set(row.kode_barcode, (papan.get(row.kode_barcode) ?? 0) + gerak);
}

beforeAll(async () => {
  await openShop(shop.db);
  await shop.db.query(
    `insert into kategori (kode_toko, kode_kategori, nama_kategori) values ('KL01', 'AKSESORIS', 'AKSESORIS')`,
  );
  await shop.db.query(
    `insert into kelompok (kode_toko, kode_group, nama_group, kode_kategori, jenis_group, kadar, harga)
      values ('KL01', 'ACC', 'AKSESORIS', 'AKSESORIS', 'TUA', 0, 0)`,
  );
});

it(
  'whatever is brought, taken and taken back, the stock is what a slate says and the books agree',
  { timeout: 120_000 },
  async () => {
    let ditolak = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(langkah, { minLength: 5, maxLength: 12 }), async (steps) => {
        for (const step of steps) {
          await jalan(step).catch((error: unknown) => {
            if (!isProblem(error)) throw error;
            ditolak += 1;
          });
        }
        const stok = await shop.db.query<{ kode_barcode: string; stok: number }>(
          `select kode_barcode, stok from aksesoris where kode_toko = $1 order by 1`,
          [toko],
        );
        expect(stok.map((row) => [row.kode_barcode, row.stok])).toEqual(
          [...papan].toSorted(([a], [b]) => (a < b ? -1 : 1)),
        );
        const salah = [
          ...(await reconcile(shop.db, toko, SHOP.tgl_system, invariants)),
          ...(await verifyChain(shop.db, toko)),
        ].filter((check) => !check.selisih.isZero());
        expect(salah).toEqual([]);
      }),
      { numRuns: 20, endOnFailure: true },
    );
    expect(dokumen.length).toBeGreaterThan(20);
    expect(ditolak).toBeGreaterThan(5);
  },
);
