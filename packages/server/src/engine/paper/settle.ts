import { isProblem, Problem } from '@kilau/contract/core/problem.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { assertState } from './guard.ts';
import { holdPaper, NOT_TAKEN_BACK } from './held.ts';
import type { Caused, HeldPaper, Numbered, Paper, Papers, Payment, Plan, Work } from './kind.ts';

/** The numbers that stand in payments: of the paper, of its cause, of the papers that it makes. */
export interface Numbers {
  readonly sendiri: string;
  readonly sebab: string;
  readonly akibat: readonly string[];
}

/** Gives payments the numbers that were drawn meanwhile. */
export const numberedPayments = (payments: readonly Payment[], numbers: Numbers): Numbered[] =>
  payments.map(({ sub, sumber, ...payment }) => ({
    ...payment,
    sub: typeof sub === 'string' ? sub : numbers[sub.nomor],
    ...(sumber !== undefined && {
      sumber: typeof sumber === 'string' ? sumber : (numbers.akibat[sumber.akibat] ?? ''),
    }),
  }));

/** @throws Error when a payment still waits for a number, which is a bug of the engine. */
export function asNumbered(payment: Payment): Numbered {
  const { sub, sumber = '' } = payment;
  if (typeof sub !== 'string' || typeof sumber !== 'string') {
    throw new Error(`a payment by ${payment.cara} was written before its number was drawn`);
  }
  return { ...payment, sub, sumber };
}

/** A plan whose payments have their numbers. */
export const numberedPlan = (plan: Plan<Kind>, numbers: Numbers): Plan<Kind> =>
  plan.bayar ? { ...plan, bayar: numberedPayments(plan.bayar, numbers) } : plan;

/** What the papers undergo on which payments draw that are booked now. One that the same plan makes books itself. */
export function drawnBy(papers: Papers, payments: readonly Payment[]): Caused[] {
  return payments.flatMap(({ cara, sumber_jenis: key = '', sumber, jumlah }) => {
    if (typeof sumber !== 'string' || sumber === '') return [];
    const deed = payingDeed(papers.get(key)?.kind, cara);
    return deed === undefined ? [] : [{ jenis: key, nomor: sumber, deed, input: { jumlah } }];
  });
}

/** The deed that a paper undergoes when it pays in a way. */
const payingDeed = (kind: Kind | undefined, cara: string): string | undefined =>
  kind?.pays?.find((way) => way.cara === cara)?.deed;

/** Whether papers of a kind can be claimed at all. */
const canBeClaimed = ({ pays = [] }: Kind): boolean => pays.some(({ deed }) => deed !== undefined);

/** Number of the paper that waits to be booked and pays with this one, of content that stands. */
export async function claimOf(sql: Sql, kode_toko: string, kind: Kind, nomor: string): Promise<string | undefined> {
  if (!canBeClaimed(kind)) return undefined;
  const claim = await sql.maybe<{ readonly nomor: string }>(
    `select u.nomor from pembayaran u
     join perbuatan p on p.kode_toko = u.kode_toko and p.jenis = u.jenis and p.nomor = u.nomor and p.ke = u.ke
     join dokumen d on d.kode_toko = u.kode_toko and d.jenis = u.jenis and d.nomor = u.nomor
     where u.kode_toko = $1 and u.sumber_jenis = $2 and u.sumber = $3 and p.menunggu and p.membalik is null
       and (p.aksi not in ('BUAT', 'UBAH') or d.isi = p.ke and not exists (select from perbuatan b
         where b.kode_toko = p.kode_toko and b.jenis = p.jenis and b.nomor = p.nomor and b.membalik = 1))
       and not exists (select from perbuatan v where v.kode_toko = p.kode_toko and v.jenis = p.jenis
         and v.nomor = p.nomor and v.atas = p.ke)
       and ${NOT_TAKEN_BACK} limit 1`,
    [kode_toko, kind.key, nomor],
  );
  return claim?.nomor;
}

/**
 * A paper with which another one pays that waits is left alone until that one is booked or refused.
 * @param oleh the paper that may: the one that pays with it.
 * @throws Problem `dokumen_terkait`
 */
export async function assertUnclaimed(
  { tx, context }: Pick<Work, 'tx' | 'context'>,
  kind: Kind,
  { nomor }: Pick<Paper<Kind>, 'nomor'>,
  oleh: string | undefined,
): Promise<void> {
  const sebab = await claimOf(tx, context.shop.kode_toko, kind, nomor);
  if (sebab !== undefined && sebab !== oleh) throw new Problem('dokumen_terkait', { nomor, sebab });
}

/** What is said of a payment, at its number, where no paper has that. */
function noPayer(error: unknown, nomor: string): unknown {
  return isProblem(error) && error.code === 'dokumen_tidak_ditemukan'
    ? new Problem(error.code, { nomor }, { nomor: { rule: 'tidak_terdaftar' } })
    : error;
}

/**
 * Holds the paper that is to pay in a way.
 * @throws Problem `dokumen_tidak_ditemukan` at `nomor` of the payment; `keadaan_tidak_sesuai` where it cannot pay.
 */
export async function holdPayer(work: Work, kind: Kind, cara: string, nomor: string): Promise<HeldPaper> {
  const paper = await holdPaper(work.tx, kind, work.context.shop.kode_toko, nomor).catch((error: unknown) => {
    throw noPayer(error, nomor);
  });
  assertState(kind, paper, kind.deeds[payingDeed(kind, cara) ?? '']?.from ?? []);
  return paper;
}

/**
 * What waits to be booked claims the papers on which its payments draw: they must be able to pay now, and nobody else
 * may have claimed them.
 * @param oleh the paper that pays; none while it is made.
 * @throws Problem `keadaan_tidak_sesuai`, `dokumen_terkait`
 */
export async function claimDrawn(work: Work, { bayar = [] }: Plan<Kind>, oleh: string | undefined): Promise<void> {
  for (const { cara, sumber_jenis: key = '', sumber } of bayar) {
    const kind = work.papers.get(key)?.kind;
    if (!kind || typeof sumber !== 'string' || payingDeed(kind, cara) === undefined) continue;
    await assertUnclaimed(work, kind, await holdPayer(work, kind, cara, sumber), oleh);
  }
}
