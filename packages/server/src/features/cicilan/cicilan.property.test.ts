import { addDays } from '@kilau/contract/core/calendar.ts';
import type { Dec } from '@kilau/contract/core/dec.ts';
import { dendaTagihan, lunasiCepat } from '@kilau/contract/features/cicilan/angsuran.calc.ts';
import { isProblem } from '@kilau/contract/core/problem.ts';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { grantApproval } from '../../engine/approval.ts';
import { bukaCicilan, isiCicil, pindahHari } from '../../testing/cicilan.ts';
import { differences } from '../../testing/checks.ts';
import { testDatabase } from '../../testing/database.ts';
import { papersOf } from '../../testing/papers.ts';
import { atWork, openShop, pieces, SHOP } from '../../testing/shop.ts';
import { tunai } from '../../testing/titipan.ts';
import { BACA_SQL } from './baca.ts';
import { bacaTagihan } from './keadaan.ts';

const shop = testDatabase();
const papers = papersOf(shop);
const { kode_toko } = SHOP;
/** The day of the shop: it only goes on. */
let hari = '2026-01-31';

beforeAll(async () => {
  await openShop(shop.db);
  await bukaCicilan(shop);
  await pindahHari(shop, hari);
});

const PERBUATAN = [
  'bayar',
  'bayar',
  'bayar',
  'pelunasan-cepat',
  'bebas-denda',
  'batal-bayar',
  'lelang',
  'lelang',
  'bayar-kelebihan',
  'bayar-kelebihan',
  'batal-bayar-kelebihan',
  'batal-lelang',
  'batal',
] as const;
const langkah = fc.record({
  deed: fc.constantFrom(...PERBUATAN),
  jumlah: fc.integer({ min: 1, max: 1_600_000 }),
  lalu: fc.integer({ min: 0, max: 70 }),
});
type Langkah = typeof langkah extends fc.Arbitrary<infer T> ? T : never;
const umur = fc.record({
  dp: fc.constantFrom(400_000, 1_500_000),
  perbuatan: fc.array(langkah, { minLength: 4, maxLength: 14 }),
});

interface Kepala {
  readonly status: string;
  readonly total: Dec;
  readonly sisa: Dec;
  readonly saldo: Dec;
  /** What stands on its accounts in the book, and what is open of its instalments. */
  readonly buku: Dec;
  readonly angsuran: Dec;
}
const kepala = (cc: string): Promise<Kepala> =>
  shop.db.one<Kepala>(
    `select d.status, d.total, d.sisa, d.saldo,
       (select coalesce(sum(s.jumlah), 0) from saldo s where s.kode_toko = $1 and s.akun in ('CICILAN', 'KELEBIHAN')
         and s.sub = $2) as buku,
       (select coalesce(sum(a.jumlah - a.dibayar), 0) from cicilan_angsuran a where a.kode_toko = $1
         and a.no_faktur_cicil = $2) as angsuran
     from dokumen d where d.kode_toko = $1 and d.nomor = $2`,
    [kode_toko, cc],
  );

/** Does a deed as somebody does who has it approved where that is asked for; a refusal changes nothing. */
async function lakukan(cc: string, { deed, jumlah }: Langkah): Promise<void> {
  const membayar = deed === 'bayar' || deed === 'pelunasan-cepat';
  const uang = deed === 'bayar' ? jumlah : 5_000_000;
  const alasan = deed === 'bayar-kelebihan' ? {} : { alasan: 'acak' };
  const input = membayar
    ? { bayar: isiCicil([], [tunai(uang)]).bayar }
    : { ...alasan, ...(deed === 'lelang' && { biaya: 50_000 }) };
  const kirim = (otorisasi: string | null) =>
    shop.db.tx((tx) => papers.done(tx, 'cicilan', cc, deed, { input, otorisasi }));
  try {
    await kirim(null);
  } catch (error) {
    if (!isProblem(error) || error.code !== 'otorisasi_diperlukan') throw error;
    const { kategori, dokumen, nilai } = error.params as Readonly<Record<string, string>>;
    const { id } = await shop.db.tx((tx) =>
      grantApproval(tx, atWork(), {
        kategori: kategori ?? '',
        dokumen: dokumen ?? '',
        nilai: JSON.parse(nilai ?? '{}') as Readonly<Record<string, string>>,
        keterangan: 'uji',
        disetujui_oleh: 'OWNER',
        saluran: 'MANUAL',
      }),
    );
    await kirim(id);
  }
}

/** What the paper tells of fines and of paying all today is what the deeds work out. */
async function periksaTagihan(cc: string): Promise<void> {
  const { dokumen, denda_persen, potongan } = await shop.db.one<{
    readonly dokumen: { readonly denda: number; readonly bayar_lunas: number };
    readonly denda_persen: Dec;
    readonly potongan: Dec;
  }>(
    `select b.dokumen, c.denda_persen, c.potongan_pelunasan_persen as potongan from (${BACA_SQL}) b
     join cicilan c on c.kode_toko = $1 and c.no_faktur_cicil = $2`,
    [kode_toko, cc],
  );
  const tagihan = await bacaTagihan(shop.db, atWork(), { nomor: cc, denda_persen }, hari);
  const lunas = lunasiCepat(tagihan, hari, potongan);
  expect(dokumen).toMatchObject({
    denda: dendaTagihan(tagihan).toJSON(),
    bayar_lunas: lunas.pokok.plus(lunas.denda).toJSON(),
  });
}

/** What must be so of a paper at every moment. */
async function periksa(cc: string): Promise<void> {
  const { status, total, sisa, saldo, buku, angsuran } = await kepala(cc);
  expect(String(saldo)).toBe(String(buku));
  expect([status, String(sisa)]).toEqual([status, String(status === 'AKTIF' ? total.plus(saldo) : 0)]);
  if (status === 'AKTIF') {
    expect(String(sisa)).toBe(String(angsuran));
    await periksaTagihan(cc);
  }
  if (status === 'LUNAS' || status === 'CANC') expect(String(saldo)).toBe('0');
}

it('keeps the rest of every life equal to its account and its plan, whatever happens in which order', async () => {
  const berhasil = new Set<string>();
  await fc.assert(
    fc.asyncProperty(umur, async ({ dp, perbuatan }) => {
      const [kode = ''] = await pieces(shop.db, 1);
      const cc = await shop.db.tx((tx) => papers.make(tx, 'cicilan', isiCicil([kode], [tunai(dp)], { tenor: 3 })));
      await shop.db.tx((tx) => papers.done(tx, 'cicilan', cc, 'validasi'));
      await periksa(cc);
      for (const one of perbuatan) {
        hari = addDays(hari, one.lalu);
        await pindahHari(shop, hari);
        const before = await kepala(cc);
        try {
          await lakukan(cc, one);
          berhasil.add(one.deed);
        } catch (error) {
          if (!isProblem(error)) throw error;
          expect(await kepala(cc)).toEqual(before);
        }
        await periksa(cc);
      }
    }),
    { numRuns: 60, seed: 20_261_123, endOnFailure: true },
  );
  expect([...berhasil].toSorted()).toEqual([...new Set(PERBUATAN)].toSorted());
  expect(await differences(shop.db)).toEqual([]);
});
