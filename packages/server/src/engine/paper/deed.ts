import { CHANGING, MAKING, type Kind, type KindDeed } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { assertOpenDay, holdDay } from '../../ledger/business-date.ts';
import { nextNumber } from '../../ledger/number.ts';
import type { Context, WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { approveDeed, assertUndoDay } from './approve.ts';
import { deedName, holdPaper, lastUser, standingDeeds } from './held.ts';
import { mirrorOf } from './mirror.ts';
import { NOTHING, type Asked, type Done, type KindAtWork, type Paper, type Plan, type Work } from './kind.ts';
import { entriesOf, writeDeed, type DeedRow, type Moves } from './write.ts';

const begin = async (tx: Tx, context: WorkContext): Promise<Work> => ({
  tx,
  context,
  tgl: await holdDay(tx, context.shop.kode_toko),
});

const UNAPPROVED = { membalik: null, otorisasi: null, disetujui_oleh: '' } as const;

/** Makes a paper. @returns its number, which is drawn last. */
export async function makePaper(
  tx: Tx,
  context: Context,
  { kind, handlers }: KindAtWork,
  input: unknown,
  kunci: string,
): Promise<string> {
  const work = await begin(tx, context);
  const plan = await handlers.make(work, input);
  const nomor = await nextNumber(tx, context.shop, kind.kode, work.tgl);
  const deed: DeedRow = {
    ...UNAPPROVED,
    nomor,
    ke: 1,
    aksi: deedName(MAKING),
    kunci,
    dari: '',
    status: kind.initial,
    isi: 1,
    sisa: plan.sisa ?? NOTHING,
    masukan: input,
  };
  await writeDeed(kind, work, deed, filled(plan, {}), plan, { entries: entriesOf(plan, nomor) });
  return nomor;
}

/** Refuses a caller who has seen an older version than stands. */
function assertVersion({ nomor, versi }: Paper<Kind>, seen: number | null): void {
  if (seen !== null && seen !== versi) throw new Problem('sudah_diubah', { nomor, versi });
}

async function assertState(work: Work, kind: Kind, paper: Paper<Kind>, from: readonly string[]): Promise<void> {
  if (from.includes(paper.status)) return;
  const { nomor, status } = paper;
  const oleh = await lastUser(work.tx, kind, work.context.shop.kode_toko, paper);
  throw new Problem('keadaan_tidak_sesuai', { nomor, status, oleh });
}

/**
 * Changes a paper that may still be changed. What it said before stays with the deed that said it.
 * @param versi the version that the caller has seen.
 * @throws Problem `sudah_diubah`, `keadaan_tidak_sesuai`, `hari_sudah_tutup`
 */
export async function changePaper(
  tx: Tx,
  context: Context,
  { kind, handlers }: KindAtWork,
  nomor: string,
  asked: { readonly input: unknown; readonly versi: number; readonly kunci: string },
): Promise<void> {
  if (!handlers.change) throw new Problem('tidak_ditemukan', {});
  const work = await begin(tx, context);
  const paper = await holdPaper(tx, kind, context.shop.kode_toko, nomor);
  const editable = Object.entries(kind.states).flatMap(([name, { edit }]) => (edit ? [name] : []));
  await assertState(work, kind, paper, editable);
  assertVersion(paper, asked.versi);
  assertOpenDay(paper.tgl, work.tgl);
  const plan = await handlers.change(work, paper, asked.input);
  const ke = paper.versi + 1;
  const deed: DeedRow = {
    ...UNAPPROVED,
    nomor,
    ke,
    aksi: deedName(CHANGING),
    kunci: asked.kunci,
    dari: paper.status,
    status: paper.status,
    isi: ke,
    sisa: plan.sisa ?? paper.sisa,
    masukan: asked.input,
  };
  await writeDeed(kind, work, deed, filled(plan, paper.kepala), plan, { entries: entriesOf(plan, nomor) });
}

/** A deed says the head columns that it sets; its row of the kind's table has all of them. */
const filled = (plan: Plan<Kind>, kepala: object): Plan<Kind> => ({ ...plan, kepala: { ...kepala, ...plan.kepala } });

/** The deed that is to be taken back. @throws Problem `perbuatan_lain_terakhir` when another one stands behind it. */
async function undoneBy(work: Work, kind: Kind, paper: Paper<Kind>, undoes: readonly string[]): Promise<Undone> {
  const standing = await standingDeeds(work.tx, kind, work.context.shop.kode_toko, paper.nomor);
  // A change says what the paper says; it is not done to it.
  const last = standing.find(({ aksi }) => aksi !== deedName(CHANGING));
  if (!last || !undoes.map(deedName).includes(last.aksi)) {
    throw new Problem('perbuatan_lain_terakhir', { nomor: paper.nomor, aksi: last?.aksi ?? '' });
  }
  return { last, before: standing[standing.indexOf(last) + 1] };
}

interface Undone {
  readonly last: Done;
  /** What was done before it, and stands. */
  readonly before: Done | undefined;
}

interface Effect {
  readonly plan: Plan<Kind>;
  readonly moves: Moves;
  readonly isi: number;
  readonly sisa: Paper<Kind>['sisa'];
  readonly membalik: number | null;
}

async function forward(
  work: Work,
  atWork: KindAtWork,
  key: string,
  paper: Paper<Kind>,
  input: unknown,
): Promise<Effect> {
  const plan = await runDeed(atWork, key, work, paper, input, undefined);
  const moves = { entries: entriesOf(plan, paper.nomor) };
  const isi = plan.kepala ? paper.versi + 1 : paper.isi;
  return {
    plan: plan.kepala ? filled(plan, paper.kepala) : plan,
    moves,
    isi,
    sisa: plan.sisa ?? paper.sisa,
    membalik: null,
  };
}

async function backward(
  work: Work,
  atWork: KindAtWork,
  key: string,
  paper: Paper<Kind>,
  input: unknown,
  { last, before }: Undone,
): Promise<Effect> {
  const plan = await runDeed(atWork, key, work, paper, input, last);
  if (plan.bayar || plan.entries || plan.sisa) {
    throw new Error(`deed ${key} of ${atWork.kind.key} mirrors another: it has no money and no entries of its own`);
  }
  const { bayar, moves } = await mirrorOf(work, atWork.kind, paper.nomor, last);
  return {
    plan: { ...plan, bayar },
    moves,
    isi: before?.isi ?? paper.isi,
    sisa: before?.sisa ?? NOTHING,
    membalik: last.ke,
  };
}

function runDeed(
  { kind, handlers }: KindAtWork,
  key: string,
  work: Work,
  paper: Paper<Kind>,
  input: unknown,
  undone: Done | undefined,
): Promise<Plan<Kind>> {
  const run = handlers.deeds[key];
  if (!run) throw new Error(`${kind.key} has no deed ${key}`);
  return run(work, paper, input, undone);
}

/**
 * Does a deed to a paper: holds the day and the head, asks whether the state lets it, takes the approval, has the
 * handler work it out, and writes, pays and posts what it comes to.
 * @throws Problem `dokumen_tidak_ditemukan`, `keadaan_tidak_sesuai`, `sudah_diubah`, `perbuatan_lain_terakhir`,
 * `otorisasi_diperlukan`, `otorisasi_tidak_berlaku`, `batal_tanggal_lalu`, and what the handler refuses.
 */
export async function doDeed(
  tx: Tx,
  context: Context,
  atWork: KindAtWork,
  key: string,
  nomor: string,
  asked: Asked,
): Promise<void> {
  const { kind } = atWork;
  const deed: KindDeed | undefined = kind.deeds[key];
  if (!deed) throw new Error(`${kind.key} has no deed ${key}`);
  const work = await begin(tx, context);
  const paper = await holdPaper(tx, kind, context.shop.kode_toko, nomor);
  await assertState(work, kind, paper, deed.from);
  assertVersion(paper, asked.versi);
  const undone = deed.undoes && (await undoneBy(work, kind, paper, deed.undoes));
  const approval = await approveDeed(work, deed, nomor, asked);
  if (undone) assertUndoDay(work, nomor, undone.last, approval?.level);
  const effect = undone
    ? await backward(work, atWork, key, paper, asked.input, undone)
    : await forward(work, atWork, key, paper, asked.input);
  const { plan, moves, isi, sisa, membalik } = effect;
  const row: DeedRow = {
    nomor,
    ke: paper.versi + 1,
    aksi: deedName(key),
    kunci: asked.kunci,
    dari: paper.status,
    status: deed.to,
    isi,
    sisa,
    membalik,
    otorisasi: approval?.id ?? null,
    disetujui_oleh: approval?.disetujui_oleh ?? '',
    masukan: asked.input,
  };
  await writeDeed(kind, work, row, plan, undefined, moves);
}
