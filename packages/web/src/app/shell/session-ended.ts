import { endSession } from '../../platform/api.ts';
import { session } from '../../platform/session.ts';
import { openDialog } from '../../ui/dialog/dialogs.ts';
import { text } from '../../ui/text.ts';

/** Why a session is over, as its user is told. */
function whyEnded(alasan: string | undefined): string {
  if (alasan === 'JAM_AKSES') return text('jam.habis');
  if (alasan === 'TUTUP_TOKO') return text('tutup.sesi');
  return text(alasan === 'DIAMBIL_ALIH' ? 'dialog.sesi_diambil_alih' : 'dialog.sesi_berakhir_isi');
}

/**
 * This login was ended elsewhere, or its hours are over: says so, and there is only the way back to the entry. Whoever
 * logs in meanwhile, in another tab, takes this one along: what is over is no news to him.
 */
export function sessionEnded({ alasan }: { readonly alasan?: string }): void {
  const ended = session.token();
  const why = whyEnded(alasan);
  const { close } = openDialog({
    title: text('dialog.sesi_berakhir'),
    stays: true,
    content: () => why,
    onClosed: () => {
      unheard();
      endSession(ended);
    },
  });
  const unheard = session.subscribe(() => {
    const now = session.token();
    if (now !== undefined && now !== ended) close();
  });
}
