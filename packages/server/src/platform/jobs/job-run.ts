import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { Step } from '@kilau/contract/core/work-wire.ts';
import { isProblemCode, Problem } from '@kilau/contract/core/problem.ts';
import { PART_BYTES, type Failure, type FromHelper, type ToHelper } from './job-wire.ts';

/** A helper that does not heed being told to stop is ended after this long. */
const STOP_MS = 5000;
/** A reader that takes nothing for so long has gone without a word; the place is for others. */
const STALLED_MS = 60_000;
/** MB that a helper may take for its objects. What needs more must not take the shop's with it. */
const HEAP_MB = 512;
/** MB of objects that have just been made, thrice; more is no faster, and stays taken. */
const YOUNG_MB = 4;
/** Of what a helper complained about before it died so much is told. */
const LAST_WORDS = 2000;

export interface JobOptions {
  /** Whoever orders; users take turns. */
  readonly user: string;
  /** Aborted when nobody waits any more. */
  readonly signal: AbortSignal;
  readonly onStep: (step: Step) => void;
}

export interface HelperOptions {
  /** Program of the helpers. */
  readonly file: URL;
  /** What they know from the start. */
  readonly data: unknown;
  /** Memory that a helper may take for its objects, in MB. */
  readonly heapMb?: number;
  /** Told when a helper dies. */
  readonly onDeath: (error: unknown) => void;
}

/** A job under way: its file once that has begun, and when its helper is free again. */
export interface JobRun {
  readonly body: Promise<Readable>;
  readonly over: Promise<void>;
}

export interface Helper {
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

/** The failure that a helper told of, as an error of this program. */
function errorOf({ problem, message, stack, code }: Failure): Error {
  if (problem && isProblemCode(problem.code)) return new Problem(problem.code, problem.params ?? {});
  const error = Object.assign(new Error(message), code !== undefined && { code });
  error.stack = stack;
  return error;
}

/** A file as its parts come in: takes a part when the reader wants one, and lets the helper send the next. */
class JobBody extends Readable {
  readonly #parts: Uint8Array[] = [];
  readonly #taken: () => unknown;
  #wanted = false;
  #complete = false;
  #stalled: NodeJS.Timeout | undefined;

  constructor(taken: () => unknown) {
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

/** What a stream said last. */
function lastWords(stream: Readable | null): () => string {
  let words = '';
  stream?.setEncoding('utf8').on('data', (text: string) => (words = (words + text).slice(-LAST_WORDS)));
  return () => words;
}

const CUT_OFF: FromHelper = {
  kind: 'failed',
  failure: { problem: { code: 'pekerjaan_terputus' }, message: '', stack: '' },
};

/** A process with which one job at a time is talked about. */
class HelperProcess {
  alive = true;
  /** Whoever waits for what the job says. */
  hear: ((message: FromHelper) => void) | undefined;
  readonly #child: ChildProcess;
  readonly #gone: Promise<void>;
  #ending = false;

  constructor({ file, data, heapMb = HEAP_MB, onDeath }: HelperOptions) {
    const child = fork(file, {
      detached: true,
      windowsHide: true,
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${heapMb}`, `--max-semi-space-size=${YOUNG_MB}`],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child = child;
    const complained = lastWords(child.stderr);
    child.on('message', (message) => this.hear?.(message as FromHelper));
    const die = (error: unknown): void => {
      if (this.alive && !this.#ending) onDeath(error);
      this.alive = false;
      this.hear?.(CUT_OFF);
    };
    this.#gone = once(child, 'exit').then(
      ([code, signal]) => die(new Error(`a helper of files ended with ${String(signal ?? code)}: ${complained()}`)),
      die,
    );
    // Said once more of a process that has already gone.
    child.on('error', () => undefined);
    // What waits in a queue keeps the program alive, not the helpers.
    child.unref();
    child.channel?.unref();
    if (child.stderr instanceof Socket) child.stderr.unref();
    this.tell({ kind: 'setting', data });
  }

  /** One that has just gone hears nothing; its end is told by itself. */
  tell(message: ToHelper): void {
    this.#child.send(message, () => undefined);
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  async end(): Promise<void> {
    this.#ending = true;
    // From here on its end is waited for.
    this.#child.ref();
    this.kill();
    await this.#gone;
  }
}

/** Has a helper do a job. */
function runJob(helper: HelperProcess, order: unknown, options: JobOptions): JobRun {
  const [body, { resolve, reject }] = deferred<Readable>();
  const [over, { resolve: free }] = deferred<void>();
  // Its file may still be read, and be left, when the helper is at the next one's work, which none of that is about.
  const mine = (): boolean => helper.hear === hear;
  const stream = new JobBody(() => mine() && helper.tell({ kind: 'taken' }));
  let patience: NodeJS.Timeout | undefined;
  const stop = (): void => {
    if (patience !== undefined || !mine()) return;
    patience = setTimeout(() => helper.kill(), STOP_MS);
    helper.tell({ kind: 'stop' });
  };
  const leave = (): void => {
    helper.hear = undefined;
    clearTimeout(patience);
    options.signal.removeEventListener('abort', stop);
    free();
  };
  const hear = (message: FromHelper): void => {
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
  helper.hear = hear;
  // A reader that leaves before the end gives the work up.
  stream.on('close', stop).on('error', () => undefined);
  options.signal.addEventListener('abort', stop, { once: true });
  helper.tell({ kind: 'begin', order });
  return { body, over };
}

/**
 * Starts a helper that takes one job at a time: a process with a session of its own, so that a system which weighs
 * sessions can put it behind the tills, and which neither a signal of the terminal nor a lack of memory shares with us.
 */
export function startHelper(options: HelperOptions): Helper {
  const helper = new HelperProcess(options);
  return {
    get alive() {
      return helper.alive;
    },
    run: (order, jobOptions) => runJob(helper, order, jobOptions),
    end: () => helper.end(),
  };
}
