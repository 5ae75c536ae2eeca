import type { Readable } from 'node:stream';
import { placesBehind } from '../low-priority.ts';
import { FairQueue } from './fair-queue.ts';
import { startHelper, type Helper, type HelperOptions, type JobOptions } from './job-run.ts';

/** How long a helper may have nothing to do before it gives its memory back. The first one stays. */
const IDLE_MS = 120_000;
/** What a place in the queue is called among the steps of a job. */
export const QUEUED = 'antre';

/** Files that are made outside the event loop, few at a time. */
export interface Jobs {
  /**
   * Has a file made by a helper; answers as soon as its first bytes are there. The file is made only as fast
   * as it is read, and no further once its reader has gone.
   * @throws Problem what the work was refused for, before any byte of it; `pekerjaan_terputus` when its helper died.
   */
  run(order: unknown, options: JobOptions): Promise<Readable>;
  /** Starts a helper, so that the first order finds one. */
  warm(): void;
  close(): Promise<void>;
}

interface Waiting {
  readonly order: unknown;
  readonly options: JobOptions;
  readonly begun: (body: Promise<Readable>) => void;
}

export interface JobPoolOptions extends HelperOptions {
  readonly places?: number;
}

/** The helpers of this server and the queue before them. */
class JobPool implements Jobs {
  readonly #options: JobPoolOptions;
  readonly #queue: FairQueue<Waiting>;
  readonly #idle = new Map<Helper, NodeJS.Timeout>();
  readonly #helpers = new Set<Helper>();

  constructor(options: JobPoolOptions) {
    this.#options = options;
    this.#queue = new FairQueue(options.places ?? placesBehind());
  }

  async run(order: unknown, options: JobOptions): Promise<Readable> {
    options.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { order, options, begun: resolve };
      this.#queue.add(options.user, waiting);
      options.signal.addEventListener(
        'abort',
        () => {
          if (!this.#queue.remove(waiting)) return;
          reject(options.signal.reason as Error);
          this.#tellPlaces();
        },
        { once: true },
      );
      this.#begin();
    });
  }

  warm(): void {
    if (this.#helpers.size === 0) this.#rest(this.#start());
  }

  async close(): Promise<void> {
    for (const timer of this.#idle.values()) clearTimeout(timer);
    await Promise.all([...this.#helpers].map((helper) => helper.end()));
  }

  #begin(): void {
    for (let waiting = this.#queue.next(); waiting; waiting = this.#queue.next()) {
      const { order, options, begun } = waiting;
      const helper = this.#take();
      const { body, over } = helper.run(order, options);
      begun(body);
      void over.then(() => {
        this.#queue.done(options.user);
        if (helper.alive) this.#rest(helper);
        else this.#helpers.delete(helper);
        this.#begin();
      });
    }
    this.#tellPlaces();
  }

  #tellPlaces(): void {
    const order = this.#queue.inOrder();
    for (const [index, { options }] of order.entries()) {
      options.onStep({ tahap: QUEUED, selesai: index + 1, jumlah: order.length });
    }
  }

  #take(): Helper {
    for (const [helper, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(helper);
      if (helper.alive) return helper;
      this.#helpers.delete(helper);
    }
    return this.#start();
  }

  #start(): Helper {
    const helper = startHelper(this.#options);
    this.#helpers.add(helper);
    return helper;
  }

  #rest(helper: Helper): void {
    const timer = setTimeout(() => {
      if (this.#helpers.size <= 1) return;
      this.#idle.delete(helper);
      this.#helpers.delete(helper);
      void helper.end();
    }, IDLE_MS);
    timer.unref();
    this.#idle.set(helper, timer);
  }
}

/** Opens a pool of helpers; they start when they are needed. */
export const createJobs = (options: JobPoolOptions): Jobs => new JobPool(options);
