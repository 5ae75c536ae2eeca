import { openDialog } from '../../ui/dialog/dialogs.ts';
import { text } from '../../ui/text.ts';
import { PelangganForm } from './PelangganForm.tsx';
import type { PelangganDraft } from './pelanggan-draft.ts';

/** Asks for what is to be known of a new customer, as a member or for this paper only; nothing when it was closed. */
export const isiPelanggan = (awal: PelangganDraft): Promise<PelangganDraft | undefined> =>
  new Promise((resolve) => {
    let answer: PelangganDraft | undefined;
    openDialog({
      title: text(awal.jenis === 'MEMBER' ? 'penjualan.member_baru' : 'penjualan.bukan_member'),
      onClosed: () => resolve(answer),
      content: (close) => (
        <PelangganForm
          awal={awal}
          onDone={(pelanggan) => {
            answer = pelanggan;
            close();
          }}
          onClose={close}
        />
      ),
    });
  });
