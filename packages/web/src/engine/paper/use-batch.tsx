import { useState } from 'react';
import type { Dec } from '@kilau/contract/core/dec.ts';
import { formatRupiah } from '@kilau/contract/core/format.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { problemText, reportProblem } from '../../platform/report-problem.ts';
import { confirm, openDialog } from '../../ui/dialog/dialogs.ts';
import { runBatch } from '../../ui/dialog/progress.ts';
import { success, toast } from '../../ui/dialog/toasts.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { text, useT } from '../../ui/text.ts';
import css from './paper.module.css';
import { paperCalls, usePapersChanged, type BatchResult } from './paper-calls.ts';
import { deedWord } from './paper-words.ts';

/** So many go to the server at once: often enough for the progress to move, seldom enough not to be slow. */
const AT_ONCE = 10;
const FAILED = 'GAGAL';

/** The list cut into parts of at most `size`. */
const parts = <T,>(list: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) => list.slice(index * size, (index + 1) * size));

/**
 * Does a deed to many papers, all or nothing each, and answers what became of every number. Many go behind the progress
 * dialog; those that were not begun when it was cancelled are left out of the answer.
 */
async function doMany(kind: Kind, deed: string, nomor: readonly string[]): Promise<readonly BatchResult[]> {
  const one = async (part: readonly string[]) => (await paperCalls.doMany(kind, deed, part)).hasil;
  if (nomor.length <= AT_ONCE) return one(nomor);
  const { done, failed } = await runBatch(parts(nomor, AT_ONCE), one, {
    title: deedWord(text, kind, deed),
    label: (part) => part[0] ?? '',
    size: (part) => part.length,
  });
  return [
    ...done.flatMap(({ answer }) => answer),
    // No answer for a whole part: whether it was done shows in the list, which is read again.
    ...failed.flatMap(({ item, error }) =>
      item.map((own) => ({ nomor: own, status: FAILED, message: problemText(error) })),
    ),
  ];
}

/** What became of each number: refused ones with the reason. */
function Results({ hasil, onClose }: { readonly hasil: readonly BatchResult[]; readonly onClose: () => void }) {
  const t = useT();
  return (
    <>
      <ul className={css.result}>
        {hasil.map(({ nomor, status, message }) => (
          <li key={nomor}>
            <Chip tone={status === FAILED ? 'bad' : 'good'}>{status}</Chip>
            <strong>{nomor}</strong>
            <span>{message}</span>
          </li>
        ))}
      </ul>
      <div className={css.buttons}>
        <ActionButton onClick={onClose} data-autofocus>
          {t('umum.tutup')}
        </ActionButton>
      </div>
    </>
  );
}

/** Does a deed to what is ticked, after its grand total was confirmed, and tells what became of each number. */
export function useBatch(kind: Kind, deed: string, onDone: () => void) {
  const t = useT();
  const changed = usePapersChanged(kind);
  const [busy, setBusy] = useState(false);
  const word = deedWord(t, kind, deed);
  const carryOut = async (nomor: readonly string[]) => {
    setBusy(true);
    try {
      const hasil = await doMany(kind, deed, nomor);
      onDone();
      const [first] = hasil;
      if (hasil.length === 1 && first && first.status !== FAILED) {
        success(t('dokumen.selesai', { perbuatan: word, nomor: first.nomor }));
      } else if (hasil.length > 0) {
        const done = hasil.filter(({ status }) => status !== FAILED).length;
        openDialog({
          title: t('dokumen.hasil', { berhasil: done, jumlah: hasil.length }),
          size: 'M',
          content: (close) => <Results hasil={hasil} onClose={close} />,
        });
      }
    } catch (error) {
      reportProblem(error);
    } finally {
      setBusy(false);
      await changed();
    }
  };
  const run = async (nomor: readonly string[], total: Dec) => {
    if (busy) return;
    if (nomor.length === 0) {
      toast(t('penjualan.pilih_dulu'));
      return;
    }
    const message = t('dokumen.yakin', { perbuatan: word, jumlah: nomor.length, total: formatRupiah(total) });
    if (await confirm({ title: word, message, yes: word, no: t('umum.batal') })) await carryOut(nomor);
  };
  return { busy, run };
}
