import type { Dec } from '@kilau/contract/core/dec.ts';
import type { ReportWireGroup } from '@kilau/contract/core/report-wire.ts';
import type { ReportColumns } from '@kilau/contract/core/report.ts';
import { isProblem } from '@kilau/contract/core/problem.ts';
import { reportOf, reports } from '@kilau/contract/registry.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeReport } from '../engine/report/make.ts';
import { reconcile } from '../ledger/reconcile.ts';
import { atRest, verifyShop } from '../ledger/verify.ts';
import { differences } from '../testing/checks.ts';
import { createTestDb, type TestDb } from '../testing/database.ts';
import { bacaBuku, Buku } from '../testing/hidup/buku.ts';
import { HARAPAN, TANPA_HARAPAN } from '../testing/hidup/semua-harapan.ts';
import { kolomAngka, tambahkan, type Harapan } from '../testing/hidup/harapan.ts';
import { KEJADIAN } from '../testing/hidup/kejadian.ts';
import { bukaToko, Dadu, TETANGGA, type TokoHidup } from '../testing/hidup/toko.ts';
import { reportsOf } from '../testing/report-asking.ts';
import { SHOP } from '../testing/shop.ts';
import { truths } from './invariants.ts';

/**
 * Another life: `KILAU_MINGGU_SEED`; so many of them: `KILAU_MINGGU_KALI`; so many days of each: `KILAU_MINGGU_HARI`.
 * `npm run simulate` sets them.
 */
const SEED = Number(process.env['KILAU_MINGGU_SEED'] ?? 20_261_123);
const KALI = Number(process.env['KILAU_MINGGU_KALI'] ?? 1);
const SEMINGGU = 7;
const HARI = Number(process.env['KILAU_MINGGU_HARI'] ?? SEMINGGU);

const angka = fc.noBias(fc.array(fc.nat(), { minLength: 12, maxLength: 12 }));
const kejadian = fc.oneof(...KEJADIAN.map((one) => ({ weight: one.bobot, arbitrary: fc.constant(one) })));
const langkah = fc.record({ kejadian, angka });
type Langkah = typeof langkah extends fc.Arbitrary<infer T> ? T : never;
/** A day: goods come in, then whatever chance brings. */
const barangMasuk = fc.record({ kejadian: fc.constantFrom(...KEJADIAN.filter(({ nama }) => nama === 'masuk')), angka });
const hari = fc
  .tuple(fc.array(barangMasuk, { minLength: 4, maxLength: 4 }), fc.array(langkah, { minLength: 30, maxLength: 45 }))
  .map(([masuk, lalu]) => [...masuk, ...lalu]);
const minggu = fc.array(hari, { minLength: HARI, maxLength: HARI });

type Row = Readonly<Record<string, unknown>>;
const semuaBaris = (groups: readonly ReportWireGroup<Dec>[]): Row[] =>
  groups.flatMap(({ baris, grup = [] }) => [...baris, ...semuaBaris(grup)]);

/** Columns that are added up: where the ledger knows of nothing they come to nothing. */
const jumlahan = (columns: ReportColumns = {}): readonly string[] =>
  Object.entries(columns).flatMap(([nama, { total }]) => (total === 'sum' ? [nama] : []));

/** What a report says that stands, added up as the expectation has it; and the same by the ledger. */
async function bandingkan(shop: TestDb, toko: TokoHidup, harapan: Harapan, buku: Buku): Promise<void> {
  const { laporan, seksi, filter = {}, menurut = [], baca = (row: Row) => row } = harapan;
  const { ask } = reportsOf(shop);
  const definisi = reportOf(laporan);
  const [dari = '', sampai = ''] = definisi?.period ?? [];
  const asked = ask(
    laporan,
    { ...(dari !== '' && { [dari]: buku.dari, [sampai]: buku.sampai }), ...filter },
    { shop: { ...SHOP, tgl_system: toko.tgl } },
  );
  const whole = await makeReport.json(asked);
  const answer = seksi === undefined ? whole : whole.seksi?.find((one) => one.seksi === seksi);
  if (!answer) throw new Error(`${laporan} has no ${seksi ?? ''}`);
  const columns = seksi === undefined ? definisi?.columns : definisi?.sections?.[seksi]?.columns;
  const { cancelled } = definisi ?? {};
  const benar = harapan.angka(buku);
  const baris = semuaBaris(answer.grup)
    .filter((row) => !cancelled || row[cancelled.by] !== cancelled.is)
    .map((row) => (benar.length === 0 ? row : baca(row)));
  const kolom = benar.length === 0 ? jumlahan(columns) : kolomAngka(benar, menurut);
  const di = `${laporan} ${seksi ?? ''} ${JSON.stringify(filter)} ${buku.dari}..${buku.sampai}`;
  expect(answer.terpotong, di).toBe(false);
  expect.soft(tambahkan(baris, menurut, kolom), di).toEqual(tambahkan(benar, menurut, kolom));
  for (const [nama, jumlah] of Object.entries(harapan.total?.(buku) ?? {})) {
    expect.soft(answer.total[nama]?.toString(), `${di} ${nama}`).toBe(jumlah.toString());
  }
}

const HARI_MS = 86_400_000;
/** The first of the last seven days: what a report shows on screen holds no more of a busy shop. */
const mulai = ({ awal, tgl }: TokoHidup): string => {
  const seminggu = new Date(Date.parse(tgl) - (SEMINGGU - 1) * HARI_MS).toISOString().slice(0, 10);
  return seminggu > awal ? seminggu : awal;
};

/** At the end of a day the books hold, and every report says what they say: of the day, and of the week until it. */
async function periksa(shop: TestDb, toko: TokoHidup): Promise<void> {
  expect(await differences(shop.db, toko.tgl), toko.tgl).toEqual([]);
  const rekan = await reconcile(shop.db, TETANGGA, toko.tgl, truths.invariants);
  expect(rekan.filter(({ selisih }) => !selisih.isZero())).toEqual([]);
  const semua = await bacaBuku(shop.db);
  for (const harapan of HARAPAN) {
    await bandingkan(shop, toko, harapan, new Buku(semua, toko.tgl, toko.tgl));
    if (toko.tgl !== toko.awal && !harapan.sehari) {
      await bandingkan(shop, toko, harapan, new Buku(semua, mulai(toko), toko.tgl));
    }
  }
}

it('knows of every report what the ledger makes of it, or why it makes nothing of it', () => {
  const dikenal = [...HARAPAN.map(({ laporan }) => laporan), ...Object.keys(TANPA_HARAPAN)];
  expect([...new Set(dikenal)].toSorted()).toEqual(reports.map(({ key }) => key).toSorted());
});

/** Reports of a day that say the same whenever they are asked for it. */
const TETAP = [
  'eod',
  'akhir_hari',
  'keuangan-akhir-hari',
  'keuangan-cash-global',
  'keuangan-cash',
  'harian-emas',
  'transaksi-harian',
  'managerial-analisys',
] as const;

/** What these say of a day. */
async function ceritaHari(shop: TestDb, tgl: string): Promise<unknown> {
  const { ask } = reportsOf(shop);
  const cerita: Record<string, unknown> = {};
  for (const key of TETAP) cerita[key] = await makeReport.json(ask(key, { tgl_from: tgl, tgl_to: tgl }));
  return JSON.parse(JSON.stringify(cerita));
}

/** How often each deed was done in all weeks, and why it was refused. */
const terjadi = new Map(KEJADIAN.map(({ nama }) => [nama, { selesai: 0, ditolak: new Array<string>() }]));
/** Chance may refuse a deed so often; one that is refused always is never what a shop does. */
const WAJAR = 20;

/** Lives the days one after the other. */
async function hidupkan(shop: TestDb, rencana: readonly (readonly Langkah[])[]): Promise<void> {
  const toko = await bukaToko(shop.db);
  const malamnya = new Map<string, unknown>();
  for (const langkahHari of rencana) {
    for (const { kejadian: deed, angka: lemparan } of langkahHari) {
      const catatan = terjadi.get(deed.nama);
      try {
        await shop.db.tx((tx) => deed.lakukan(toko, tx, new Dadu(lemparan)));
        if (catatan) catatan.selesai += 1;
      } catch (error) {
        // A refusal is an answer, anything else a fault.
        if (!isProblem(error)) throw error;
        catatan?.ditolak.push(error.code);
      }
    }
    await periksa(shop, toko);
    malamnya.set(toko.tgl, await ceritaHari(shop, toko.tgl));
    await toko.besok();
  }
  for (const [tgl, dulu] of malamnya) expect.soft(await ceritaHari(shop, tgl), tgl).toEqual(dulu);
}

it.each(Array.from({ length: KALI }, (_, ke) => SEED + ke))(
  'life %i of a shop, whatever its tills do: the books hold every evening, and no report says anything else',
  { timeout: 120_000 * Math.ceil(HARI / SEMINGGU) },
  async (seed) => {
    const [rencana = []] = fc.sample(minggu, { seed, numRuns: 1 });
    const shop = await createTestDb();
    try {
      await hidupkan(shop, rencana);
      for (const kode of [SHOP.kode_toko, TETANGGA]) {
        const checks = await atRest(shop.db, (tx) => verifyShop(tx, kode, truths));
        expect(checks.filter(({ selisih }) => !selisih.isZero())).toEqual([]);
      }
    } finally {
      await shop.drop();
    }
  },
);

it('did what a shop does, and was not only refused', () => {
  const semua = [...terjadi];
  expect(semua.filter(([, { selesai, ditolak }]) => selesai === 0 && ditolak.length >= WAJAR)).toEqual([]);
  // Some of it is rare, and a week is short.
  expect(semua.filter(([, { selesai }]) => selesai > 0).length).toBeGreaterThan(semua.length / 2);
});
