import { useRef, useState } from 'react';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { LARGEST_IMPORT, type ImportResult, type ImportStage } from '@kilau/contract/core/import-wire.ts';
import type { LocaleKey } from '@kilau/contract/locales/index.ts';
import type { Step } from '@kilau/contract/core/work-wire.ts';
import { newKey } from '../../../platform/api.ts';
import { isCancelled, ProblemError } from '../../../platform/problem-error.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { progress } from '../../../ui/dialog/progress.ts';
import { success, toast } from '../../../ui/dialog/toasts.ts';
import { useT } from '../../../ui/text.ts';
import { sendImport, type ChosenFile, type ImportTarget } from './calls.ts';

interface ImportState {
  readonly file?: ChosenFile;
  readonly result?: ImportResult;
  /** Why the file as a whole cannot be taken. */
  readonly error?: string;
}

const STAGES: Readonly<Record<ImportStage, LocaleKey>> = {
  baca: 'impor.tahap_baca',
  periksa: 'impor.tahap_periksa',
  simpan: 'impor.tahap_simpan',
};
const isStage = (tahap: string): tahap is ImportStage => tahap in STAGES;
const MEGABYTE = 1024 * 1024;

/** Behind the progress dialog: how many rows of how many in each stage, how long still, and a way out. */
function useWork(target: ImportTarget) {
  const t = useT();
  return async (file: ChosenFile, deed: boolean, key: string): Promise<ImportResult> => {
    const stop = new AbortController();
    const title = t(deed ? 'impor.mengimpor' : 'impor.memeriksa', { nama: file.name });
    let stage = '';
    let startedAt = performance.now();
    const show = ({ tahap, selesai, jumlah }: Step) => {
      // Each stage has a pace of its own.
      if (tahap !== stage) startedAt = performance.now();
      stage = tahap;
      progress.set({
        title,
        done: selesai,
        total: jumlah,
        failed: 0,
        current: isStage(tahap) ? t(STAGES[tahap]) : '',
        startedAt,
        cancel: () => stop.abort(),
      });
    };
    show({ tahap: 'baca', selesai: 0, jumlah: 1 });
    try {
      return await sendImport(target, file, { deed, key, signal: stop.signal }, show);
    } finally {
      progress.set(undefined);
    }
  };
}

/** The course of an import: a file is chosen and looked at, and taken over when every row is right. */
export function useImport(target: ImportTarget, onDone: () => void) {
  const t = useT();
  const { changed } = target;
  const work = useWork(target);
  const [state, setState] = useState<ImportState>({});
  // The same for one file until it is through: a repeated sending imports it once.
  const key = useRef(newKey());

  const check = async (file: ChosenFile): Promise<ImportResult | undefined> => {
    try {
      const result = await work(file, false, key.current);
      setState({ file, result });
      return result;
    } catch (error) {
      setState(isCancelled(error) ? {} : { file, error: problemText(error) });
      return undefined;
    }
  };

  const choose = async (chosen: File | null): Promise<void> => {
    if (!chosen) return;
    key.current = newKey();
    if (chosen.size > LARGEST_IMPORT) {
      setState({ error: t('impor.terlalu_besar', { maks: LARGEST_IMPORT / MEGABYTE }) });
      return;
    }
    await check({ name: chosen.name, content: new Blob([await chosen.arrayBuffer()]) });
  };

  const imported = async (count: number): Promise<void> => {
    onDone();
    success(t('impor.selesai', { jumlah: formatNumber(count) }));
    await changed();
  };

  /** What was given up or refused is looked at again: only the server knows what stands now. */
  const lookAgain = async (file: ChosenFile, count: number, error: unknown): Promise<void> => {
    const result = await check(file);
    if (result && result.sama === result.baris) await imported(count);
    else if (result && isCancelled(error)) toast(t('impor.dibatalkan'));
  };

  const run = async (): Promise<void> => {
    const { file, result } = state;
    if (!file || !result) return;
    const count = result.baru + result.berubah;
    try {
      await work(file, true, key.current);
      await imported(count);
    } catch (error) {
      if (isCancelled(error) || (error instanceof ProblemError && error.code === 'impor_ditolak')) {
        await lookAgain(file, count, error);
      } else setState({ file, result, error: problemText(error) });
    }
  };

  return { state, choose, run };
}
