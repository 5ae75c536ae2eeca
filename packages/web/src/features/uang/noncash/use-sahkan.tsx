import { useState } from 'react';
import { formatRupiah } from '@kilau/contract/core/format.ts';
import type { HasilNonCash } from '@kilau/contract/features/uang/non-cash.wire.ts';
import { newKey } from '../../../platform/api.ts';
import { reportProblem } from '../../../platform/report-problem.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { BlockRow, BlockRows } from '../../../ui/Block.tsx';
import { confirm, openDialog } from '../../../ui/dialog/dialogs.ts';
import { success } from '../../../ui/dialog/toasts.ts';
import { ButtonRow } from '../../../ui/Rows.tsx';
import { text, useT } from '../../../ui/text.ts';
import { barisKey, sahkan, useSegarkan, type Baris } from './panggilan.ts';

/** So many go with one call. */
const SEKALI = 200;

/** Those that could not be confirmed, each with the reason. */
const tunjukkan = (gagal: readonly HasilNonCash[]) =>
  openDialog({
    title: text('non_cash.gagal', { jumlah: gagal.length }),
    content: (close) => (
      <>
        <BlockRows>
          {gagal.map((row) => (
            <BlockRow key={barisKey(row)} icon="warn" tone="bad" first={row.no_dokumen} second={row.message} />
          ))}
        </BlockRows>
        <ButtonRow>
          <ActionButton data-autofocus onClick={close}>
            {text('umum.tutup')}
          </ActionButton>
        </ButtonRow>
      </>
    ),
  });

/** Confirms what is ticked, after a question about the total. @param onSelesai nothing is ticked any more. */
export function useSahkan(onSelesai: () => void) {
  const t = useT();
  const segarkan = useSegarkan();
  const [sibuk, setSibuk] = useState(false);
  const jalankan = async (rows: readonly Baris[]) => {
    setSibuk(true);
    try {
      const hasil: HasilNonCash[] = [];
      for (let at = 0; at < rows.length; at += SEKALI) {
        hasil.push(...(await sahkan(rows.slice(at, at + SEKALI), newKey())).hasil);
      }
      const gagal = hasil.filter(({ status }) => status === 'GAGAL');
      if (gagal.length < hasil.length) success(t('non_cash.tersahkan', { jumlah: hasil.length - gagal.length }));
      if (gagal.length > 0) tunjukkan(gagal);
      onSelesai();
    } catch (error) {
      reportProblem(error);
    } finally {
      setSibuk(false);
      await segarkan();
    }
  };
  const tanya = async (rows: readonly Baris[]) => {
    if (sibuk || rows.length === 0) return;
    const rupiah = formatRupiah(rows.reduce((sum, { seharusnya }) => sum + seharusnya, 0));
    const yes = await confirm({
      title: t.of('page.validasi-non-cash'),
      message: t('non_cash.tanya', { jumlah: rows.length, rupiah }),
      yes: t('non_cash.sahkan', { jumlah: rows.length, rupiah }),
      no: t('umum.batal'),
    });
    if (yes) await jalankan(rows);
  };
  return { sibuk, tanya };
}
