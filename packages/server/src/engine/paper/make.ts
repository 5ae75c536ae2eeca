import { boundMaking, deedApproval } from '@kilau/contract/core/approval.ts';
import { MAKING, waitsForBooking } from '@kilau/contract/core/kind.ts';
import type { Posting } from '../../ledger/post.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { uuidv7 } from '../../platform/id.ts';
import { standingAfter, tellDone, type Told } from './boleh.ts';
import { approved, begin, carryOut, doneWithin, PLAIN_ASKED, posting, type CarriedOut } from './deed.ts';
import type { Asked, HeldPaper, KindAtWork, PaperContext, Papers, Work } from './kind.ts';
import { holdNeeds } from './needs.ts';
import { prepareMade, prepareMaking } from './prepare.ts';
import type { Prepared } from './prepared.ts';
import { assertSent, claimPictures } from './sent.ts';
import { assertStillOpen } from './still-open.ts';
import { tellMade } from './tell-made.ts';
import { headColumns, stored } from './write.ts';
import type { SqlPart } from './writing.ts';

/**
 * A paper that was just made, as reading it would hold it; nothing of one that does something to others, or whose
 * making does not say what its deeds go by beside it.
 */
function heldMade(
  work: Work,
  { handlers }: KindAtWork,
  prepared: Prepared,
  made: CarriedOut,
  unwritten: boolean,
): HeldPaper | undefined {
  const { first } = made;
  if (!first?.head || prepared.caused.length > 0) return undefined;
  const { beside } = first.head;
  if (handlers.beside === undefined || beside === undefined) return undefined;
  const { deed, plan, head, waktu, segel } = first;
  const { klaim: _, ...standing } = standingAfter(work, undefined, prepared, made);
  return {
    ...headColumns(head),
    ...standing,
    versi: deed.ke,
    isi: deed.isi,
    saldo: deed.saldo,
    kepala: plan.kepala ?? {},
    bayar: (plan.bayar ?? []).map(stored),
    beside,
    dibuat_oleh: work.context.actor.user_id,
    dibuat_pada: waktu,
    segel,
    ...(unwritten && { unwritten }),
  };
}

/** Whether a making is written with the deed that follows at once, which reads nothing of what it writes. */
const writtenAsOne = ({ handlers }: KindAtWork, { plan, head, caused }: Prepared): boolean =>
  plan.pegang !== undefined && head?.beside !== undefined && handlers.beside !== undefined && caused.length === 0;

/**
 * Works out what follows while the database writes what came before, whose number all others wait for.
 * @throws what refuses the one that came before, rather than what refuses the other.
 */
async function meanwhile<T>(before: Promise<void>, next: () => Promise<T>): Promise<T> {
  const [written, worked] = await Promise.allSettled([before, next()]);
  if (written.status === 'rejected') throw written.reason;
  if (worked.status === 'rejected') throw worked.reason;
  return worked.value;
}

/**
 * Makes a paper.
 * @param asked.atOnce a deed that it undergoes at once.
 * @param answer what keeps the answer, which is the paper as it is told, where its making knows all of that: it is sent
 * with all else then, the transaction ends with it, and it is not asked for otherwise.
 * @returns its number, which is drawn last, and what may be done to it.
 * @throws Problem `otorisasi_diperlukan`, `otorisasi_tidak_berlaku`, and what the handler refuses.
 */
export async function makePaper(
  tx: Tx,
  context: PaperContext,
  papers: Papers,
  atWork: KindAtWork,
  { input, otorisasi, kunci, tgl, atOnce }: Omit<Asked, 'versi'> & { readonly atOnce?: string | undefined },
  answer?: (told: object) => SqlPart,
): Promise<Told> {
  const { kind } = atWork;
  const begun = await begin(tx, context, papers, tgl);
  const dikenal = kunci === '' ? uuidv7(context.now()) : kunci;
  const work = { ...begun, kunci: dikenal, named: await assertSent(tx, context, kind, input) };
  await holdNeeds(work, atWork, MAKING, undefined, input);
  const prepared = await prepareMaking(work, atWork, input, kunci);
  const taking = deedApproval(kind, MAKING, { ...prepared.plan.kepala });
  const making = await approved(work, taking, '', { input: boundMaking(kind, input), otorisasi }, prepared);
  if (atOnce !== undefined || !waitsForBooking(kind, MAKING)) await making.head?.ahead?.();
  const asOne = atOnce !== undefined && writtenAsOne(atWork, making);
  const made = await carryOut(work, [making], null, { holding: !asOne });
  const { nomor } = made;
  await claimPictures(tx, context, kind, nomor, input);
  if (atOnce === undefined) {
    assertStillOpen(made.writing, work, kind, making.row.status);
    const told = tellDone(work, atWork, standingAfter(work, undefined, prepared, made));
    const whole = answer && tellMade(work, atWork, made.first, told.boleh);
    await made.writing.send(tx, posting(work, made.postings), answer && whole ? answer(whole) : undefined);
    return told;
  }
  const known = heldMade(work, atWork, making, made, asOne);
  const within = () =>
    doneWithin(
      work,
      context,
      atWork,
      atOnce,
      nomor,
      { ...PLAIN_ASKED, kunci },
      known,
      asOne ? made.writing : undefined,
    );
  const saving = asOne ? Promise.resolve() : made.writing.send(tx, []);
  const done = await (known ? meanwhile(saving, within) : saving.then(within));
  assertStillOpen(done.writing, work, kind, done.head.status);
  const told = tellDone(work, atWork, done.standing);
  const whole = answer && known && tellMade(work, atWork, made.first, told.boleh, done.first);
  const postings = posting(work, [...made.postings, ...done.postings]);
  await done.writing.send(tx, postings, answer && whole ? answer(whole) : undefined);
  return told;
}

/**
 * Makes a paper that stands at once by what another shop tells: nobody here has asked for it, and nobody approves it.
 * @param key how its kind says it is made ({@link KindMade}).
 * @param alongside of what is done in another shop of this database, with which it is posted.
 */
export async function makeTold(
  tx: Tx,
  context: PaperContext,
  papers: Papers,
  atWork: KindAtWork,
  key: string,
  { input, kunci }: Pick<Asked, 'input' | 'kunci'>,
  alongside?: Posting[],
): Promise<void> {
  const work = await begin(tx, context, papers, undefined);
  const status = atWork.kind.made?.[key];
  if (status === undefined) throw new Error(`papers of ${atWork.kind.key} are not made by ${key}`);
  const { writing, postings } = await carryOut(work, [await prepareMade(work, atWork, key, status, { input, kunci })]);
  await writing.send(tx, alongside ? [] : postings);
  alongside?.push(...postings);
}
