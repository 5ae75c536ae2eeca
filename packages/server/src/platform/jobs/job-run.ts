import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { Step } from '@kilau/contract/core/work-wire.ts';
import { Problem, PROBLEMS, type ProblemCode } from '@kilau/contract/core/problem.ts';
import { PART_BYTES, type Failure, type FromThread, type ToThread } from './job-wire.ts';

/** A thread that does not heed being told to stop is ended after this long. */
const STOP_MS = 5000;
/** A reader that takes nothing for so long has gone without a word; the place is for others. */
const STALLED_MS = 60_000;
/** MB that a thread may take for its objects. What needs more must not take the shop's with it. */
const HEAP_MB = 512;
/** MB of objects that have just been made; more is no faster, and stays taken. */
const YOUNG_MB = 16;

export interface JobOptions {
  /** Whoever orders; users take turns. */
  readonly user: string;
  /** Aborted when nobody waits any more. */
  readonly signal: AbortSignal;
  readonly onStep: (step: Step) => void;
}

export interface ThreadOptions {
  /** Program of the threads. */
  readonly file: URL;
  /** What they know from the start. */
  readonly data: unknown;
  /** Memory that a thread may take for its objects, in MB. */
  readonly heapMb?: number;
  /** Told when a thread dies. */
  readonly onDeath: (error: unknown) => void;
}

/** A job under way: its file once that has begun, and when its thread is free again. */
export interface JobRun {
  readonly body: Promise<Readable>;
  readonly over: Promise<void>;
}

export interface JobThread {
  readonly alive: boolean;
  run(order: unknown, options: JobOptions): JobRun;
  end(): Promise<void>;
}

interface Settle<T> {
  readonly resolve: (value: T) => void;
  readonly reject: (error: Error) => void;
}

/** A promise and the hands that settle it. */
function deferred<T>(): readonly [Promise<T>, Settle<T>] {
  let settle: Settle<T> | undefined;
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return [promise, { resolve: (value) => settle?.resolve(value), reject: (error) => settle?.reject(error) }];
}

const isCode = (code: string): code is ProblemCode => code in PROBLEMS;

/** The failure that another thread told of, as an error of this one. */
function errorOf({ problem, message, stack, code }: Failure): Error {
  if (problem && isCode(problem.code)) return new Problem(problem.code, problem.params ?? {});
  const error = Object.assign(new Error(message), code !== undefined && { code });
  error.stack = stack;
  return error;
}

/** A file as its parts come in: takes a part when the reader wants one, and lets the thread send the next. */
class JobBody extends Readable {
  readonly #parts: Uint8Array[] = [];
  readonly #taken: () => void;
  #wanted = false;
  #complete = false;
  #stalled: NodeJS.Timeout | undefined;

  constructor(taken: () => void) {
    super({ highWaterMark: PART_BYTES });
    this.#taken = taken;
  }

  add(part: Uint8Array): void {
    this.#parts.push(part);
    this.#hand();
  }

  complete(): void {
    this.#complete = true;
    this.#hand();
  }

  override _read(): void {
    this.#wanted = true;
    this.#hand();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    clearTimeout(this.#stalled);
    done(error);
  }

  #hand(): void {
    while (this.#wanted) {
      const part = this.#parts.shift();
      if (!part) break;
      this.#taken();
      this.#wanted = this.push(part);
    }
    clearTimeout(this.#stalled);
    if (this.#complete && this.#parts.length === 0) this.push(null);
    else if (this.#parts.length > 0) {
      this.#stalled = setTimeout(() => this.destroy(new Error('nobody reads the file')), STALLED_MS);
      this.#stalled.unref();
    }
  }
}

/** Starts a thread that takes one job at a time. */
export function startThread({ file, data, heapMb = HEAP_MB, onDeath }: ThreadOptions): JobThread {
  const resourceLimits = { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_MB };
  const worker = new Worker(file, { workerData: data, execArgv: [], resourceLimits });
  let alive = true;
  let ending = false;
  let hear: ((message: FromThread) => void) | undefined;
  const tell = (message: ToThread): void => worker.postMessage(message, []);
  const die = (): void => {
    alive = false;
    hear?.({ kind: 'failed', failure: { problem: { code: 'pekerjaan_terputus' }, message: '', stack: '' } });
  };
  worker.on('message', (message: FromThread) => hear?.(message));
  worker.on('error', (error) => {
    onDeath(error);
    die();
  });
  worker.on('exit', (code) => {
    if (alive && !ending) onDeath(new Error(`a thread of files ended with ${code}`));
    die();
  });
  // What waits in a queue keeps the program alive, not the threads.
  worker.unref();
  return {
    get alive() {
      return alive;
    },
    run: (order, options) => {
      const [body, { resolve, reject }] = deferred<Readable>();
      const [over, { resolve: free }] = deferred<void>();
      const stream = new JobBody(() => tell({ kind: 'taken' }));
      let patience: NodeJS.Timeout | undefined;
      const stop = (): void => {
        if (patience !== undefined || hear === undefined) return;
        patience = setTimeout(() => void worker.terminate(), STOP_MS);
        tell({ kind: 'stop' });
      };
      const leave = (): void => {
        hear = undefined;
        clearTimeout(patience);
        options.signal.removeEventListener('abort', stop);
        free();
      };
      hear = (message) => {
        if (message.kind === 'step') return options.onStep(message.step);
        if (message.kind === 'part') stream.add(message.bytes);
        else if (message.kind === 'end') stream.complete();
        else {
          const error = errorOf(message.failure);
          reject(error);
          stream.destroy(error);
        }
        if (message.kind !== 'failed') resolve(stream);
        if (message.kind !== 'part') leave();
      };
      // A reader that leaves before the end gives the work up.
      stream.on('close', stop).on('error', () => undefined);
      options.signal.addEventListener('abort', stop, { once: true });
      tell({ kind: 'begin', order });
      return { body, over };
    },
    async end() {
      ending = true;
      await worker.terminate();
    },
  };
}
