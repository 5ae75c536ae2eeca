import { CHANGING, MAKING, type Kind } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { deedName, lastUser, standingDeeds } from './held.ts';
import type { Done, Paper, Work } from './kind.ts';

/** Refuses a caller who has seen an older version than stands. @throws Problem `sudah_diubah` */
export function assertVersion({ nomor, versi }: Paper<Kind>, seen: number | null): void {
  if (seen !== null && seen !== versi) throw new Problem('sudah_diubah', { nomor, versi });
}

/** @throws Problem `keadaan_tidak_sesuai`, naming who brought the paper to where it is. */
export async function assertState(work: Work, kind: Kind, paper: Paper<Kind>, from: readonly string[]): Promise<void> {
  if (from.includes(paper.status)) return;
  const { nomor, status } = paper;
  const oleh = await lastUser(work.tx, kind, work.context.shop.kode_toko, paper);
  throw new Problem('keadaan_tidak_sesuai', { nomor, status, oleh });
}

/** A paper that another one has made is done and undone with that one. @throws Problem `dokumen_terkait` */
export function assertAlone({ nomor, sebab }: Paper<Kind>): void {
  if (sebab !== null) throw new Problem('dokumen_terkait', { nomor, sebab });
}

/** A deed that is taken back. */
export interface Undone {
  readonly last: Done;
  /** What was done before it, and stands. */
  readonly before: Done | undefined;
}

/** The last deed that stands. A change says what the paper says; it is not done to it. */
async function lastDeed(work: Work, kind: Kind, { nomor }: Paper<Kind>): Promise<Undone | undefined> {
  const standing = await standingDeeds(work.tx, kind, work.context.shop.kode_toko, nomor);
  const last = standing.find(({ aksi }) => aksi !== deedName(CHANGING));
  if (!last) return undefined;
  // With a booking goes what it booked: before it is what was before that.
  const first = standing.find(({ ke }) => ke === last.atas) ?? last;
  return { last, before: standing[standing.indexOf(first) + 1] };
}

/**
 * The deed that a caller wants taken back.
 * @throws Problem `perbuatan_lain_terakhir` when another one stands behind it, `dokumen_terkait` when another paper
 * caused it.
 */
export async function undoneBy(work: Work, kind: Kind, paper: Paper<Kind>, undoes: readonly string[]): Promise<Undone> {
  const { nomor } = paper;
  const found = await lastDeed(work, kind, paper);
  if (!found || !undoes.map(deedName).includes(found.last.aksi)) {
    throw new Problem('perbuatan_lain_terakhir', { nomor, aksi: found?.last.aksi ?? '' });
  }
  const { sebab_nomor } = found.last;
  if (sebab_nomor !== null) throw new Problem('dokumen_terkait', { nomor, sebab: sebab_nomor });
  return found;
}

/** The deed that another one is to book: the last one that stands, and what the paper says in its last version. */
export async function bookedBy(
  work: Work,
  kind: Kind,
  { nomor }: Paper<Kind>,
  books: readonly string[],
): Promise<Done> {
  const [last] = await standingDeeds(work.tx, kind, work.context.shop.kode_toko, nomor);
  const names = books.flatMap((key) => (key === MAKING ? [deedName(MAKING), deedName(CHANGING)] : [deedName(key)]));
  if (!last || !names.includes(last.aksi)) {
    throw new Problem('perbuatan_lain_terakhir', { nomor, aksi: last?.aksi ?? '' });
  }
  return last;
}

/** A deed of this number, which must be the last one. @throws Problem `perbuatan_lain_terakhir` */
export async function undoneNumber(work: Work, kind: Kind, paper: Paper<Kind>, ke: number): Promise<Undone> {
  const found = await lastDeed(work, kind, paper);
  if (found?.last.ke !== ke) {
    throw new Problem('perbuatan_lain_terakhir', { nomor: paper.nomor, aksi: found?.last.aksi ?? '' });
  }
  return found;
}
