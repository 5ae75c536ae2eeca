import type { Kind } from '@kilau/contract/core/kind.ts';
import type { ProblemError } from '../../platform/problem-error.ts';
import { queryClient } from '../../platform/query.ts';
import { problemText } from '../../platform/report-problem.ts';
import { confirm } from '../../ui/dialog/dialogs.ts';
import { text } from '../../ui/text.ts';

/** Under which key a paper is kept that was opened to be changed. */
export const kunciUbah = ({ key }: Kind, nomor: string) => [key, nomor, 'ubah'] as const;

/** Refusals of a change because the paper is no longer what was opened: somebody else changed it, or did more. */
const BASI: ReadonlySet<string> = new Set(['sudah_diubah', 'keadaan_tidak_sesuai']);

/** Whether somebody else was faster at the paper that is being changed. */
export const didahului = (error: ProblemError, nomor: string): boolean =>
  BASI.has(error.code) && error.params['nomor'] === nomor;

/**
 * Says so until it was read. What was typed over the paper of before cannot be saved any more: it may be looked at, or
 * given up for the paper as it is now.
 * @param buang gives up what is kept of it on this device.
 */
export async function tawarkanMuatUlang(
  kind: Kind,
  nomor: string,
  error: ProblemError,
  buang: () => void,
): Promise<void> {
  const ya = await confirm({
    title: text('penjualan.judul_ubah', { nomor }),
    message: `${problemText(error)} ${text('dokumen.muat_ulang_pesan')}`,
    yes: text('umum.muat_ulang'),
    danger: true,
  });
  if (!ya) return;
  buang();
  await queryClient.resetQueries({ queryKey: kunciUbah(kind, nomor) });
}
