import { Dec } from '@kilau/contract/core/dec.ts';
import { CHANGING, MAKING, type Kind, type KindDeed } from '@kilau/contract/core/kind.ts';
import { deedKey, stateKey } from '@kilau/contract/core/kind-words.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { deedName } from './held.ts';
import type { Done, HeldPaper, Paper } from './kind.ts';

/** Refuses a caller who has seen an older version than stands. @throws Problem `sudah_diubah` */
export function assertVersion({ nomor, versi }: Paper<Kind>, seen: number | null): void {
  if (seen !== null && seen !== versi) throw new Problem('sudah_diubah', { nomor, versi });
}

/** Why something is refused; a problem only once somebody tells it. */
export type Refusal = () => Problem;

/** A paper as far as rules ask whether a deed may follow. */
export type Standing = Pick<
  HeldPaper,
  'nomor' | 'tgl' | 'status' | 'sebab' | 'oleh' | 'sisa' | 'saldo' | 'perbuatan'
> & {
  /** Number of the paper that waits and pays with this one. */
  readonly klaim: string | undefined;
};

/** @throws Problem, where there is one. */
export function assertNot(refused: Refusal | undefined): void {
  if (refused) throw refused();
}

/** Where a paper is and who brought it there: what it refuses is refused for that. */
type Where = Pick<HeldPaper, 'nomor' | 'status' | 'oleh'>;

/** That a paper is in no state for what is wanted, by the word that its kind has for its state. */
export const wrongState = (kind: Kind, { nomor, status, oleh }: Where): Problem =>
  new Problem('keadaan_tidak_sesuai', { nomor, status, keadaan: stateKey(kind, status), oleh });

/** Why a paper is in no such state. */
const outOfState = (kind: Kind, paper: Where, from: readonly string[]): Refusal | undefined =>
  from.includes(paper.status) ? undefined : () => wrongState(kind, paper);

/** @throws Problem `keadaan_tidak_sesuai` */
export const assertState = (kind: Kind, paper: Where, from: readonly string[]): void =>
  assertNot(outOfState(kind, paper, from));

/** Why a deed finds its paper where it cannot be done: in another state, or done and undone with another paper. */
export function outOfPlace(kind: Kind, key: string, paper: HeldPaper | Standing): Refusal | undefined {
  const from = key === CHANGING ? editable(kind) : (kind.deeds[key]?.from ?? []);
  const { nomor, sebab } = paper;
  return (
    outOfState(kind, paper, from) ??
    (sebab === null ? undefined : () => new Problem('dokumen_terkait', { nomor, sebab }))
  );
}

/** That nothing stands on the accounts of a paper, where a deed needs that. */
const nothingLeft = (
  deed: KindDeed | undefined,
  { nomor, saldo }: Pick<Standing, 'nomor' | 'saldo'>,
): Refusal | undefined => {
  const code = deed?.refusedAtZero;
  return code !== undefined && saldo.isZero() ? () => new Problem(code, { nomor }) : undefined;
};

const editable = ({ states }: Kind): readonly string[] =>
  Object.entries(states).flatMap(([name, { edit }]) => (edit ? [name] : []));

/**
 * Why a deed is not the next one: another paper waits that pays with this one, the day is over, nothing is left of what
 * it settles, or other deeds stand where it must find the one that it books or takes back.
 * @param hari the business day.
 * @param ke the deed that is taken back, where any of several may be.
 */
export function outOfTurn(kind: Kind, key: string, standing: Standing, hari: string, ke?: number): Refusal | undefined {
  const { nomor, klaim } = standing;
  if (klaim !== undefined) return () => new Problem('dokumen_terkait', { nomor, sebab: klaim });
  const { undoes, books, by, aside } = kind.deeds[key] ?? {};
  // Beside what was done; where all of that was taken back there is nothing of it.
  if (aside && standing.perbuatan.length === 0) return outOfState(kind, standing, []);
  if (!undoes) {
    return (
      outOfDay(kind, standing, hari) ??
      nothingLeft(kind.deeds[key], standing) ??
      (books && refusalOf(bookedBy(kind, standing, books)))
    );
  }
  const counting = withoutAside(kind, standing);
  return refusalOf(by ? undoneByLines(kind, counting, undoes, ke) : undoneBy(kind, counting, undoes));
}

/** A paper that waits does so until its day closes, unless it is a promise. */
function outOfDay({ states }: Kind, { status, tgl }: Standing, hari: string): Refusal | undefined {
  const state = states[status];
  const over = state?.tone === 'waits' && !state.overnight && tgl < hari;
  return over ? () => new Problem('hari_sudah_tutup', { tgl }) : undefined;
}

const isRefusal = (found: object | Refusal): found is Refusal => typeof found === 'function';
const refusalOf = (found: object | Refusal): Refusal | undefined => (isRefusal(found) ? found : undefined);

/** What was found. @throws Problem that says why nothing was. */
export function orRefuse<T extends object>(found: T | Refusal): T {
  if (isRefusal(found)) throw found();
  return found;
}

/** The deeds of a paper that stand. */
type Ordered = Pick<HeldPaper, 'nomor' | 'perbuatan'>;

/** A paper without the deeds that stand in nobody's way. */
export function withoutAside<P extends Ordered>({ deeds }: Kind, paper: P): P {
  const aside = Object.keys(deeds).filter((key) => deeds[key]?.aside);
  if (aside.length === 0) return paper;
  const names = new Set(aside.map(deedName));
  return { ...paper, perbuatan: paper.perbuatan.filter(({ aksi }) => !names.has(aksi)) };
}

/** Numbers of the deeds that have said what a paper says: its making and its changes. */
export const contentOf = ({ perbuatan }: Ordered): readonly number[] =>
  perbuatan.filter(({ aksi }) => [MAKING, CHANGING].some((key) => aksi === deedName(key))).map(({ ke }) => ke);

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
 * @param undone what can be taken back, though it should only tell of something.
 */
function lastDeed({ perbuatan: standing }: Ordered, undone: readonly string[]): Undone | undefined {
  const last = standing.find(
    (deed, index) =>
      deed.aksi !== deedName(CHANGING) && (counts(deed, standing[index + 1]) || undone.includes(deed.aksi)),
  );
  return last && withBooked(standing, last);
}

function withBooked(standing: readonly Done[], last: Done): Undone {
  const booked = standing.find(({ ke }) => ke === last.atas) ?? last;
  // With a booking goes what it booked: before it is what was before that; with a change, all that the paper has said.
  const first = booked.aksi === deedName(CHANGING) ? (standing.find(({ ke }) => ke === 1) ?? booked) : booked;
  const before = standing[standing.indexOf(first) + 1];
  return { last, first, before, sisa: before?.sisa ?? Dec.zero };
}

/** Why another deed has to go first. */
const another =
  (kind: Kind, nomor: string, deed: Done | undefined): Refusal =>
  () => {
    const aksi = deed?.aksi ?? '';
    return new Problem('perbuatan_lain_terakhir', { nomor, aksi, perbuatan: deedKey(kind, aksi.toLowerCase()) });
  };

/** Why a deed that another paper caused is not taken back alone. */
const causedElsewhere = (nomor: string, { sebab_nomor: sebab }: Done): Refusal | undefined =>
  sebab === null ? undefined : () => new Problem('dokumen_terkait', { nomor, sebab });

/** The deed that a caller wants taken back, or why it is not: another one stands behind it, another paper caused it. */
export function undoneBy(kind: Kind, paper: Ordered, undoes: readonly string[]): Undone | Refusal {
  const names = undoes.map(deedName);
  const last = lastDeed(
    paper,
    Object.values(kind.deeds).flatMap((deed) => (deed.undoes ?? []).map(deedName)),
  );
  if (!last || !names.includes(last.last.aksi)) return another(kind, paper.nomor, last?.last);
  return causedElsewhere(paper.nomor, last.last) ?? last;
}

/**
 * The deed that a caller names, to be taken back though others stand behind it: none of these has a line of its lines.
 * @param ke its number; the last one that may be taken back unless given.
 */
export function undoneByLines(
  kind: Kind,
  paper: Ordered & Pick<Standing, 'sisa'>,
  undoes: readonly string[],
  ke: number | undefined,
): Undone | Refusal {
  const { nomor, perbuatan: standing } = paper;
  const names = undoes.map(deedName);
  const meant = standing.filter((deed) => names.includes(deed.aksi) && (ke === undefined || deed.ke === ke));
  const tried = meant.map((deed) => undoneOfLines(kind, paper, deed));
  return tried.find((one) => !isRefusal(one)) ?? tried[0] ?? another(kind, nomor, standing[0]);
}

function undoneOfLines(kind: Kind, paper: Ordered & Pick<Standing, 'sisa'>, meant: Done): Undone | Refusal {
  const { nomor, perbuatan: standing } = paper;
  const elsewhere = causedElsewhere(nomor, meant);
  if (elsewhere) return elsewhere;
  if (meant.isi === meant.ke) return undoneNumber(kind, paper, meant.ke);
  const inTheWay = standing.find(
    ({ ke, baris = [] }) => ke > meant.ke && baris.some((line) => meant.baris?.includes(line)),
  );
  if (inTheWay) return another(kind, nomor, inTheWay);
  // What it did to the rest is taken out of it, whatever later ones have done to that.
  return { ...withBooked(standing, meant), sisa: paper.sisa.minus(meant.sisa).plus(meant.semula ?? 0) };
}

/** The deed that another one is to book: the last one that stands, and what the paper says in its last version. */
export function bookedBy(kind: Kind, paper: Ordered, books: readonly string[]): Done | Refusal {
  const [last] = paper.perbuatan;
  const names = books.flatMap((key) => (key === MAKING ? [deedName(MAKING), deedName(CHANGING)] : [deedName(key)]));
  return last && names.includes(last.aksi) ? last : another(kind, paper.nomor, last);
}

/** A deed of this number, which must be the last one. */
export function undoneNumber(kind: Kind, paper: Ordered, ke: number): Undone | Refusal {
  const last = lastDeed(paper, []);
  return last?.last.ke === ke ? last : another(kind, paper.nomor, last?.last);
}
