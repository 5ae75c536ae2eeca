import {
  BEGINNING,
  CHANGING,
  endsOf,
  MAKING,
  OPENING,
  waitsForBooking,
  type Kind,
  type KindDeed,
} from '@kilau/contract/core/kind.ts';
import { within } from '@kilau/contract/core/problem-within.ts';
import { assertState, bookedBy, contentOf, orRefuse, undoneNumber, withoutAside, type Undone } from './guard.ts';
import { deedName, holdPaper } from './held.ts';
import type { Caused, Done, HeldPaper, KindAtWork, Payment, Plan, Work } from './kind.ts';
import { causedBy, mirrorOf, paymentsOf } from './mirror.ts';
import { filled, firstRow, movesOf, rowOf, type Prepared, type Said } from './prepared.ts';
import { assertUnclaimed, claimDrawn, drawnBy } from './settle.ts';

/** Works out the making of a paper. */
export async function prepareMaking(
  work: Work,
  { kind, handlers }: KindAtWork,
  input: unknown,
  kunci: string,
): Promise<Prepared> {
  const plan = await handlers.make(work, input);
  const menunggu = waitsForBooking(kind, MAKING);
  if (menunggu) await claimDrawn(work, plan, undefined);
  return {
    kind,
    nomor: undefined,
    row: { ...firstRow(plan, deedName(MAKING), kind.initial, { input, kunci }), menunggu },
    plan: filled(plan, {}),
    head: plan,
    moves: movesOf(plan, menunggu),
    izin: work.izin.splice(0),
    caused: await prepareCaused(work, plan, { kunci, oleh: undefined, drawn: menunggu ? [] : plan.bayar }),
  };
}

/** Works out the making of a paper that stands at once. */
export async function prepareMade(
  work: Work,
  { kind, handlers }: KindAtWork,
  key: string,
  status: string,
  { input, kunci }: Said,
): Promise<Prepared> {
  const make = handlers.made?.[key];
  if (!make) throw new Error(`papers of ${kind.key} are not made by ${key}`);
  const plan = await make(work, input);
  return {
    kind,
    nomor: undefined,
    row: firstRow(plan, deedName(key), status, { input, kunci }),
    plan: filled(plan, {}),
    head: plan,
    moves: movesOf(plan, false),
    izin: work.izin.splice(0),
    caused: await prepareCaused(work, plan, { kunci, oleh: undefined, drawn: plan.bayar }),
  };
}

/** Works out the entering of a paper of before, under its own number. */
export async function prepareOpening(
  work: Work,
  { kind, handlers }: KindAtWork,
  nomor: string,
  { input, kunci }: Said,
): Promise<Prepared> {
  const { opening } = kind;
  if (!opening || !handlers.open) throw new Error(`papers of ${kind.key} are not entered`);
  const plan = await handlers.open(work, input, nomor);
  if (plan.bayar || plan.akibat) throw new Error(`a paper of before is paid nothing, and does nothing to others`);
  return {
    kind,
    nomor,
    row: { ...firstRow(plan, deedName(OPENING), opening.status, { input, kunci }), luar: true },
    plan: filled(plan, {}),
    head: plan,
    moves: movesOf(plan, false),
    izin: work.izin.splice(0),
    caused: [],
  };
}

/**
 * Works out a paper that comes of a deed of another one.
 * @throws Error when it is paid, or moves or causes anything: that is its cause's.
 */
async function prepareBeginning(work: Work, { kind, handlers }: KindAtWork, said: Said): Promise<Prepared> {
  const { begun } = kind;
  if (!begun || !handlers.begin) throw new Error(`papers of ${kind.key} do not come of others`);
  const plan = await handlers.begin(work, said.input);
  if (plan.bayar || plan.akibat || plan.entries) throw new Error('a paper that comes of another moves nothing itself');
  return {
    kind,
    nomor: undefined,
    row: firstRow(plan, deedName(BEGINNING), begun.status, said),
    plan: filled(plan, {}),
    head: plan,
    moves: movesOf(plan, false),
    izin: work.izin.splice(0),
    caused: [],
  };
}

function run(
  { kind, handlers }: KindAtWork,
  key: string,
  work: Work,
  paper: HeldPaper,
  { input }: Said,
  undone: Undone | undefined,
): Promise<Plan<Kind>> {
  const deed = handlers.deeds[key];
  if (!deed) throw new Error(`${kind.key} has no deed ${key}`);
  return deed(work, paper, input, undone?.last);
}

/**
 * The state that a deed leads to, of a paper that was in one.
 * @throws Error when the plan does not say which of several, or another one.
 */
function endOf(deed: KindDeed, { status }: Plan<Kind>, dari: string): string {
  const ends = deed.stays ? [dari] : endsOf(deed);
  const end = status ?? (ends.length === 1 ? ends[0] : undefined);
  if (end === undefined || !ends.includes(end)) {
    throw new Error(`a deed ends in ${ends.join(' or ')}, not ${status ?? ''}`);
  }
  return end;
}

/** What a deed books of another one: its payments, in the drawer that takes them. */
async function booking(
  work: Work,
  { kind }: KindAtWork,
  { books }: KindDeed,
  paper: HeldPaper,
  plan: Plan<Kind>,
): Promise<{ readonly atas: number; readonly laci: string; readonly bayar: readonly Payment[] } | undefined> {
  if (!books) return undefined;
  if (plan.bayar) throw new Error(`a deed of ${kind.key} books what another has paid, and pays itself`);
  const { ke } = orRefuse(bookedBy(kind, paper, books));
  const laci = plan.laci ?? '';
  return { atas: ke, laci, bayar: await paymentsOf(work, kind, paper, { ke, laci }) };
}

/** Works out a deed that goes on. */
export async function prepareDeed(
  work: Work,
  atWork: KindAtWork,
  key: string,
  deed: KindDeed,
  paper: HeldPaper,
  said: Said,
): Promise<Prepared> {
  const plan = await run(atWork, key, work, paper, said, undefined);
  const menunggu = waitsForBooking(atWork.kind, key);
  const booked = await booking(work, atWork, deed, paper, plan);
  if (menunggu) await claimDrawn(work, plan, paper.nomor);
  const drawn = booked?.bayar ?? (menunggu ? [] : plan.bayar);
  return {
    kind: atWork.kind,
    nomor: paper.nomor,
    row: {
      ...rowOf(paper, deedName(key), endOf(deed, plan, paper.status), said),
      isi: plan.kepala ? paper.versi + 1 : paper.isi,
      sisa: plan.sisa ?? paper.sisa,
      menunggu,
      ...(booked && { atas: booked.atas, laci: booked.laci }),
    },
    plan: plan.kepala ? filled(plan, paper.kepala) : plan,
    moves: movesOf(booked ? { ...plan, bayar: booked.bayar } : plan, menunggu),
    izin: work.izin.splice(0),
    caused: await prepareCaused(work, plan, { kunci: said.kunci, oleh: paper.nomor, drawn }),
  };
}

/**
 * Deeds that go with one that is taken back: what it booked, and with the making all that changed what the paper says.
 */
const undoneWith = (paper: HeldPaper, { ke, aksi, atas }: Done): readonly number[] => [
  ke,
  ...(atas === null ? [] : [atas]),
  ...(aksi === deedName(MAKING) ? contentOf(paper) : []),
];

/** Whether a deed has changed what its paper says: making and changing are not taken back with a booking. */
const wroteContent = ({ ke, isi, aksi }: Done): boolean =>
  ke === isi && aksi !== deedName(MAKING) && aksi !== deedName(CHANGING);

/**
 * Works out the taking back of what deeds have done to other papers.
 * @param ke numbers of these deeds.
 */
export async function prepareLettingGo(
  work: Work,
  kind: Kind,
  nomor: string,
  ke: readonly number[],
  kunci: string,
): Promise<Prepared[]> {
  const prepared: Prepared[] = [];
  for (const one of await causedBy(work, kind, nomor, ke)) {
    prepared.push(await prepareTakingBack(work, one, nomor, kunci));
  }
  return prepared;
}

/** Works out what mirrors a deed: its postings, its payments, and what it has done to other papers. */
async function prepareMirror(
  work: Work,
  kind: Kind,
  paper: HeldPaper,
  { last, before, sisa }: Undone,
  { plan, aksi, status, said }: { plan: Plan<Kind>; aksi: string; status: string; said: Said },
): Promise<Prepared> {
  const izin = work.izin.splice(0);
  const { bayar, moves } = await mirrorOf(work, kind, paper, last, plan);
  const caused = await prepareLettingGo(work, kind, paper.nomor, undoneWith(paper, last), said.kunci);
  return {
    kind,
    nomor: paper.nomor,
    row: {
      ...rowOf(paper, aksi, status, said),
      isi: wroteContent(last) ? (before?.isi ?? paper.isi) : paper.isi,
      sisa,
      membalik: last.ke,
    },
    plan: { ...plan, bayar },
    moves,
    izin,
    caused,
  };
}

/**
 * Works out a deed that takes another one back.
 * @throws Error when its handler wants money or entries of its own.
 */
export async function prepareUndo(
  work: Work,
  atWork: KindAtWork,
  key: string,
  deed: KindDeed,
  paper: HeldPaper,
  undone: Undone,
  said: Said,
): Promise<Prepared> {
  const plan = await run(atWork, key, work, paper, said, undone);
  if (plan.bayar || plan.entries || plan.sisa || plan.akibat) {
    throw new Error(`deed ${key} of ${atWork.kind.key} mirrors another: it has no money and no entries of its own`);
  }
  return prepareMirror(work, atWork.kind, paper, undone, {
    plan,
    aksi: deedName(key),
    status: endOf(deed, plan, paper.status),
    said,
  });
}

/** The state of a paper whose making is taken back. */
function goneState(kind: Kind): string {
  const gone = Object.entries(kind.states).find(([, { tone }]) => tone === 'gone');
  if (!gone) throw new Error(`papers of ${kind.key} never go`);
  return gone[0];
}

/**
 * Works out the taking back of a deed that another paper has caused, with what caused it.
 * @param oleh number of that paper.
 * @throws Problem `dokumen_terkait` where a third one waits that pays with it, `perbuatan_lain_terakhir`
 */
async function prepareTakingBack(
  work: Work,
  { jenis, nomor, ke }: { readonly jenis: string; readonly nomor: string; readonly ke: number },
  oleh: string,
  kunci: string,
): Promise<Prepared> {
  const { kind, handlers } = paperKind(work, jenis);
  const paper = await holdPaper(work.tx, kind, work.context.shop.kode_toko, nomor);
  await assertUnclaimed(work, kind, paper, oleh);
  const undone = orRefuse(undoneNumber(kind, withoutAside(kind, paper), ke));
  const { takeBack } = handlers;
  return prepareMirror(work, kind, paper, undone, {
    plan: (await takeBack?.(work, paper, undone.last)) ?? {},
    aksi: `BATAL ${undone.last.aksi}`,
    // With a booking goes what it booked: the paper is again what it was before that.
    status: undone.first.dari === '' ? goneState(kind) : undone.first.dari,
    said: { input: {}, kunci },
  });
}

function paperKind({ papers }: Work, key: string): KindAtWork {
  const found = papers.get(key);
  if (!found) throw new Error(`there are no papers of kind ${key}`);
  return found;
}

/** What follows of a deed: whose it is, of a paper that has its number, and the payments that are booked with it. */
interface Following {
  readonly kunci: string;
  readonly oleh: string | undefined;
  readonly drawn: readonly Payment[] | undefined;
}

/** Works out what a deed does to other papers, in the order in which it says them, and to those on which it draws. */
export async function prepareCaused(work: Work, { akibat = [] }: Plan<Kind>, follows: Following): Promise<Prepared[]> {
  const prepared: Prepared[] = [];
  for (const caused of [...akibat, ...drawnBy(work.papers, follows.drawn ?? [])]) {
    prepared.push(await prepareOne(work, caused, follows));
  }
  return prepared;
}

async function prepareOne(
  work: Work,
  { jenis, nomor, deed: key, input, at }: Caused,
  { kunci, oleh }: Following,
): Promise<Prepared> {
  const atWork = paperKind(work, jenis);
  if (nomor === undefined && key === BEGINNING) return prepareBeginning(work, atWork, { input, kunci });
  if (nomor === undefined) {
    const status = atWork.kind.made?.[key];
    const make = (): Promise<Prepared> =>
      status === undefined
        ? prepareMaking(work, atWork, input, kunci)
        : prepareMade(work, atWork, key, status, { input, kunci });
    return at === undefined ? make() : within(at, make);
  }
  const deed = atWork.kind.deeds[key];
  if (!deed || deed.undoes) throw new Error(`${jenis} has no deed ${key} that another paper may cause`);
  const paper = await holdPaper(work.tx, atWork.kind, work.context.shop.kode_toko, nomor, atWork.handlers.beside);
  assertState(atWork.kind, paper, deed.from);
  await assertUnclaimed(work, atWork.kind, paper, oleh);
  return prepareDeed(work, atWork, key, deed, paper, { input, kunci });
}
