import { createHash } from 'node:crypto';
import type { PoinLuar } from '@kilau/contract/core/antrean.ts';
import type { Dec } from '@kilau/contract/core/dec.ts';
import { isProblem, isProblemCode, Problem } from '@kilau/contract/core/problem.ts';
import { z } from 'zod';
import type { PaperContext, Papers, Work } from '../../engine/paper/kind.ts';
import { makeTold } from '../../engine/paper/make.ts';
import { pointEntries, type Entry } from '../../ledger/entry.ts';
import type { Posting } from '../../ledger/post.ts';
import { diServerLain } from '../../platform/antar/toko-jauh.ts';
import { tulisOutbox } from '../../platform/antrean/outbox.ts';
import type { Services } from '../../platform/context.ts';
import type { Sql, Tx } from '../../platform/database/tx.ts';
import { workIn } from '../../platform/session/shop-work.ts';
import { tamuOf, tanyaPenyimpan, type Tamu } from './tamu.ts';

/** Category of points that pass through the shop that trades with a member of another one, */
export const KATEGORI_LEWAT = 'POIN TOKO LAIN';
/** and, in the shop that keeps him, of those he has earned and of those he has paid there. */
export const KATEGORI_DARI_LUAR = 'POIN LUAR';
export const KATEGORI_BAYAR_LUAR = 'BAYAR POIN LUAR';
/**
 * Points between a member and the other shop's side of this book: he gets so many, or gives them where there are fewer
 * than none.
 */
export const poinLewat = (kode_member: string, toko: string, poin: Dec, kategori: string): Entry[] =>
  pointEntries(kode_member, poin, kategori).map((entry) =>
    entry.akun === 'LUAR' ? { ...entry, akun: 'RK', sub: toko } : entry,
  );

/** The kind of paper by which the shop that keeps a member books that, and how it is made. */
const KERTAS = 'transaksi-poin';
const CARA = 'toko-lain';

const banyak = z.number().int().min(0).max(100_000_000);
const teks = z.string().min(1).max(60);
/**
 * What a paper of another shop has given to a member of this one and taken from him, as it stands by its deed `ke`. As
 * it says all of it, it may come twice, late and in any order.
 */
export const ISI_POIN = z.object({
  jenis: teks,
  nomor: teks,
  ke: z.int32().min(1),
  kode_member: z.string().min(1).max(20),
  dapat: banyak,
  pakai: banyak,
  /** It is being booked now: what it takes is kept back, if there is so much. */
  janji: z.boolean(),
  /** What it was called while it had no number: what was kept back under that is let go with what this says. */
  dahulu: teks.optional(),
});
export type PoinTercatat = z.infer<typeof ISI_POIN>;
type Kertas = Pick<PoinTercatat, 'jenis' | 'nomor' | 'ke'>;

/** Which shop books through which. */
interface Antara {
  readonly kode_toko: string;
  readonly dari_toko: string;
}

/** So much later than any promise is what was booked in its stead. */
const TERAKHIR = 2_147_483_647;
/** Since when promises are counted, in seconds: so a later one has a higher number. */
const SEJAK = Date.UTC(2020, 0, 1);

/**
 * What a paper is called that has no number yet: by the key of what asks for it, so that asking again means the same,
 * and a word that came late gives way to what was said after it.
 */
const tanpaNomor = (kunci: string): string =>
  `JANJI-${createHash('sha256').update(kunci).digest('hex').slice(0, 16).toUpperCase()}`;

const BARIS = `kode_toko = $1 and arah = 'MASUK' and toko = $2 and jenis = $3 and nomor = $4`;

/** Books in the shop that keeps a member what is more or less than before. */
async function bukukan(
  tx: Tx,
  context: PaperContext,
  papers: Papers,
  dari_toko: string,
  beda: Pick<PoinTercatat, 'jenis' | 'nomor' | 'ke' | 'kode_member' | 'dapat' | 'pakai'> & { readonly cukup: boolean },
  alongside?: Posting[],
): Promise<void> {
  if (beda.dapat === 0 && beda.pakai === 0) return;
  const atWork = papers.get(KERTAS);
  if (!atWork) throw new Error(`there are no papers of kind ${KERTAS}`);
  const { jenis, nomor, ke, ...poin } = beda;
  const input = { ...poin, dari_toko, no_asal: nomor };
  const kunci = [dari_toko, jenis, nomor, ke].join('/');
  await makeTold(tx, context, papers, atWork, CARA, { input, kunci }, alongside);
}

/**
 * Takes note of what a paper of another shop has done to the points of a member here: the difference to what it had
 * done before is booked. A promise keeps points back and gives way to whatever is told afterwards.
 * @param lebih.cukup the member must have what is taken.
 * @param lebih.alongside of a deed of another shop of this database: what is booked here is posted with that.
 * @throws Problem `poin_tidak_cukup`, `dokumen_tidak_ditemukan` for a paper of somebody else's.
 */
export async function catatPoin(
  tx: Tx,
  context: PaperContext,
  papers: Papers,
  { kode_toko, dari_toko }: Antara,
  { jenis, nomor, ke, kode_member, dapat, pakai, janji, dahulu }: PoinTercatat,
  { cukup = janji, alongside }: { readonly cukup?: boolean; readonly alongside?: Posting[] | undefined } = {},
): Promise<void> {
  if (dahulu !== undefined) {
    const usai = { jenis, nomor: dahulu, ke: TERAKHIR, kode_member, dapat: 0, pakai: 0, janji: false };
    await catatPoin(tx, context, papers, { kode_toko, dari_toko }, usai);
  }
  const di = [kode_toko, dari_toko, jenis, nomor];
  const now = context.now();
  await tx.query(
    `insert into poin_antar (kode_toko, arah, toko, jenis, nomor, ke, kode_member, dapat, pakai, janji, waktu)
     values ($1, 'MASUK', $2, $3, $4, 0, $5, 0, 0, true, $6) on conflict do nothing`,
    [...di, kode_member, now],
  );
  const ada = await tx.one<PoinTercatat>(
    `select jenis, nomor, ke, kode_member, dapat, pakai, janji from poin_antar where ${BARIS} for update`,
    di,
  );
  // Told before already, or something later was.
  if (ada.janji ? janji && ke < ada.ke : ke <= ada.ke) return;
  const lain = ada.kode_member !== kode_member;
  if (lain && !ada.janji) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  const dulu = lain ? { dapat: 0, pakai: 0 } : ada;
  if (lain) await bukukan(tx, context, papers, dari_toko, { ...ada, ke, ...sebaliknya(ada), cukup: false }, alongside);
  const beda = { dapat: dapat - dulu.dapat, pakai: pakai - dulu.pakai };
  await bukukan(tx, context, papers, dari_toko, { jenis, nomor, ke, kode_member, ...beda, cukup }, alongside);
  await tx.query(
    `update poin_antar set ke = $5, kode_member = $6, dapat = $7, pakai = $8, janji = $9, waktu = $10 where ${BARIS}`,
    [...di, ke, kode_member, dapat, pakai, janji, now],
  );
}

const sebaliknya = ({ dapat, pakai }: Pick<PoinTercatat, 'dapat' | 'pakai'>) => ({ dapat: -dapat, pakai: -pakai });

/** What was written of a paper here, as the shop that keeps its member is told. */
export async function poinKertas(
  sql: Sql,
  kode_toko: string,
  toko: string,
  { jenis, nomor, dahulu }: PoinLuar,
): Promise<PoinTercatat> {
  const tercatat = await sql.one<PoinTercatat>(
    `select p.jenis, p.nomor, p.ke, g.kode_poin as kode_member, p.dapat, p.pakai, false as janji
     from poin_antar p join member_tamu g on g.kode_toko = p.kode_toko and g.kode_member = p.kode_member
     where p.kode_toko = $1 and p.arah = 'KELUAR' and p.toko = $2 and p.jenis = $3 and p.nomor = $4`,
    [kode_toko, toko, jenis, nomor],
  );
  return dahulu === undefined ? tercatat : { ...tercatat, dahulu };
}

/** What the shop that keeps a member may say against keeping points back. */
function gagalDiSana(body: string, kode_toko: string): Problem {
  let code: unknown;
  try {
    ({ code } = JSON.parse(body) as { readonly code?: unknown });
  } catch {
    code = undefined;
  }
  return typeof code === 'string' && isProblemCode(code) && code === 'poin_tidak_cukup'
    ? new Problem(code, {})
    : new Problem('toko_tidak_terjangkau', { kode_toko });
}

/** So long is waited for a shop to let go of what was not booked: it does so by itself in time. */
const LEPAS_MS = 1000;

/**
 * Has the shop that keeps a member keep back the points that he pays a paper with, where that lives on another server:
 * what is booked here afterwards confirms it. Where nothing is booked that is told at once, and without a word it is
 * let go after a day. In this database they are taken with the deed itself.
 * @throws Problem `poin_tidak_cukup`, `toko_tidak_terjangkau`: nothing is paid with points then.
 */
export async function tahanPoin(
  { tx, context }: Work,
  { toko_poin, kode_poin }: Tamu,
  kertas: Kertas,
  pakai: Dec,
): Promise<void> {
  if (pakai.isZero() || !(await diServerLain(tx, toko_poin))) return;
  const isi: PoinTercatat = { ...kertas, kode_member: kode_poin, dapat: 0, pakai: pakai.toJSON(), janji: true };
  // Its answer may be lost, and they are kept back there: so whatever comes of it.
  tx.afterUndo(async (sql) => {
    try {
      await tanyaPenyimpan(sql, context, toko_poin, 'poin', { ...isi, pakai: 0 }, LEPAS_MS);
    } catch (error) {
      if (!isProblem(error)) throw error;
    }
  });
  const answer = await tanyaPenyimpan(tx, context, toko_poin, 'poin', isi);
  if (answer.status >= 300) throw gagalDiSana(answer.body, toko_poin);
}

/**
 * The same of a paper that is booked by the transaction that makes it, before that has drawn a number: till then it
 * keeps nobody waiting but who wants the same goods. Of a member of this server's nothing is to be done.
 * @throws Problem `poin_tidak_cukup`, `toko_tidak_terjangkau`
 */
export async function tahanSebelumNomor(work: Work, jenis: string, kode_member: string, pakai: Dec): Promise<void> {
  const { tx, context, kunci } = work;
  if (kunci === undefined || kode_member === '' || pakai.isZero()) return;
  const tamu = await tamuOf(tx, context.shop.kode_toko, kode_member);
  const ke = Math.floor((context.now().getTime() - SEJAK) / 1000);
  if (tamu) await tahanPoin(work, tamu, { jenis, nomor: tanpaNomor(kunci), ke }, pakai);
}

/** Books it where the member is kept: at once in this database, told to another server once this is through. */
async function beritahu(
  work: Work,
  { toko_poin: ke_toko, kode_poin }: Tamu,
  kertas: Kertas,
  { dapat, pakai }: { readonly dapat: number; readonly pakai: Dec },
): Promise<void> {
  const { tx, context, papers, alongside } = work;
  if (await diServerLain(tx, ke_toko)) return umumkanPoin(work, ke_toko, kertas, !pakai.isZero());
  const { shop, actor, now } = context;
  const sana = await workIn({ db: tx, now }, ke_toko, `${actor.user_id}@${shop.kode_toko}`);
  if (!sana) throw new Problem('toko_tidak_terjangkau', { kode_toko: ke_toko });
  const isi = { ...kertas, kode_member: kode_poin, dapat, pakai: pakai.toJSON(), janji: false };
  const antara = { kode_toko: ke_toko, dari_toko: shop.kode_toko };
  await catatPoin(tx, sana, papers, antara, isi, { cukup: !pakai.isZero(), alongside });
}

/**
 * Books through the shop that keeps a member what a deed gives him and takes from him. Of a
 * member of this shop nothing is to be done.
 * @returns what passes through this shop's own book.
 * @throws Problem `poin_tidak_cukup`
 */
export async function lewatkanPoin(
  work: Work,
  kode_member: string,
  kertas: Kertas,
  { dapat, pakai }: { readonly dapat: number; readonly pakai: Dec },
): Promise<Entry[]> {
  const { tx, context } = work;
  const { kode_toko } = context.shop;
  const tamu = kode_member === '' ? undefined : await tamuOf(tx, kode_toko, kode_member);
  if (!tamu) return [];
  const { jenis, nomor, ke } = kertas;
  const { toko_poin } = tamu;
  const ada = await tx.maybe(
    `insert into poin_antar as p (kode_toko, arah, toko, jenis, nomor, ke, kode_member, dapat, pakai, janji, waktu)
     select $1, 'KELUAR', $2, $3, $4, $5, $6, $7, $8, false, $9
     where $7::int > 0 or $8::int > 0 or exists (select from poin_antar p where p.kode_toko = $1 and p.arah = 'KELUAR'
       and p.toko = $2 and p.jenis = $3 and p.nomor = $4)
     on conflict (kode_toko, arah, toko, jenis, nomor) do update set ke = excluded.ke,
       kode_member = excluded.kode_member, dapat = excluded.dapat, pakai = excluded.pakai, waktu = excluded.waktu
     returning 1`,
    [kode_toko, toko_poin, jenis, nomor, ke, kode_member, dapat, pakai.toJSON(), context.now()],
  );
  // It neither gives nor takes, and never did.
  if (!ada) return [];
  await beritahu(work, tamu, kertas, { dapat, pakai });
  return poinLewat(kode_member, toko_poin, pakai.minus(dapat), KATEGORI_LEWAT).filter(({ jumlah }) => !jumlah.isZero());
}

/** Has another server told how a paper stands, once this is through. */
async function umumkanPoin(
  { tx, context, kunci }: Work,
  ke_toko: string,
  { jenis, nomor, ke }: Kertas,
  dibayar: boolean,
): Promise<void> {
  const { user_id } = context.actor;
  const dahulu = dibayar && kunci !== undefined ? { dahulu: tanpaNomor(kunci) } : {};
  await tulisOutbox(tx, context, {
    saluran: 'TOKO',
    tujuan: ke_toko,
    dokumen: { jenis, nomor },
    user_id,
    kunci: `poin/${jenis}/${nomor}/${ke}`,
    isi: { ke_toko, user_id, poin: { jenis, nomor, ...dahulu } },
  });
}

/** So long points are kept back for a paper of which nothing more is heard. */
const JANJI_MS = 86_400_000;

/**
 * Lets go of what was kept back for papers that were never booked: of each by itself, so that one that cannot be let go
 * holds up no other.
 * @returns how many.
 * @throws what has held up the first of those that could not.
 */
export async function lepasJanjiPoin(services: Pick<Services, 'db' | 'now'>, papers: Papers): Promise<number> {
  const lama = await services.db.query<PoinTercatat & { readonly kode_toko: string; readonly toko: string }>(
    `select kode_toko, toko, jenis, nomor, ke, kode_member, dapat, pakai, janji from poin_antar
     where arah = 'MASUK' and janji and pakai > 0 and waktu < $1 order by waktu limit 500`,
    [new Date(services.now().getTime() - JANJI_MS)],
  );
  const gagal: unknown[] = [];
  for (const { kode_toko, toko, ...isi } of lama) {
    const work = await workIn(services, kode_toko, `@${toko}`);
    if (!work) continue;
    try {
      await services.db.tx((tx) =>
        catatPoin(tx, work, papers, { kode_toko, dari_toko: toko }, { ...isi, pakai: 0 }, { cukup: false }),
      );
    } catch (error) {
      gagal.push(error);
    }
  }
  if (gagal.length > 0) throw gagal[0];
  return lama.length;
}
