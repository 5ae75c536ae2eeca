import { useState } from 'react';
import { formatRupiah } from '@kilau/contract/core/format.ts';
import type { Dec } from '@kilau/contract/core/dec.ts';
import { reportProblem } from '../../../platform/report-problem.ts';
import { confirm, openDialog } from '../../../ui/dialog/dialogs.ts';
import { success, toast } from '../../../ui/dialog/toasts.ts';
import { useT } from '../../../ui/text.ts';
import { lihatNota } from '../nota.ts';
import { usePenjualanBerubah } from '../panggilan.ts';
import { ValidationResult } from './ValidationResult.tsx';
import { validasiBanyak } from './validasi-banyak.ts';

/** Validates what is ticked, after its grand total was confirmed, and shows what became of each number. */
export function useValidasi(onDone: () => void) {
  const t = useT();
  const berubah = usePenjualanBerubah();
  const [busy, setBusy] = useState(false);
  const jalankan = async (nomor: readonly string[]) => {
    setBusy(true);
    try {
      const hasil = await validasiBanyak(nomor);
      onDone();
      const [pertama] = hasil;
      if (hasil.length === 1 && pertama?.status === 'DONE') {
        success(t('penjualan.tervalidasi', { nomor: pertama.nomor }));
        void lihatNota(pertama.nomor);
      } else if (hasil.length > 0) {
        openDialog({
          title: t('penjualan.hasil_judul'),
          size: 'M',
          content: (close) => <ValidationResult hasil={hasil} onClose={close} />,
        });
      }
    } catch (error) {
      reportProblem(error);
    } finally {
      setBusy(false);
      await berubah();
    }
  };
  const validasi = async (nomor: readonly string[], total: Dec) => {
    if (busy) return;
    if (nomor.length === 0) {
      toast(t('penjualan.pilih_dulu'));
      return;
    }
    const message = t('penjualan.yakin_validasi', { jumlah: nomor.length, total: formatRupiah(total) });
    if (await confirm({ title: t('penjualan.validasi'), message, yes: t('penjualan.validasi'), no: t('umum.batal') })) {
      await jalankan(nomor);
    }
  };
  return { busy, validasi };
}
