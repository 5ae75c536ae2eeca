import { useCallback } from 'react';
import { beep } from '../../../platform/beep.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { useT } from '../../../ui/text.ts';
import type { PeganganTukar } from '../tukar/pegangan.ts';
import type { LayarHandle } from './use-layar.ts';

/** Refusals of a code that is no piece in the shop: it may be one that was sold, or a nota. */
const LAMA = new Set(['barang_sudah_terjual', 'barang_tidak_ditemukan']);

type Tolak = (kode: string, pesan: string, nomor?: string) => void;
type Catat = (kode: string, hasil: string) => void;

/**
 * On an exchange the piece itself says which side it is of: what was sold, and a nota, are old goods.
 * @returns takes a code that was refused as a new piece; false where that refusal stands.
 */
export function useLama(
  { now, ubah }: LayarHandle,
  lama: { readonly current: PeganganTukar | undefined },
  tolak: Tolak,
  catat: Catat,
  setelahKirim: () => Promise<void>,
): (kode: string, error: unknown) => Promise<boolean> {
  const t = useT();
  return useCallback(
    async (kode: string, error: unknown) => {
      const mungkin = error instanceof ProblemError && LAMA.has(error.code) && now().draft.tukar !== undefined;
      if (!mungkin || !lama.current) return false;
      ubah({ type: 'looked', kode });
      try {
        const nama = await lama.current.pindai(kode.toUpperCase(), setelahKirim);
        // The exchange was saved meanwhile: for the next sale it is no piece that could be sold.
        if (!nama) tolak(kode, problemText(error));
        else if (nama.length === 0) tolak(kode, t('penjualan.sudah_di_tabel', { kode }));
        else {
          catat(kode, nama.join(', '));
          setTimeout(() => beep('ok'));
        }
      } catch (problem) {
        const nomor = problem instanceof ProblemError ? String(problem.params['nomor'] ?? '') : '';
        tolak(kode, problemText(problem), nomor);
      }
      return true;
    },
    [now, ubah, tolak, catat, lama, setelahKirim, t],
  );
}
