import { Dec } from '@kilau/contract/core/dec.ts';
import { isProblem } from '@kilau/contract/core/problem.ts';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { differences } from '../../testing/checks.ts';
import { testDatabase } from '../../testing/database.ts';
import { DELAPAN_JUTA, isiHutang } from '../../testing/hutang.ts';
import { papersOf } from '../../testing/papers.ts';
import { atWork, openShop, SHOP } from '../../testing/shop.ts';

const shop = testDatabase();
const papers = papersOf(shop);
const { kode_toko } = SHOP;
const MULAI = Date.UTC(2027, 0, 1);
const tglKe = (hari: number): string => new Date(MULAI + hari * 86_400_000).toISOString().slice(0, 10);

const APA = ['bunga', 'sebagian', 'perpanjang', 'batal'] as const;
interface Langkah {
  readonly apa: (typeof APA)[number];
  /** Days that go by first. */
  readonly maju: number;
  /** Of what is left, so many hundredths. */
  readonly persen: number;
}
const langkah: fc.Arbitrary<Langkah> = fc.record({
  apa: fc.constantFrom(...APA),
  maju: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 45 })),
  persen: fc.integer({ min: 1, max: 120 }),
});

/** What a slate in the shop would say, in whole rupiah. */
interface Papan {
  readonly pokok: bigint;
  readonly bunga: bigint;
  readonly sampai: number;
  readonly tempo: number;
}

/** Interest as a clerk works it out: 3 % for 30 days, 15 days at least, every begun rupiah; none twice on a day. */
function bungaClerk({ pokok, bunga, sampai }: Papan, hari: number): bigint {
  const lama = hari - sampai;
  if (lama === 0 && bunga > 0n) return 0n;
  const atas = pokok * 3n * BigInt(Math.max(lama, 15));
  return (atas + 2999n) / 3000n;
}

let hari = 0;
const majukan = async (langkahHari: number): Promise<void> => {
  hari += langkahHari;
  await shop.db.query(`update hari_toko set tgl_system = $2 where kode_toko = $1`, [kode_toko, tglKe(hari)]);
};
const tunai = (jumlah: bigint) => ({
  bayar: [{ jenis: 'CASH', jumlah: Dec.from(String(jumlah)), no_rekening: null, no_kartu: null, fee_persen: null }],
});

/** Does a step; what stands on the slate afterwards, or nothing where the shop refuses it as it should. */
async function jalan(nomor: string, papan: readonly Papan[], { apa, persen }: Langkah): Promise<readonly Papan[]> {
  const [kini, ...dulu] = papan;
  if (!kini) throw new Error('a loan has a slate');
  const lakukan = (deed: string, input: object) =>
    shop.db.tx((tx) => papers.done(tx, 'hutang', nomor, deed, { input: { ...input } }));
  const bunga = bungaClerk(kini, hari);
  const dibayar = { ...kini, bunga: kini.bunga + bunga, sampai: hari };
  if (apa === 'batal') {
    const { aksi } = await shop.db.one<{ aksi: string }>(
      `select aksi from perbuatan p where nomor = $1 and membalik is null and not exists (select from perbuatan b
       where b.nomor = p.nomor and b.membalik = p.ke) order by ke desc limit 1`,
      [nomor],
    );
    const [semula] = dulu;
    if (!semula) return papan;
    const deed = `batal-${aksi.toLowerCase()}`;
    const worked = { jumlah_batal: Number(kini.bunga - semula.bunga + semula.pokok - kini.pokok) };
    await shop.db.tx((tx) => papers.approved(tx, 'hutang', nomor, deed, { oleh: 'OWNER', worked }));
    return dulu;
  }
  if (apa === 'sebagian') {
    const pokok = (kini.pokok * BigInt(persen)) / 100n;
    const boleh = pokok > 0n && pokok < kini.pokok;
    const done = lakukan('sebagian', tunai(bunga + pokok));
    if (!boleh) {
      await expect(done).rejects.toSatisfy(isProblem);
      return papan;
    }
    await done;
    return [{ ...dibayar, pokok: kini.pokok - pokok }, ...papan];
  }
  if (apa === 'perpanjang' && kini.tempo - hari > 120) {
    await expect(lakukan(apa, tunai(bunga))).rejects.toMatchObject({ code: 'jatuh_tempo_masih_lama' });
    return papan;
  }
  if (bunga === 0n) {
    await expect(lakukan(apa, tunai(1n))).rejects.toMatchObject({ code: 'bunga_sudah_dibayar' });
    return papan;
  }
  await lakukan(apa, tunai(bunga));
  return [{ ...dibayar, tempo: apa === 'perpanjang' ? kini.tempo + 120 : kini.tempo }, ...papan];
}

beforeAll(async () => {
  await openShop(shop.db);
});

it('leaves on the paper what a slate says and the ledger holds, after every deed of any life', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(langkah, { minLength: 1, maxLength: 12 }), async (hidup) => {
      await majukan(1);
      const nomor = await shop.db.tx((tx) => papers.make(tx, 'hutang', isiHutang()));
      await shop.db.tx((tx) => papers.done(tx, 'hutang', nomor, 'validasi', { context: atWork('KASIR2') }));
      let papan: readonly Papan[] = [{ pokok: BigInt(DELAPAN_JUTA), bunga: 0n, sampai: hari, tempo: hari + 120 }];
      for (const step of hidup) {
        await majukan(step.maju);
        papan = await jalan(nomor, papan, step);
        const kini = await shop.db.one(
          `select d.sisa::text as sisa, (select jumlah::text from saldo where akun = 'HUTANG' and sub = $1) as buku,
             h.bunga_dibayar::text as bunga, to_char(h.tgl_bunga, 'YYYY-MM-DD') as sampai,
             to_char(h.jatuh_tempo, 'YYYY-MM-DD') as tempo
           from dokumen d join hutang_kini h on h.no_faktur_hutang = d.nomor where d.nomor = $1`,
          [nomor],
        );
        const [papanKini] = papan;
        if (!papanKini) throw new Error('a loan has a slate');
        const rupiah = (jumlah: bigint) => expect.stringMatching(new RegExp(`^${jumlah}(\\.0+)?$`)) as unknown;
        expect(kini).toEqual({
          sisa: rupiah(papanKini.pokok),
          buku: rupiah(papanKini.pokok),
          bunga: rupiah(papanKini.bunga),
          sampai: tglKe(papanKini.sampai),
          tempo: tglKe(papanKini.tempo),
        });
      }
    }),
    { numRuns: 12 },
  );
  expect(await differences(shop.db)).toEqual([]);
});
