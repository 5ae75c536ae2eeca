import { Dec } from '@kilau/contract/core/dec.ts';
import { isProblem } from '@kilau/contract/core/problem.ts';
import { initialValue } from '@kilau/contract/modules.ts';
import { reportOf } from '@kilau/contract/registry.ts';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { invariants } from '../../../app/invariants.ts';
import { queries } from '../../../app/queries.ts';
import { grantApproval } from '../../../engine/approval.ts';
import { makeReport, orderReport } from '../../../engine/report/make.ts';
import { queryOf } from '../../../engine/report/query.ts';
import { moveDay } from '../../../ledger/business-date.ts';
import { curahEntries } from '../../../ledger/entry.ts';
import { post } from '../../../ledger/post.ts';
import { reconcile, verifyChain } from '../../../ledger/reconcile.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { translatorOf } from '../../../platform/i18n.ts';
import { kindOfNumber, sekaligus } from '../../../testing/barang-manual.ts';
import { testDatabase } from '../../../testing/database.ts';
import { papersOf } from '../../../testing/papers.ts';
import { atWork, openShop, SHOP } from '../../../testing/shop.ts';
import { curahOf, keluarStok, masukStok, type JumlahStok } from '../../../trade/manual/stok.ts';

const shop = testDatabase();
const papers = papersOf(shop);
const toko = SHOP.kode_toko;
const BAKI = [
  ['A01', 'TOKO'],
  ['A02', 'TOKO'],
  ['T01', 'TITIP'],
] as const;
const BARANG = [
  ['700', 'CN', '70'],
  ['700', 'KL', '70'],
  ['375', 'CN', '37.5'],
] as const;
let keys = 0;
const kunci = () => `k-${(keys += 1)}`;

const baris = fc.record({
  baki: fc.nat({ max: 2 }),
  barang: fc.nat({ max: 2 }),
  qty: fc.integer({ min: 0, max: 6 }),
  mg: fc.integer({ min: 0, max: 9000 }),
});
const langkah = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      apa: fc.constant('tambah' as const),
      baris: fc.array(baris, { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      apa: fc.constant('pindah' as const),
      baris: fc.array(baris, { minLength: 1, maxLength: 3 }),
      ke: fc.nat({ max: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      apa: fc.constant('hancur' as const),
      baris: fc.array(baris, { minLength: 1, maxLength: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      apa: fc.constantFrom('jual' as const, 'beli' as const),
      baris: fc.array(baris, { minLength: 1, maxLength: 1 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ apa: fc.constant('batal' as const), pilih: fc.nat({ max: 60 }) }) },
  { weight: 1, arbitrary: fc.record({ apa: fc.constant('besok' as const) }) },
);
type Langkah = typeof langkah extends fc.Arbitrary<infer T> ? T : never;
type Baris = typeof baris extends fc.Arbitrary<infer T> ? T : never;

interface Buku {
  readonly dokumen: string[];
  readonly hari: string[];
}

const jumlah = ({ baki, barang, qty, mg }: Baris): JumlahStok => {
  const [kode_baki = '', kode_gudang = ''] = BAKI[baki] ?? [];
  const [kode_group = '', kode_dept = '', kadar = '0'] = BARANG[barang] ?? [];
  return {
    kode_gudang,
    kode_baki,
    kode_group,
    kode_dept,
    kadar: Dec.from(kadar),
    qty,
    berat: Dec.from(mg).dividedBy(1000, 3, 'half-up'),
  };
};
const izin = async (tx: Tx, kategori: string, dokumen: string, nilai: Readonly<Record<string, unknown>>) =>
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
/** A sale or purchase as the books see it, without a document. */
async function dagang(tx: Tx, apa: 'jual' | 'beli', barang: readonly JumlahStok[], tgl: string): Promise<void> {
  await sekaligus((apa === 'jual' ? keluarStok : masukStok)(tx, toko, barang));
  const nomor = kunci();
  const kategori = apa === 'jual' ? 'PENJUALAN MANUAL' : 'PEMBELIAN MANUAL';
  await post(
    tx,
    { kode_toko: toko, tgl, jenis: 'DAGANG', nomor, aksi: 'BARANG', user_id: 'KASIR1', kunci: '', waktu: new Date() },
    barang.flatMap((row) => curahEntries(curahOf(row), apa === 'jual' ? -1 : 1, 'PELANGGAN', kategori)),
  );
}

async function tulis(tx: Tx, buku: Buku, apa: Exclude<Langkah, { apa: 'besok' }>): Promise<string | undefined> {
  if (apa.apa === 'batal') {
    const nomor = buku.dokumen[apa.pilih % Math.max(1, buku.dokumen.length)];
    if (nomor === undefined) return undefined;
    await papers.approved(tx, kindOfNumber(nomor), nomor, 'batal', { oleh: 'OWNER' });
    return undefined;
  }
  const barang = apa.baris.map(jumlah);
  if (apa.apa === 'tambah') {
    const masuk = barang.map((row) => ({ ...row, qty: row.qty + 1, berat: row.berat.plus('0.001') }));
    return papers.make(tx, 'tambah-barang-manual', { barang: masuk });
  }
  if (apa.apa === 'pindah') {
    const [kode_baki, kode_gudang] = BAKI[apa.ke] ?? [];
    return papers.make(tx, 'pindah-barang-manual', { kode_baki, kode_gudang, barang });
  }
  if (apa.apa === 'hancur') {
    const isi = { kode_kondisi: 'RSK', barang };
    const otorisasi = await izin(tx, 'HANCUR BARANG MANUAL', '', isi);
    return papers.make(tx, 'hancur-barang-manual', isi, atWork(), otorisasi);
  }
  if (barang.every((row) => row.qty > 0 || !row.berat.isZero())) {
    await dagang(tx, apa.apa, barang, buku.hari.at(-1) ?? '');
  }
  return undefined;
}

/** One step; a refusal is an answer, anything else a fault. */
async function jalan(buku: Buku, apa: Langkah): Promise<void> {
  if (apa.apa === 'besok') {
    const tgl = new Date(Date.parse(buku.hari.at(-1) ?? '') + 86_400_000).toISOString().slice(0, 10);
    await shop.db.tx((tx) => moveDay(tx, toko, tgl));
    buku.hari.push(tgl);
    return;
  }
  const nomor = await shop.db
    .tx((tx) => tulis(tx, buku, apa))
    .catch((error: unknown) => {
      if (!isProblem(error)) throw error;
      return undefined;
    });
  if (nomor !== undefined) buku.dokumen.push(nomor);
}

type Angka = Readonly<Record<string, number | string | null>>;
/** Rows of the summary of some days by place and type. */
async function summary(tgl_from: string, tgl_to: string): Promise<Map<string, Angka>> {
  const report = reportOf('summary-barang-manual');
  if (!report) throw new Error('no report');
  const order = orderReport(
    report,
    queryOf(queries, 'summary-barang-manual'),
    {
      db: shop.db,
      readings: shop.db,
      jobs: shop.jobs,
      shop: SHOP,
      lang: 'id',
      t: translatorOf('id'),
      now: () => new Date(),
      param: initialValue,
      isOn: () => false,
      actor: { user_id: 'OWNER', level: 'OWN', kode_toko: toko, akses: new Set(), modules: new Map() },
    },
    { tgl_from, tgl_to },
  );
  const { grup } = JSON.parse(JSON.stringify(await makeReport.json(order))) as { grup: { baris: Angka[] }[] };
  return new Map(
    grup.flatMap(({ baris: rows }) => rows).map((row) => [`${row['kode_baki']}/${row['kode_dept']}`, row]),
  );
}
const pasangan = (rows: ReadonlyMap<string, Angka>, kind: string) =>
  Object.fromEntries(
    [...rows]
      .map(([key, row]) => [key, [row[`stock_${kind}`] ?? 0, row[`gram_${kind}`] ?? 0]] as const)
      .filter(([, [qty, gram]]) => qty !== 0 || gram !== 0),
  );
const ada = async () =>
  Object.fromEntries(
    (
      await shop.db.query<{ di: string; qty: number; berat: Dec }>(
        `select kode_baki || '/' || kode_dept as di, sum(qty)::integer as qty, sum(berat) as berat from stok_manual
          where kode_toko = $1 group by 1 having sum(qty) > 0 or sum(berat) > 0`,
        [toko],
      )
    ).map(({ di, qty, berat }) => [di, [qty, berat.toJSON()]]),
  );
const angka = (row: Angka, name: string): Dec => Dec.from(row[name] ?? 0);

beforeAll(async () => {
  await openShop(shop.db);
  await shop.db.query(`insert into jenis (kode_toko, kode_dept, nama_dept) values ('KL01', 'KL', 'KALUNG')`);
  await shop.db.query(
    `insert into kondisi_barang (kode_toko, kode_kondisi, nama_kondisi) values ('KL01', 'RSK', 'RUSAK')`,
  );
});

it(
  'whatever comes, goes and is taken back over days, stock, books and summary agree',
  { timeout: 300_000 },
  async () => {
    const buku: Buku = { dokumen: [], hari: [SHOP.tgl_system] };
    await fc.assert(
      fc.asyncProperty(fc.array(langkah, { minLength: 6, maxLength: 16 }), async (steps) => {
        for (const step of steps) await jalan(buku, step);
        const hari_ini = buku.hari.at(-1) ?? '';
        const salah = [
          ...(await reconcile(shop.db, toko, hari_ini, invariants)),
          ...(await verifyChain(shop.db, toko)),
        ].filter((check) => !check.selisih.isZero());
        expect(salah).toEqual([]);
        const semua = await summary(buku.hari[0] ?? '', hari_ini);
        expect(pasangan(semua, 'akhir')).toEqual(await ada());
        for (const [key, row] of semua) {
          for (const unit of ['stock', 'gram']) {
            const hitung = ['awal', 'tambah', 'masuk', 'beli'].reduce(
              (sum, kind) => sum.plus(angka(row, `${unit}_${kind}`)),
              Dec.zero,
            );
            expect(
              ['jual', 'keluar', 'hancur']
                .reduce((sum, kind) => sum.minus(angka(row, `${unit}_${kind}`)), hitung)
                .toString(),
              key,
            ).toBe(angka(row, `${unit}_akhir`).toString());
          }
        }
        const [kemarin, kini] = buku.hari.slice(-2);
        if (kemarin !== undefined && kini !== undefined) {
          expect(pasangan(await summary(kini, kini), 'awal')).toEqual(
            pasangan(await summary(kemarin, kemarin), 'akhir'),
          );
        }
      }),
      { numRuns: 40, endOnFailure: true },
    );
    expect(buku.dokumen.length).toBeGreaterThan(10);
    expect(buku.hari.length).toBeGreaterThan(2);
  },
);
