import { isProblem } from '@kilau/contract/core/problem.ts';
import type { Step } from '@kilau/contract/core/work-wire.ts';
import { putBehind } from '../low-priority.ts';
import { PART_BYTES, PARTS_AHEAD, type Failure, type FromHelper, type ToHelper } from './job-wire.ts';

/** A step is for eyes, which see no more than so many in a second. */
const STEP_EVERY_MS = 150;

/** What a job has in its helper: where its file goes, and who waits for it. */
export interface Desk {
  /** Aborted when nobody waits for the file any more. */
  readonly signal: AbortSignal;
  /** Says how far it is. */
  step(step: Step): void;
  /** Hands bytes on, which may be used again afterwards; waits while the reader is behind. @throws once given up. */
  write(bytes: Uint8Array): Promise<void>;
}

function failureOf(thrown: unknown): Failure {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { message, stack = '', code } = error as Error & { readonly code?: unknown };
  return {
    message,
    stack,
    ...(isProblem(error) && { problem: { code: error.code, params: error.params } }),
    ...(typeof code === 'string' && { code }),
  };
}

type Send = (message: FromHelper) => void;

/** The desk of one job: fills parts, and lets them go only as fast as they are taken. */
class JobDesk implements Desk {
  readonly #stop = new AbortController();
  readonly #send: Send;
  readonly #part = new Uint8Array(PART_BYTES);
  #filled = 0;
  #may = PARTS_AHEAD;
  #wake: (() => void) | undefined;
  #lastStep = 0;
  #stage = '';

  constructor(send: Send) {
    this.#send = send;
  }

  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  step(step: Step): void {
    const now = performance.now();
    if (step.tahap === this.#stage && now - this.#lastStep < STEP_EVERY_MS) return;
    this.#lastStep = now;
    this.#stage = step.tahap;
    this.#send({ kind: 'step', step });
  }

  async write(bytes: Uint8Array): Promise<void> {
    for (let from = 0; from < bytes.length;) {
      const piece = bytes.subarray(from, from + PART_BYTES - this.#filled);
      this.#part.set(piece, this.#filled);
      this.#filled += piece.length;
      from += piece.length;
      if (this.#filled === PART_BYTES) await this.flush();
    }
  }

  /** Sends what has gathered. */
  async flush(): Promise<void> {
    while (this.#may === 0 && !this.signal.aborted) await this.#change();
    this.signal.throwIfAborted();
    if (this.#filled === 0) return;
    this.#may -= 1;
    // Copied on its way, so that the next part may be gathered in the same place.
    this.#send({ kind: 'part', bytes: this.#part.subarray(0, this.#filled) });
    this.#filled = 0;
  }

  /** Until a part was taken, or the work given up. */
  #change(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  taken(): void {
    this.#may += 1;
    this.#wake?.();
  }

  giveUp(): void {
    this.#stop.abort();
    this.#wake?.();
  }
}

/** What does the jobs of a helper, once it knows what it works with. */
export type Work = (order: unknown, desk: Desk) => Promise<void>;

/**
 * Serves the jobs of this process, one after the other, behind the tills. It ends with the program that has started it.
 * @param prepare makes the work of what the program says the helper works with.
 * @throws Error when nobody has started it as a helper.
 */
export function serveJobs(prepare: (setting: unknown) => Work): void {
  if (!process.send) throw new Error('jobs are served in a process of their own');
  putBehind(process.pid);
  process.once('disconnect', () => process.exit());
  // Whoever started us may be gone by now; then there is nobody to tell either.
  const send: Send = (message) => void process.send?.(message, undefined, undefined, () => undefined);
  let work: Work | undefined;
  let desk: JobDesk | undefined;
  const serve = async (order: unknown): Promise<void> => {
    const mine = (desk = new JobDesk(send));
    try {
      await work?.(order, mine);
      await mine.flush();
      send({ kind: 'end' });
    } catch (error) {
      send({ kind: 'failed', failure: failureOf(error) });
    } finally {
      desk = undefined;
    }
  };
  process.on('message', (message: ToHelper) => {
    if (message.kind === 'setting') work = prepare(message.data);
    else if (message.kind === 'begin') void serve(message.order);
    else if (message.kind === 'taken') desk?.taken();
    else desk?.giveUp();
  });
}
