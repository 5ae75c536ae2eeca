import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { JobReason, JobState } from '@kilau/contract/core/print-job.ts';

/** A job as it is kept on disk beside its bytes. */
export interface StoredJob {
  readonly id: string;
  readonly printer: string;
  readonly state: JobState;
  readonly reason?: JobReason;
  /** Of its bytes, by which the same id with other bytes is found. */
  readonly sum: string;
  /** When it came, and when it last changed, in milliseconds. */
  readonly came: number;
  readonly changed: number;
}

/** Jobs that have ended are known for a day, so that the same id prints once. */
const KNOWN_MS = 24 * 60 * 60 * 1000;

export const sumOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
export const isOver = ({ state }: Pick<StoredJob, 'state'>): boolean => state !== 'waiting' && state !== 'sending';

/** Writes a file whole or not at all, and not before it is on the disk. */
async function writeWhole(path: string, content: Buffer | string): Promise<void> {
  const file = await open(`${path}.new`, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
}

/** The jobs of a bridge, kept through its end: bytes first, so that a job that is told of can be printed. */
export class JobStore {
  readonly #directory: string;
  readonly #jobs = new Map<string, StoredJob>();

  constructor(directory: string) {
    this.#directory = join(directory, 'jobs');
  }

  /** Reads what an earlier run left. What it was sending when it ended may have been printed: a person looks. */
  async open(): Promise<void> {
    await mkdir(this.#directory, { recursive: true, mode: 0o700 });
    for (const name of await readdir(this.#directory)) {
      if (!name.endsWith('.json')) continue;
      const job = JSON.parse(await readFile(join(this.#directory, name), 'utf8')) as StoredJob;
      this.#jobs.set(job.id, job);
      if (job.state === 'sending') await this.change(job.id, 'failed', 'stopped');
    }
  }

  get(id: string): StoredJob | undefined {
    return this.#jobs.get(id);
  }

  /** What a printer has before it, in the order in which it came; what it is getting now is the first of them. */
  before(printer: string): readonly StoredJob[] {
    return [...this.#jobs.values()]
      .filter((job) => job.printer === printer && !isOver(job))
      .toSorted((a, b) => a.came - b.came);
  }

  async add(id: string, printer: string, bytes: Buffer): Promise<StoredJob> {
    await this.#forgetOld();
    const now = Date.now();
    await writeWhole(this.#path(id, 'bin'), bytes);
    return this.#keep({ id, printer, state: 'waiting', sum: sumOf(bytes), came: now, changed: now });
  }

  bytes(id: string): Promise<Buffer> {
    return readFile(this.#path(id, 'bin'));
  }

  async change(id: string, state: JobState, reason?: JobReason): Promise<StoredJob> {
    const job = this.#jobs.get(id);
    if (!job) throw new Error(`no job ${id}`);
    const next = await this.#keep({ ...job, state, reason, changed: Date.now() });
    if (state === 'printed' || state === 'cancelled') await rm(this.#path(id, 'bin'), { force: true });
    return next;
  }

  async #keep(job: StoredJob): Promise<StoredJob> {
    await writeWhole(this.#path(job.id, 'json'), JSON.stringify(job));
    this.#jobs.set(job.id, job);
    return job;
  }

  async #forgetOld(): Promise<void> {
    const old = [...this.#jobs.values()].filter((job) => isOver(job) && job.changed < Date.now() - KNOWN_MS);
    for (const { id } of old) {
      this.#jobs.delete(id);
      await rm(this.#path(id, 'json'), { force: true });
      await rm(this.#path(id, 'bin'), { force: true });
    }
  }

  #path(id: string, end: 'json' | 'bin'): string {
    return join(this.#directory, `${id}.${end}`);
  }
}
