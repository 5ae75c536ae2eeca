import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Dec } from '@kilau/contract/core/dec.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { problemText, reportProblem } from '../../platform/report-problem.ts';
import { confirm, openDialog } from '../../ui/dialog/dialogs.ts';
import { runBatch } from '../../ui/dialog/progress.ts';
import { success, toast } from '../../ui/dialog/toasts.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { inOrOut } from '../../ui/signed.ts';
import { text, useT } from '../../ui/text.ts';
import css from './paper.module.css';
import { paperCalls, type BatchResult, type PaperRow } from './paper-calls.ts';
import { papersChanged } from './paper-keys.ts';
import { showPrint } from './paper-print.ts';
import { bringsPaper } from './printable.ts';

/** So many go to the server at once: often enough for the progress to move, seldom enough not to be slow. */
const AT_ONCE = 10;
const FAILED = 'GAGAL';

/** A deed that may be done to many papers of a kind at once. */
export interface BatchDeed {
  readonly kind: Kind;
  readonly name: string;
}
/** Papers that go to the server with one call. */
interface Part extends BatchDeed {
  readonly nomor: readonly string[];
}
/** What became of one of many, and its paper where the deed brings one. */
interface Outcome extends BatchResult {
  readonly print?: () => void;
}

/** Papers in parts, each of one kind and small enough for the progress to move. */
const parts = (deeds: readonly BatchDeed[], rows: readonly PaperRow[]): readonly Part[] =>
  deeds.flatMap((deed) => {
    const nomor = rows.filter(({ kertas }) => kertas === deed.kind.key).map((row) => row.nomor);
    return Array.from({ length: Math.ceil(nomor.length / AT_ONCE) }, (_, index) => ({
      ...deed,
      nomor: nomor.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
    }));
  });

async function doPart({ kind, name, nomor }: Part): Promise<readonly Outcome[]> {
  const { hasil } = await paperCalls.doMany(kind, name, nomor);
  return hasil.map((one) =>
    one.status !== FAILED && bringsPaper(kind, name) ? { ...one, print: () => void showPrint(kind, one.nomor) } : one,
  );
}

/**
 * Does a deed to many papers, all or nothing each, and answers what became of every number. Many go behind the progress
 * dialog; those that were not begun when it was cancelled are left out of the answer.
 */
async function doMany(word: string, all: readonly Part[], count: number): Promise<readonly Outcome[]> {
  if (count <= AT_ONCE) {
    const outcomes: Outcome[] = [];
    for (const part of all) outcomes.push(...(await doPart(part)));
    return outcomes;
  }
  const { done, failed } = await runBatch(all, doPart, {
    title: word,
    label: ({ nomor }) => nomor[0] ?? '',
    size: ({ nomor }) => nomor.length,
  });
  return [
    ...done.flatMap(({ answer }) => answer),
    // No answer for a whole part: whether it was done shows in the list, which is read again.
    ...failed.flatMap(({ item, error }) =>
      item.nomor.map((own) => ({ nomor: own, status: FAILED, message: problemText(error) })),
    ),
  ];
}

/** What became of each number: refused ones with the reason, done ones with their paper. */
function Results({ hasil, onClose }: { readonly hasil: readonly Outcome[]; readonly onClose: () => void }) {
  const t = useT();
  const first = hasil.findIndex(({ print }) => print !== undefined);
  return (
    <>
      <ul className={css.result}>
        {hasil.map(({ nomor, status, message, print }, index) => (
          <li key={nomor}>
            <Chip tone={status === FAILED ? 'bad' : 'good'}>{status}</Chip>
            <strong>{nomor}</strong>
            <span>{message}</span>
            {print ? (
              <ActionButton size="compact-sm" data-autofocus={index === first} onClick={print}>
                {t('dokumen.lihat_bukti')}
              </ActionButton>
            ) : null}
          </li>
        ))}
      </ul>
      <div className={css.buttons}>
        <ActionButton onClick={onClose} data-autofocus={first < 0}>
          {t('umum.tutup')}
        </ActionButton>
      </div>
    </>
  );
}

/** Tells what became of them: of a single one in a line and with its paper, of several in a list. */
function tell(word: string, hasil: readonly Outcome[]): void {
  const [first] = hasil;
  if (hasil.length === 1 && first && first.status !== FAILED) {
    success(text('dokumen.selesai', { perbuatan: word, nomor: first.nomor }));
    first.print?.();
  } else if (hasil.length > 0) {
    const done = hasil.filter(({ status }) => status !== FAILED).length;
    openDialog({
      title: text('dokumen.hasil', { berhasil: done, jumlah: hasil.length }),
      size: 'M',
      content: (close) => <Results hasil={hasil} onClose={close} />,
    });
  }
}

/** Does deeds to what is ticked, after its grand total was confirmed, and tells what became of each number. */
export function useBatch(deeds: readonly BatchDeed[], word: string, onDone: () => void) {
  const t = useT();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const carryOut = async (rows: readonly PaperRow[]) => {
    setBusy(true);
    try {
      const hasil = await doMany(word, parts(deeds, rows), rows.length);
      onDone();
      tell(word, hasil);
    } catch (error) {
      reportProblem(error);
    } finally {
      setBusy(false);
      await Promise.all(deeds.map(({ kind }) => papersChanged(client, kind)));
    }
  };
  const run = async (rows: readonly PaperRow[], total: Dec) => {
    if (busy) return;
    if (rows.length === 0) {
      toast(t('penjualan.pilih_dulu'));
      return;
    }
    const message = t('dokumen.yakin', { perbuatan: word, jumlah: rows.length, total: inOrOut(t, total) });
    if (await confirm({ title: word, message, yes: word, no: t('umum.batal') })) await carryOut(rows);
  };
  return { busy, run };
}
