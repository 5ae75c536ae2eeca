import { formatNumber } from '@kilau/contract/core/format.ts';
import type { Step } from '@kilau/contract/core/work-wire.ts';
import { toast } from '../ui/dialog/toasts.ts';
import { text } from '../ui/text.ts';
import type { Query } from './api.ts';
import { fileJobs, type FileJob } from './file-jobs-store.ts';
import { reportProblem } from './report-problem.ts';
import { getFile } from './steps.ts';

/** A file that is there sooner is not worth a word. */
const PATIENCE_MS = 400;

let nextId = 1;

const remove = (id: number): void => fileJobs.set((list) => list.filter((job) => job.id !== id));
const show = (job: FileJob): void =>
  fileJobs.set((list) =>
    list.some(({ id }) => id === job.id) ? list.map((one) => (one.id === job.id ? job : one)) : [...list, job],
  );

/** How far a file is, in words. */
export function stepText(step: Step | undefined): string {
  if (step === undefined) return text('berkas.menyiapkan');
  const { tahap, selesai, jumlah } = step;
  if (tahap === 'antre') return text('berkas.antre', { nomor: formatNumber(selesai) });
  if (tahap === 'baca') return text('berkas.baca', { baris: formatNumber(selesai) });
  const persen = jumlah === 0 ? 100 : Math.floor((selesai / jumlah) * 100);
  return text('berkas.tulis', { persen: formatNumber(persen) });
}

export interface FileWish {
  readonly path: string;
  readonly query: Query;
  readonly name: string;
  readonly toko?: string;
}

/**
 * Has the server make a file, with its progress in the panel and a way to give it up.
 * @returns nothing when it was given up or refused, which the user has been told then.
 */
export async function makeFile({ path, query, name, toko }: FileWish): Promise<Blob | undefined> {
  const stop = new AbortController();
  const id = nextId;
  nextId += 1;
  let job: FileJob = { id, name, step: undefined, cancel: () => stop.abort() };
  let shown = false;
  const timer = setTimeout(() => {
    shown = true;
    show(job);
  }, PATIENCE_MS);
  try {
    return await getFile(path, { query, toko, signal: stop.signal }, (step) => {
      job = { ...job, step };
      if (shown) show(job);
    });
  } catch (error) {
    if (stop.signal.aborted) toast(text('berkas.dibatalkan', { nama: name }));
    else reportProblem(error);
    return undefined;
  } finally {
    clearTimeout(timer);
    remove(id);
  }
}
