import { deedApproval, type ApprovalCategory } from '@kilau/contract/core/approval.ts';
import { CHANGING, waitsForBooking, type Kind, type KindDeed } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { holdDay } from '../../ledger/business-date.ts';
import { formatNumber, numberedAs } from '../../ledger/number.ts';
import { takeNumber } from '../../ledger/number-line.ts';
import { compact } from '../../ledger/compact.ts';
import type { Posting } from '../../ledger/post.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { Approval } from '../approval.ts';
import { followsAtOnce } from './at-once.ts';
import { assertCleared, assertOwnDeeds, movedOn } from './accounts.ts';
import { approveDeed, approverOf, nameApprovals } from './approve.ts';
import { standingAfter, tellDone, type Told } from './boleh.ts';
import {
  assertNot,
  assertVersion,
  contentOf,
  orRefuse,
  outOfPlace,
  outOfTurn,
  undoneBy,
  undoneByLines,
  withoutAside,
  type Standing,
  type Undone,
} from './guard.ts';
import { deedName, holdPaper, storedAt } from './held.ts';
import { holdNeeds } from './needs.ts';
import { assertSaid, assertSent, claimPictures } from './sent.ts';
import type { Asked, HeldPaper, KindAtWork, PaperContext, Papers, Work } from './kind.ts';
import { claimDrawn, claimOf, numberedPlan } from './settle.ts';
import { papersCausedBy } from './mirror.ts';
import { prepareCaused, prepareDeed, prepareLettingGo, prepareUndo } from './prepare.ts';
import { filled, movesOf, rowOf, type Prepared } from './prepared.ts';
import { tellHead, type StandingHead } from './read.ts';
import { assertStillOpen } from './still-open.ts';
import type { MadeDeed } from './tell-made.ts';
import { postingAs, writeDeed, type Cause, type DeedRow, type Moves } from './write.ts';
import { Writing, type SqlPart } from './writing.ts';

export const begin = async (tx: Tx, context: PaperContext, papers: Papers, tgl: string | undefined): Promise<Work> => ({
  tx,
  context,
  tgl: tgl ?? (await holdDay(tx, context.shop.kode_toko)),
  papers,
  izin: [],
  alongside: [],
});

/** All that a transaction posts at its end: what its deeds do, and what goes with them in other shops. */
export const posting = ({ alongside = [] }: Work, own: readonly Posting[]): readonly Posting[] => [
  ...own,
  ...alongside,
];

/** A deed that has its number. */
interface Numbered {
  readonly prepared: Prepared;
  readonly nomor: string;
  readonly cause: Cause | null;
}

/** A deed with its number, and with what it moves. */
interface Written extends Pick<Prepared, 'kind' | 'plan' | 'head' | 'izin'> {
  readonly deed: DeedRow;
  readonly moves: Moves;
}

/**
 * Takes the numbers of papers that are made, in one order for all who take several.
 * @param writing of the papers, which is to move the counters whose numbers were foretold.
 */
async function numbered(
  { tx, context, tgl }: Work,
  roots: readonly Prepared[],
  sebab: Cause | null,
  writing: Writing,
): Promise<Numbered[]> {
  const drawn = new Map<Prepared, string>();
  const making: Prepared[] = [];
  const walk = (one: Prepared): void => {
    if (one.nomor === undefined) making.push(one);
    one.caused.forEach(walk);
  };
  roots.forEach(walk);
  for (const one of making.toSorted((a, b) => (a.kind.kode < b.kind.kode ? -1 : 1))) {
    const { kode_toko, inisial } = numberedAs(one.kind, context.shop);
    const { kode } = one.kind;
    const { terakhir, foretold } = await takeNumber(tx, { kode_toko, kode, tgl });
    if (foretold) writing.foretell(foretold);
    drawn.set(one, formatNumber(inisial, kode, tgl, terakhir));
  }
  const list = (one: Prepared, cause: Cause | null): Numbered[] => {
    const nomor = one.nomor ?? drawn.get(one) ?? '';
    const own = { jenis: one.kind.key, nomor, ke: one.row.ke };
    return [{ prepared: one, nomor, cause }, ...one.caused.flatMap((other) => list(other, own))];
  };
  return roots.flatMap((one) => list(one, sebab));
}

/** A deed that follows of itself brings nothing. */
export const PLAIN_ASKED = { otorisasi: null, versi: null, input: {} } as const;

/** What is yet to be written and posted. */
export interface CarriedOut {
  /** Of the first paper, and whether its deed moves anything. */
  readonly nomor: string;
  readonly membukukan: boolean;
  readonly writing: Writing;
  readonly postings: readonly Posting[];
  /** The first of them, and when it was done. */
  readonly first: MadeDeed | undefined;
}

/** Where deeds are put down. */
interface PutDown {
  /** What they are written with; a statement of their own unless given. */
  readonly writing?: Writing;
  /** Whether goods that are held for a later deed are; the one that follows in the same statement takes them itself. */
  readonly holding?: boolean;
}

/**
 * Takes numbers and puts down what is to be written of what was worked out, causes before what they cause. Every deed
 * has a place in the chain, with what it moves, but one that waits to be booked: the deed that answers it holds its
 * seal. Who called sends it all at the very end, since the book is locked last.
 * @param sebab the deed that causes them, where that is written later.
 */
export async function carryOut(
  work: Work,
  roots: readonly Prepared[],
  sebab: Cause | null = null,
  { writing = new Writing(), holding = true }: PutDown = {},
): Promise<CarriedOut> {
  const all = await numbered(work, roots, sebab, writing);
  const deeds: Written[] = [];
  for (const { prepared: one, nomor, cause } of all) {
    const numbers = {
      sendiri: nomor,
      sebab: cause?.nomor ?? '',
      akibat: one.caused.map((other) => all.find(({ prepared: made }) => made === other)?.nomor ?? ''),
    };
    deeds.push({
      ...one,
      plan: numberedPlan(one.plan, numbers),
      deed: { ...one.row, nomor, sebab: cause },
      moves: await one.moves(nomor, numbers),
    });
  }
  assertOwnDeeds(
    [...work.papers.values()].map(({ kind }) => kind),
    deeds.map(({ kind, deed: { nomor }, moves: { entries } }) => ({ kind, nomor, entries })),
  );
  const moved = deeds.flatMap(({ moves: { entries } }) => entries);
  assertCleared(
    deeds.map(({ kind }) => kind),
    moved,
  );
  const postings: Posting[] = [];
  const done: MadeDeed[] = [];
  for (const { kind, deed: before, plan, head, moves, izin } of deeds) {
    const deed = { ...before, saldo: before.saldo.plus(movedOn(kind, before.nomor, moved)) };
    const { segel, waktu } = writeDeed(writing, kind, work, deed, plan, head, moves);
    // An approval of the making itself was given before the paper had its number, too.
    const ofMaking = head && deed.otorisasi !== null ? [deed.otorisasi] : [];
    nameApprovals(writing, work, deed.nomor, [...ofMaking, ...izin]);
    done.push({ plan, ...(head && { head }), deed, waktu, segel });
    const held = holding ? (plan.pegang?.(before.nomor) ?? []) : [];
    for (const guarded of [...held, ...(plan.tulis?.(before.nomor) ?? [])]) writing.guard(guarded);
    if (!deed.menunggu) postings.push(postingAs(kind, work, deed, moves, segel));
  }
  // What a cause has done first is taken back last: no balance stands on the wrong side of nothing meanwhile.
  if (roots.some(({ row }) => row.membalik !== null)) postings.reverse();
  const [first] = deeds;
  const membukukan = compact(first?.moves.entries ?? []).length > 0;
  return { nomor: first?.deed.nomor ?? '', membukukan, writing, postings, first: done[0] };
}

/** A deed with the approval that it takes. @param level whose alone it is to give. */
export async function approved(
  work: Work,
  taking: ApprovalCategory | undefined,
  nomor: string,
  asked: Pick<Asked, 'input' | 'otorisasi'>,
  prepared: Prepared,
  level?: 'OWN',
): Promise<Prepared & { readonly approval?: Approval }> {
  const paper = { jenis: prepared.kind.key, nomor, membalik: prepared.row.membalik };
  const approval = await approveDeed(work, taking, paper, asked, prepared.plan.disetujui ?? {}, level);
  if (!approval) return prepared;
  const { id, disetujui_oleh } = approval;
  return { ...prepared, row: { ...prepared.row, otorisasi: id, disetujui_oleh }, approval };
}

/**
 * Changes a paper that may still be changed. What it said before stays with the deed that said it; what that had done
 * to other papers is taken back, and what it says now is done to them, all caused by the change.
 * @param asked.versi the version that the caller has seen.
 * @throws Problem `sudah_diubah`, `keadaan_tidak_sesuai`, `dokumen_terkait`, `hari_sudah_tutup`, and
 * `perbuatan_lain_terakhir` where something else was done meanwhile to a paper that it had made.
 */
export async function changePaper(
  tx: Tx,
  context: PaperContext,
  papers: Papers,
  atWork: KindAtWork,
  nomor: string,
  asked: Pick<Asked, 'input' | 'kunci' | 'tgl'> & { readonly versi: number },
): Promise<Told> {
  const { kind, handlers } = atWork;
  if (!handlers.change) throw new Problem('tidak_ditemukan', {});
  const work = await begin(tx, context, papers, asked.tgl);
  let made: readonly { readonly nomor: string; readonly dibuat: boolean }[] = [];
  await holdNeeds(work, atWork, CHANGING, nomor, asked.input, async () => {
    const found = await papersCausedBy(work, kind, nomor);
    made = found;
    return found;
  });
  const paper = await holdPaper(tx, kind, context.shop.kode_toko, nomor);
  await assertFollows(work, kind, CHANGING, paper, asked);
  await assertSent(tx, context, kind, asked.input, paper);
  const ke = paper.versi + 1;
  // What the content before has done is undone and written before the new one is worked out: that may take the same.
  const before = made.length > 0 ? await prepareLettingGo(work, kind, nomor, contentOf(paper), asked.kunci) : [];
  const letGo = await carryOut(work, before, { jenis: kind.key, nomor, ke });
  if (before.length > 0) await letGo.writing.send(tx, []);
  const sebelum = [nomor, ...made.filter(({ dibuat }) => dibuat).map((other) => other.nomor)];
  const changing: Work = { ...work, mengubah: { nomor: sebelum, terpakai: new Set() } };
  const plan = await handlers.change(changing, paper, asked.input);
  const menunggu = waitsForBooking(kind, CHANGING);
  if (menunggu) await claimDrawn(work, plan, nomor);
  const prepared: Prepared = {
    kind,
    nomor,
    row: {
      ...rowOf(paper, deedName(CHANGING), paper.status, asked),
      menunggu,
      isi: ke,
      sisa: plan.sisa ?? paper.sisa,
    },
    plan: filled(plan, paper.kepala),
    head: plan,
    moves: movesOf(plan, menunggu),
    izin: work.izin.splice(0),
    caused: await prepareCaused(changing, plan, { kunci: asked.kunci, oleh: nomor, drawn: menunggu ? [] : plan.bayar }),
  };
  const changed = await carryOut(work, [prepared]);
  await claimPictures(tx, context, kind, nomor, asked.input);
  await changed.writing.send(tx, posting(work, [...letGo.postings, ...changed.postings]));
  return tellDone(work, atWork, standingAfter(work, paper, prepared, changed));
}

/**
 * Refuses a deed that does not follow on what was done to its paper, or whose caller has seen an older version.
 * @throws Problem `keadaan_tidak_sesuai`, `dokumen_terkait`, `sudah_diubah`, `hari_sudah_tutup`,
 * `perbuatan_lain_terakhir`
 */
async function assertFollows(
  { tx, context, tgl }: Work,
  kind: Kind,
  key: string,
  paper: HeldPaper,
  { versi, ke }: Pick<Asked, 'versi' | 'ke'>,
): Promise<void> {
  assertNot(outOfPlace(kind, key, paper));
  assertVersion(paper, versi);
  const klaim = await claimOf(tx, context.shop.kode_toko, kind, paper.nomor);
  assertNot(outOfTurn(kind, key, { ...paper, klaim }, tgl, ke));
}

/**
 * Does a deed to a paper: holds the day and the head, asks whether the state lets it, has the handler work it out,
 * takes the approval of what was sent and worked out, and writes, pays and posts it, with all that it does to others.
 * @param answer what keeps the answer, which is the paper's head as it stands then; it is sent with all else, and the
 * transaction ends with it.
 * @throws Problem `dokumen_tidak_ditemukan`, `keadaan_tidak_sesuai`, `dokumen_terkait`, `sudah_diubah`,
 * `hari_sudah_tutup`, `perbuatan_lain_terakhir`, `otorisasi_diperlukan`, `otorisasi_tidak_berlaku`,
 * `otorisasi_pemilik`, and what the handler refuses.
 */
export async function doDeed(
  tx: Tx,
  context: PaperContext,
  papers: Papers,
  atWork: KindAtWork,
  key: string,
  nomor: string,
  asked: Asked,
  answer?: (told: object) => SqlPart,
): Promise<void> {
  const work = await begin(tx, context, papers, asked.tgl);
  const first = await doneWithin(work, context, atWork, key, nomor, asked);
  const next = followsAtOnce(atWork.kind, atWork.kind.deeds[key]?.atOnce, context);
  // What waits to be booked posts nothing; what books it reads what was written.
  if (next !== undefined) await first.writing.send(tx, first.postings);
  const last =
    next === undefined
      ? first
      : await doneWithin(work, context, atWork, next, nomor, { ...PLAIN_ASKED, kunci: asked.kunci });
  assertStillOpen(last.writing, work, atWork.kind, last.head.status);
  const told = () => tellHead(atWork.kind, last.head, tellDone(work, atWork, last.standing).boleh);
  await last.writing.send(tx, posting(work, last.postings), answer?.(told()));
}

/**
 * Does a deed but for its postings, which come last.
 * @param known the paper, of one that this transaction has made: it is held, and as its making left it.
 * @param writing of its making, where both are written as one.
 */
export async function doneWithin(
  work: Work,
  context: PaperContext,
  atWork: KindAtWork,
  key: string,
  nomor: string,
  { input, otorisasi, versi, kunci, ke }: Asked,
  known?: HeldPaper,
  writing?: Writing,
): Promise<CarriedOut & { readonly head: StandingHead; readonly standing: Standing }> {
  const { kind } = atWork;
  const deed: KindDeed | undefined = kind.deeds[key];
  if (!deed) throw new Error(`${kind.key} has no deed ${key}`);
  await holdNeeds(work, atWork, key, nomor, input);
  const paper = known ?? (await holdPaper(work.tx, kind, context.shop.kode_toko, nomor, atWork.handlers.beside));
  await assertFollows(work, kind, key, paper, { versi, ke });
  await assertSaid(work.tx, context, deed.input ?? {}, input);
  const { undone, prepared } = await workedOut(work, atWork, key, deed, paper, { input, kunci, ke });
  const named = deed.by === 'lines' && undone ? { ke: undone.last.ke } : {};
  const level = approverOf(work, deed, paper.kepala, undone?.last);
  const allowed = await approved(
    work,
    deedApproval(kind, key, { ...paper.kepala, saldo: paper.saldo }),
    nomor,
    { input: { ...input, ...named }, otorisasi },
    prepared,
    level,
  );
  // What nobody is asked to approve the owner cannot either.
  if (level && !allowed.approval) throw new Problem('otorisasi_pemilik', {});
  const done = await carryOut(work, [allowed], null, { ...(writing && { writing }) });
  const head = await headAfter(work, kind, paper, allowed);
  return { ...done, head, standing: standingAfter(work, paper, allowed, done) };
}

/** A deed worked out, with the one that it takes back. */
async function workedOut(
  work: Work,
  atWork: KindAtWork,
  key: string,
  deed: KindDeed,
  paper: HeldPaper,
  { input, kunci, ke }: Pick<Asked, 'input' | 'kunci' | 'ke'>,
): Promise<{ readonly undone: Undone | undefined; readonly prepared: Prepared }> {
  const said = { input, kunci };
  const { undoes, by } = deed;
  const { kind } = atWork;
  if (!undoes) return { undone: undefined, prepared: await prepareDeed(work, atWork, key, deed, paper, said) };
  const counting = withoutAside(kind, paper);
  const undone = orRefuse(by ? undoneByLines(kind, counting, undoes, ke) : undoneBy(kind, counting, undoes));
  return { undone, prepared: await prepareUndo(work, atWork, key, deed, paper, undone, said) };
}

/**
 * Takes note of what has happened elsewhere, which no state, version, claim or approval keeps from being so.
 * @throws Problem where it does not fit what the paper says: what it is thrown in has to be thrown away.
 * @throws Error for a deed that may be refused.
 */
export async function acceptDeed(
  tx: Tx,
  context: PaperContext,
  papers: Papers,
  atWork: KindAtWork,
  key: string,
  nomor: string,
  asked: Pick<Asked, 'input' | 'kunci' | 'ke' | 'tgl'>,
): Promise<void> {
  const { kind } = atWork;
  const deed: KindDeed | undefined = kind.deeds[key];
  if (!deed?.mustAccept) throw new Error(`${kind.key} has no deed ${key} that must be accepted`);
  const work = await begin(tx, context, papers, asked.tgl);
  await holdNeeds(work, atWork, key, nomor, asked.input);
  const paper = await holdPaper(tx, kind, context.shop.kode_toko, nomor);
  const { prepared } = await workedOut(work, atWork, key, deed, paper, asked);
  const { writing, postings } = await carryOut(work, [prepared]);
  await writing.send(tx, posting(work, postings));
}

/** A paper's head as a deed leaves it. One that goes back to what it said before has that read. */
async function headAfter(
  { tx, context }: Work,
  kind: Kind,
  paper: HeldPaper,
  { row, plan }: Prepared,
): Promise<StandingHead> {
  const { ke: versi, status, isi, sisa } = row;
  const back = isi !== paper.isi && isi !== versi;
  const kepala = back ? await storedAt(tx, kind, context.shop.kode_toko, { nomor: paper.nomor, isi }) : plan.kepala;
  return { ...paper, versi, status, sisa, kepala: kepala ?? paper.kepala };
}
