import { setTimeout as sleep } from 'node:timers/promises';
import type { BridgeJob, BridgePrinter, JobReason, JobState } from '@kilau/contract/core/print-job.ts';
import { PrintFault, sendTo, type Patience, type Target } from './printer.ts';
import { isOver, sumOf, type JobStore, type StoredJob } from './store.ts';

/** How long things may take, in milliseconds. */
export interface Times extends Patience {
  /** Between two tries at a printer that does not answer. */
  readonly retry: number;
  /** Until a job that no printer takes is given up. */
  readonly giveUp: number;
  /** How long whoever brings a job is kept waiting for its end. */
  readonly answer: number;
}

/** What a job is refused for. */
export class JobRefused extends Error {
  readonly code: 'unknown_printer' | 'unknown_job' | 'other_content' | 'too_many';

  constructor(code: JobRefused['code']) {
    super(code);
    this.code = code;
  }
}

/** More before one printer is a fault of whoever sends. */
const MOST_WAITING = 200;

/** After these the printer may have printed a part, or the bytes are gone: a person looks before it is tried again. */
const FINAL: ReadonlySet<JobReason> = new Set(['cut', 'stalled', 'lost']);

const told = ({ id, printer, state, reason }: StoredJob): BridgeJob => ({ id, printer, state, reason });

/** Jobs before printers: each printer takes one after the other, and none is lost while a printer is off. */
export class Queues {
  readonly #printers: ReadonlyMap<string, Target>;
  readonly #store: JobStore;
  readonly #times: Times;
  readonly #working = new Map<string, Promise<void>>();
  readonly #stop = new AbortController();
  readonly #changed = new EventTarget();
  /** Jobs that were given up while a printer was tried. */
  readonly #unwanted = new Set<string>();
  /** What changes a job does so one after the other. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(printers: ReadonlyMap<string, Target>, store: JobStore, times: Times) {
    this.#printers = printers;
    this.#store = store;
    this.#times = times;
  }

  /** Goes on with what an earlier run left. */
  begin(): void {
    for (const name of this.#printers.keys()) this.#wake(name);
  }

  /** Lets what is being sent come to its end, within reason. */
  async end(): Promise<void> {
    this.#stop.abort();
    await Promise.race([Promise.all(this.#working.values()), sleep(this.#times.answer)]);
  }

  /** What stands before each printer, and why its first job is not printed. */
  status(): readonly BridgePrinter[] {
    return [...this.#printers.keys()].map((name) => {
      const before = this.#store.before(name);
      return { name, waiting: before.length, reason: before[0]?.reason };
    });
  }

  get(id: string): BridgeJob {
    const job = this.#store.get(id);
    if (!job) throw new JobRefused('unknown_job');
    return told(job);
  }

  /**
   * Takes a job on, once for its id: one that is known is told of and not printed again, but for one that failed or
   * was given up, which begins anew.
   */
  async add(id: string, printer: string, bytes: Buffer): Promise<BridgeJob> {
    if (!this.#printers.has(printer)) throw new JobRefused('unknown_printer');
    const again = await this.#inTurn(() => this.#take(id, printer, bytes));
    this.#wake(printer);
    await this.#settled(id, printer);
    return { ...this.get(id), ...(again && { again }) };
  }

  /** Begins a job anew that failed, with the bytes that it was brought with. Any other stays as it is. */
  async again(id: string): Promise<BridgeJob> {
    const { printer } = this.get(id);
    await this.#inTurn(async () => {
      if (this.get(id).state === 'failed') await this.#store.add(id, printer, await this.#store.bytes(id));
    });
    this.#wake(printer);
    await this.#settled(id, printer);
    return this.get(id);
  }

  /**
   * Gives up a job that waits or failed, so that its paper may be printed elsewhere; one that is being tried, once its
   * printer did not take it.
   */
  async cancel(id: string): Promise<BridgeJob> {
    await this.#inTurn(async () => {
      const { state } = this.get(id);
      if (state === 'waiting' || state === 'failed') await this.#store.change(id, 'cancelled');
      else if (state === 'sending') this.#unwanted.add(id);
    });
    this.#tell();
    await this.#until(() => this.get(id).state !== 'sending');
    this.#unwanted.delete(id);
    return this.get(id);
  }

  /** @returns whether it was known and stays as it is. */
  async #take(id: string, printer: string, bytes: Buffer): Promise<boolean> {
    const known = this.#store.get(id);
    if (known && known.state !== 'failed' && known.state !== 'cancelled') {
      if (known.sum !== sumOf(bytes)) throw new JobRefused('other_content');
      return true;
    }
    if (this.#store.before(printer).length >= MOST_WAITING) throw new JobRefused('too_many');
    await this.#store.add(id, printer, bytes);
    return false;
  }

  #wake(name: string): void {
    const target = this.#printers.get(name);
    if (!target || this.#working.has(name)) return;
    const work = this.#work(name, target)
      .catch((error: unknown) => {
        if (!this.#stop.signal.aborted) console.error(error);
      })
      .finally(() => this.#working.delete(name));
    this.#working.set(name, work);
  }

  /** Prints what is before a printer until nothing is. */
  async #work(name: string, target: Target): Promise<void> {
    for (let job = this.#store.before(name)[0]; job; job = this.#store.before(name)[0]) {
      if (this.#stop.signal.aborted) return;
      const later = await this.#print(job, target);
      this.#tell();
      if (later) await sleep(this.#times.retry, undefined, { signal: this.#stop.signal });
    }
  }

  /** @returns whether it has to be tried again later. */
  async #print({ id, came, reason }: StoredJob, target: Target): Promise<boolean> {
    const mine = await this.#inTurn(async () => {
      const state = this.#store.get(id)?.state;
      if (state === 'waiting') await this.#store.change(id, 'sending', reason);
      // What came of an earlier try could not be kept, on a full disk: it may be out.
      else if (state === 'sending') await this.#store.change(id, 'failed', 'lost');
      return state === 'waiting';
    });
    if (!mine) return false;
    const why = await this.#fault(id, target);
    // In turn: whoever gives it up finds it before what came of it is kept, or behind that, and never between.
    await this.#inTurn(() => this.#store.change(id, ...this.#end(id, came, why)));
    return this.get(id).state === 'waiting';
  }

  /** Sends a job. @returns why its printer did not take it, nothing where it did. */
  async #fault(id: string, target: Target): Promise<JobReason | undefined> {
    try {
      await sendTo(target, await this.#store.bytes(id), this.#times);
      return undefined;
    } catch (error) {
      return error instanceof PrintFault ? error.reason : 'lost';
    }
  }

  /** What a job that was tried becomes. */
  #end(id: string, came: number, why: JobReason | undefined): readonly [JobState, JobReason?] {
    if (why === undefined) return ['printed'];
    if (FINAL.has(why)) return ['failed', why];
    if (this.#unwanted.has(id)) return ['cancelled'];
    return Date.now() - came > this.#times.giveUp ? ['failed', 'expired'] : ['waiting', why];
  }

  /** Waits a little for the end of a job, or for word that its printer does not take it. */
  async #settled(id: string, printer: string): Promise<void> {
    await this.#until(() => {
      const job = this.#store.get(id);
      return !job || isOver(job) || (job.state === 'waiting' && this.#store.before(printer)[0]?.reason !== undefined);
    });
  }

  /** Waits until something holds, but not for longer than whoever asks is kept waiting. */
  async #until(holds: () => boolean): Promise<void> {
    const late = AbortSignal.timeout(this.#times.answer);
    while (!holds() && !late.aborted) {
      await new Promise<void>((resolve) => {
        this.#changed.addEventListener('changed', () => resolve(), { once: true });
        late.addEventListener('abort', () => resolve(), { once: true });
      });
    }
  }

  #tell(): void {
    this.#changed.dispatchEvent(new Event('changed'));
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }
}
