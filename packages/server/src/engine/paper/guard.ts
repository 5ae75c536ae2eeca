import { Dec } from '@kilau/contract/core/dec.ts';
import { CHANGING, MAKING, type Kind } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { quoted } from '../resource.sql.ts';
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
  /** What is open of the paper afterwards. */
  readonly sisa: Dec;
}

/** Whether a deed has moved something, or has left the paper otherwise than the one before it that stands. */
function counts(
  { ke, isi, dari, status, sisa, membukukan, menunggu, atas, sebab_nomor }: Done,
  before?: Done,
): boolean {
  if (membukukan || menunggu || atas !== null || sebab_nomor !== null) return true;
  return ke === isi || dari !== status || !sisa.eq(before?.sisa ?? 0);
}

/**
 * The last deed that stands. A change says what the paper says; it is not done to it. What only tells of something, a
 * warning that was printed, stands in nobody's way.
 * @param undoes what is looked for, though it should only tell of something.
 */
function lastDeed({ perbuatan: standing }: HeldPaper, undoes: readonly string[]): Undone | undefined {
  const last = standing.find(
    (deed, index) =>
      deed.aksi !== deedName(CHANGING) && (counts(deed, standing[index + 1]) || undoes.includes(deed.aksi)),
  );
  return last && withBooked(standing, last);
}

function withBooked(standing: readonly Done[], last: Done): Undone {
  // With a booking goes what it booked: before it is what was before that.
  const first = standing.find(({ ke }) => ke === last.atas) ?? last;
  const before = standing[standing.indexOf(first) + 1];
  return { last, first, before, sisa: before?.sisa ?? Dec.zero };
}

/**
 * The deed that a caller wants taken back.
 * @throws Problem `perbuatan_lain_terakhir` when another one stands behind it, `dokumen_terkait` when another paper
 * caused it.
 */
export function undoneBy(paper: HeldPaper, undoes: readonly string[]): Undone {
  const { nomor } = paper;
  const names = undoes.map(deedName);
  const found = lastDeed(paper, names);
  if (!found || !names.includes(found.last.aksi)) {
    throw new Problem('perbuatan_lain_terakhir', { nomor, aksi: found?.last.aksi ?? '' });
  }
  const { sebab_nomor } = found.last;
  if (sebab_nomor !== null) throw new Problem('dokumen_terkait', { nomor, sebab: sebab_nomor });
  return found;
}

/**
 * The deed that a caller names, to be taken back though others stand behind it: none of these has a line of its lines.
 * @param ke its number; the last one that can be meant unless given.
 * @throws Problem `perbuatan_lain_terakhir`, naming a deed that stands in the way, and as {@link undoneBy} does.
 */
export async function undoneByLines(
  { tx, context }: Work,
  kind: Kind,
  paper: HeldPaper,
  undoes: readonly string[],
  ke: number | undefined,
): Promise<Undone> {
  const { nomor, perbuatan: standing } = paper;
  const names = undoes.map(deedName);
  const meant = standing.find((deed) => names.includes(deed.aksi) && (ke === undefined || deed.ke === ke));
  if (!meant) throw new Problem('perbuatan_lain_terakhir', { nomor, aksi: standing[0]?.aksi ?? '' });
  if (meant.sebab_nomor !== null) throw new Problem('dokumen_terkait', { nomor, sebab: meant.sebab_nomor });
  if (meant.isi === meant.ke) return undoneNumber(paper, meant.ke);
  const later = standing.filter((deed) => deed.ke > meant.ke);
  for (const { table, key } of Object.values(kind.lines)) {
    if (key === undefined || later.length === 0) continue;
    const other = await tx.maybe<{ readonly ke: number }>(
      `select b.ke from ${quoted(table)} a join ${quoted(table)} b on b.kode_toko = a.kode_toko and b.nomor = a.nomor
         and b.${quoted(key)} = a.${quoted(key)}
       where a.kode_toko = $1 and a.nomor = $2 and a.ke = $3 and b.ke = any($4::integer[]) order by b.ke desc limit 1`,
      [context.shop.kode_toko, nomor, meant.ke, later.map((deed) => deed.ke)],
    );
    const aksi = later.find((deed) => deed.ke === other?.ke)?.aksi;
    if (aksi !== undefined) throw new Problem('perbuatan_lain_terakhir', { nomor, aksi });
  }
  const { sisa } = await tx.one<{ readonly sisa: Dec }>(
    `select sisa from perbuatan where kode_toko = $1 and jenis = $2 and nomor = $3 and ke = $4`,
    [context.shop.kode_toko, kind.key, nomor, meant.ke - 1],
  );
  // What it did to the rest is taken out of it, whatever later ones have done to that.
  return { ...withBooked(standing, meant), sisa: paper.sisa.minus(meant.sisa).plus(sisa) };
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
  const found = lastDeed(paper, []);
  if (found?.last.ke !== ke) {
    throw new Problem('perbuatan_lain_terakhir', { nomor: paper.nomor, aksi: found?.last.aksi ?? '' });
  }
  return found;
}
