import { openDialog } from '../../ui/dialog/dialogs.ts';
import { text } from '../../ui/text.ts';
import type { Izin, Permintaan } from './permintaan.ts';

/** The dialog is on its way: what is asked for a second time by then, by an impatient hand, would lie over it. */
let fetching = false;

/**
 * Asks a supervisor or owner for several approvals in one go. Nothing when the dialog was closed. @param onRefused told
 * what was said to whoever tried and may not.
 */
export async function mintaSemua(
  permintaan: readonly Permintaan[],
  onRefused?: (pesan: string) => void,
): Promise<readonly Izin[] | undefined> {
  if (fetching) return undefined;
  fetching = true;
  const { OtorisasiDialog } = await import('./OtorisasiDialog.tsx').finally(() => {
    fetching = false;
  });
  return new Promise((resolve) => {
    let answer: readonly Izin[] | undefined;
    openDialog({
      title: text('otorisasi.judul'),
      size: 'P',
      onClosed: () => resolve(answer),
      content: (close) => (
        <OtorisasiDialog
          permintaan={permintaan}
          onGranted={(izin) => {
            answer = izin;
          }}
          {...(onRefused && { onRefused })}
          onClose={close}
        />
      ),
    });
  });
}

/** Asks for one approval and answers its id; nothing when the dialog was closed. */
export async function minta(permintaan: Permintaan): Promise<string | undefined> {
  const izin = await mintaSemua([permintaan]);
  return izin?.[0]?.id;
}

const otorisasi = { minta, mintaSemua } as const;

/** Approvals as a component asks for them. */
export const useOtorisasi = (): typeof otorisasi => otorisasi;
