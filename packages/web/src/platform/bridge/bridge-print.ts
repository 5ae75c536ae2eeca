import type { BridgeJob, BridgeStatus, JobState } from '@kilau/contract/core/print-job.ts';
import { failure, toast } from '../../ui/dialog/toasts.ts';
import { text } from '../../ui/text.ts';
import {
  beginAgain,
  bridgeStatus,
  BridgeRefusal,
  BridgeSilent,
  bringJob,
  giveUpJob,
  lookAtJob,
} from './bridge-calls.ts';
import { bridgeSettings, heldJobs, holdJob, releaseJob, type BridgeSettings, type HeldJob } from './bridge-store.ts';
import { REASONS } from './bridge-words.ts';

/** What is to be printed: its bytes count as a printing the moment they are fetched. */
interface ToPrint extends Pick<HeldJob, 'id' | 'name' | 'paper'> {
  readonly fetchBytes: () => Promise<Blob>;
}

/** How a job ended for now. `absent`: no bridge took it, so that it is for the browser to print. */
export type Printed = 'printed' | 'held' | 'absent';

const isBridgeFault = (error: unknown): error is BridgeSilent | BridgeRefusal =>
  error instanceof BridgeSilent || error instanceof BridgeRefusal;

/** Says why the browser prints what the bridge should have, once. */
function tellAbsent(error: BridgeSilent | BridgeRefusal): void {
  const wrongCode = error instanceof BridgeRefusal && error.code === 'pairing_code';
  toast(text(wrongCode ? 'jembatan.kode_salah' : 'jembatan.diam'), 'bad');
}

/** Keeps or lets go of a job by what the bridge tells of it. */
function note({ id, name, paper }: Omit<ToPrint, 'fetchBytes'>, { state, reason }: BridgeJob): Printed {
  if (state === 'printed' || state === 'cancelled') {
    releaseJob(id);
    return 'printed';
  }
  holdJob({ id, name, paper, state, reason });
  return 'held';
}

function tellHeld({ name }: Pick<ToPrint, 'name'>, { state, reason }: BridgeJob): void {
  if (state === 'failed') failure(text(REASONS[reason ?? 'lost']), name);
  else if (state !== 'printed') toast(text('jembatan.menunggu_nama', { nama: name }));
}

/** Brings a job. Of one that falls silent nobody knows whether it took the job: it is asked once it is there again. */
async function bring(bridge: BridgeSettings, printer: string, id: string, bytes: Blob): Promise<BridgeJob> {
  try {
    return await bringJob(bridge, id, printer, bytes);
  } catch (error) {
    if (!(error instanceof BridgeSilent)) throw error;
    return { id, printer, state: 'waiting' };
  }
}

/**
 * Prints on a printer of the bridge. Nothing is fetched, and so nothing counted, before the bridge has answered; what
 * it took it prints once, now or when the printer is on again.
 */
export async function printOnBridge(
  bridge: BridgeSettings,
  printer: string,
  { fetchBytes, ...job }: ToPrint,
): Promise<Printed> {
  try {
    await bridgeStatus(bridge);
    const bytes = await fetchBytes();
    const told = await bring(bridge, printer, job.id, bytes);
    tellHeld(job, told);
    return note(job, told);
  } catch (error) {
    if (!isBridgeFault(error)) throw error;
    tellAbsent(error);
    return 'absent';
  }
}

/** Has a job that failed printed again, with the bytes that the bridge keeps. */
export async function printAgain(job: HeldJob): Promise<void> {
  const bridge = bridgeSettings();
  if (!bridge) return;
  try {
    const told = await beginAgain(bridge, job.id);
    tellHeld(job, told);
    note(job, told);
  } catch (error) {
    if (!isBridgeFault(error)) throw error;
    failure(text(error instanceof BridgeSilent ? 'jembatan.tidak_menjawab' : 'jembatan.hilang'), job.name);
  }
}

/** What a bridge answers of a job that it does not keep: nothing of it comes out there any more. */
const UNKNOWN_JOB = 'unknown_job';

/**
 * Asks the bridge about a job that it may hold.
 * @returns `gone` where it keeps none: without a bridge no paper comes out there either. Nothing of one that is silent
 * or does not take this device's code, which is said.
 */
async function askOf(job: HeldJob, ask: typeof lookAtJob): Promise<BridgeJob | 'gone' | undefined> {
  const bridge = bridgeSettings();
  if (!bridge) return 'gone';
  try {
    return await ask(bridge, job.id);
  } catch (error) {
    if (!isBridgeFault(error)) throw error;
    if (error instanceof BridgeRefusal && error.code === UNKNOWN_JOB) return 'gone';
    failure(text(error instanceof BridgeSilent ? 'jembatan.tidak_menjawab' : 'jembatan.kode_ditolak'), job.name);
    return undefined;
  }
}

/** What the bridge prints yet, now or later. */
const STILL_ITS: ReadonlySet<JobState> = new Set(['sending', 'waiting']);

/**
 * Takes a job from the bridge, because it is printed elsewhere or not wanted. Of a bridge that is not reached it stays:
 * its paper would come out once that is there again, beside the one that was printed elsewhere.
 * @returns whether it was not out yet.
 */
export async function takeBack(job: HeldJob): Promise<boolean> {
  const told = await askOf(job, giveUpJob);
  if (!told) return false;
  if (told !== 'gone' && STILL_ITS.has(told.state)) {
    toast(text('jembatan.sedang_dicetak', { nama: job.name }));
    return false;
  }
  releaseJob(job.id);
  return told === 'gone' || told.state !== 'printed';
}

/** Whether a job could be taken back now. Asked before its paper is made, which may count and take an approval. */
async function isHeld(job: HeldJob): Promise<boolean> {
  const told = await askOf(job, lookAtJob);
  return told === 'gone' || (told !== undefined && note(job, told) === 'held');
}

/**
 * Makes a job's paper ready for another way and takes the job from the bridge, in this order: what is refused, by the
 * server or by whoever is asked for an approval, leaves the job where it was, and of what is out meanwhile no second
 * paper is printed.
 * @returns nothing where it is not for another way.
 */
export async function takeElsewhere(job: HeldJob, fetchBytes: () => Promise<Blob>): Promise<Blob | undefined> {
  if (!(await isHeld(job))) return undefined;
  const bytes = await fetchBytes();
  return (await takeBack(job)) ? bytes : undefined;
}

/**
 * Asks the bridge how it is, and what became of the jobs that it holds.
 * @returns what it said; nothing where it was silent.
 */
export async function lookAfter(): Promise<BridgeStatus | undefined> {
  const bridge = bridgeSettings();
  if (!bridge) return undefined;
  try {
    const status = await bridgeStatus(bridge);
    for (const job of heldJobs()) {
      // A bridge that does not know it any more has nothing to print: a person decides.
      const told = await lookAtJob(bridge, job.id).catch((error: unknown): BridgeJob => {
        if (error instanceof BridgeRefusal) return { id: job.id, printer: '', state: 'failed', reason: 'lost' };
        throw error;
      });
      note(job, told);
    }
    return status;
  } catch (error) {
    if (!isBridgeFault(error)) throw error;
    return undefined;
  }
}
