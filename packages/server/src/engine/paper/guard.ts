import { CHANGING, MAKING, type Kind } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { deedName, lastUser } from './held.ts';
import type { Done, HeldPaper, Paper, Work } from './kind.ts';

/** Refuses a caller who has seen an older version than stands. @throws Problem `sudah_diubah` */
export function assertVersion({ nomor, versi }: Paper<Kind>, seen: number | null): void {
  if (seen !== null && seen !== versi) throw new Problem('sudah_diubah', { nomor, versi });
}

/** @throws Problem `keadaan_tidak_sesuai`, naming who brought the paper to where it is. */
export async function assertState(work: Work, kind: Kind, paper: HeldPaper, from: readonly string[]): Promise<void> {
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
  /** The deed that goes with it, where it booked one; itself where it did not. */
  readonly first: Done;
  /** What was done before it, and stands. */
  readonly before: Done | undefined;
}

/** The last deed that stands. A change says what the paper says; it is not done to it. */
function lastDeed({ perbuatan: standing }: HeldPaper): Undone | undefined {
  const last = standing.find(({ aksi }) => aksi !== deedName(CHANGING));
  if (!last) return undefined;
  // With a booking goes what it booked: before it is what was before that.
  const first = standing.find(({ ke }) => ke === last.atas) ?? last;
  return { last, first, before: standing[standing.indexOf(first) + 1] };
}

/**
 * The deed that a caller wants taken back.
 * @throws Problem `perbuatan_lain_terakhir` when another one stands behind it, `dokumen_terkait` when another paper
 * caused it.
 */
export function undoneBy(paper: HeldPaper, undoes: readonly string[]): Undone {
  const { nomor } = paper;
  const found = lastDeed(paper);
  if (!found || !undoes.map(deedName).includes(found.last.aksi)) {
    throw new Problem('perbuatan_lain_terakhir', { nomor, aksi: found?.last.aksi ?? '' });
  }
  const { sebab_nomor } = found.last;
  if (sebab_nomor !== null) throw new Problem('dokumen_terkait', { nomor, sebab: sebab_nomor });
  return found;
}

/** The deed that another one is to book: the last one that stands, and what the paper says in its last version. */
export function bookedBy({ nomor, perbuatan: [last] }: HeldPaper, books: readonly string[]): Done {
  const names = books.flatMap((key) => (key === MAKING ? [deedName(MAKING), deedName(CHANGING)] : [deedName(key)]));
  if (!last || !names.includes(last.aksi)) {
    throw new Problem('perbuatan_lain_terakhir', { nomor, aksi: last?.aksi ?? '' });
  }
  return last;
}

/** A deed of this number, which must be the last one. @throws Problem `perbuatan_lain_terakhir` */
export function undoneNumber(paper: HeldPaper, ke: number): Undone {
  const found = lastDeed(paper);
  if (found?.last.ke !== ke) {
    throw new Problem('perbuatan_lain_terakhir', { nomor: paper.nomor, aksi: found?.last.aksi ?? '' });
  }
  return found;
}
