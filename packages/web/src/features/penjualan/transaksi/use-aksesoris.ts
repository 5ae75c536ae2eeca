import { useCallback } from 'react';
import { beep } from '../../../platform/beep.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { tambahAksesoris } from './aksesoris.ts';
import { cariAksesoris } from './cari-aksesoris.ts';
import type { LayarHandle } from './use-layar.ts';

/**
 * A code that is no piece may be an accessory's: each scan is one more.
 * @returns takes a code that was refused as a piece; false where that refusal stands.
 */
export function useAksesoris(
  { now, ubah, ubahDraft }: LayarHandle,
  tolak: (kode: string, pesan: string) => void,
  catat: (kode: string, hasil: string) => void,
  setelahKirim: () => Promise<void>,
): (kode: string, error: unknown) => Promise<boolean> {
  return useCallback(
    async (kode: string, error: unknown) => {
      if (!(error instanceof ProblemError) || error.code !== 'barang_aksesoris') return false;
      try {
        const found = await cariAksesoris(kode);
        await setelahKirim();
        ubah({ type: 'looked', kode });
        ubahDraft({ type: 'accessories', aksesoris: tambahAksesoris(now().draft.aksesoris ?? [], found) });
        catat(kode, found.nama_aksesoris);
        setTimeout(() => beep('ok'));
      } catch (problem) {
        tolak(kode, problemText(problem));
      }
      return true;
    },
    [now, ubah, ubahDraft, tolak, catat, setelahKirim],
  );
}
