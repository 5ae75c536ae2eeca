import { useRef, useState } from 'react';
import { formatDate } from '@kilau/contract/core/format.ts';
import { text } from '@kilau/contract/core/field.ts';
import { IZIN_BUKA, IZIN_TUTUP } from '@kilau/contract/features/tutup/approvals.ts';
import { bolehBerikut } from '@kilau/contract/features/tutup/hari-berikut.calc.ts';
import { menahan } from '@kilau/contract/features/tutup/periksa.ts';
import type { PeriksaHari } from '@kilau/contract/features/tutup/tutup.wire.ts';
import { useFormat } from '../../engine/cells/FieldCell.tsx';
import { withApproval } from '../../engine/paper/with-approval.ts';
import { api, newKey } from '../../platform/api.ts';
import { ConnectionError } from '../../platform/problem-error.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { confirm } from '../../ui/dialog/dialogs.ts';
import { success } from '../../ui/dialog/toasts.ts';
import { useT } from '../../ui/text.ts';
import { useHariBaru, useSegarkan } from './panggilan.ts';

interface Ditutup {
  readonly tgl: string;
  readonly tgl_berikut: string;
  readonly akun: number;
}

/** Where an approver sees what he agrees to, in words. */
const FIELDS = { ...IZIN_TUTUP.nilai, ...IZIN_BUKA.nilai, alasan: text({ max: 200 }) };

/** The day with the one that was chosen to follow; that counts for the day it was chosen on. */
export function useBerikut(asked: PeriksaHari | undefined) {
  const [pilihan, setBerikut] = useState('');
  const berikut = asked !== undefined && bolehBerikut(asked.tgl, pilihan) ? pilihan : '';
  const hari = asked && { ...asked, ...(berikut !== '' && { tgl_berikut: berikut }) };
  return { hari, berikut, setBerikut };
}

/** What is being done to a day, if anything. */
export type Sibuk = 'tutup' | 'buka' | undefined;

/**
 * Closing the day and opening it again; each answers whether it is done. The key stays the same until it was answered,
 * so that a lost answer closes one day only.
 * @param berikut the day that is to follow; empty for the usual one.
 */
export function useTutup(hari: PeriksaHari | undefined, berikut: string) {
  const t = useT();
  const format = useFormat();
  const segarkan = useSegarkan();
  const hariBaru = useHariBaru();
  const key = useRef(newKey());
  const [sibuk, setSibuk] = useState<Sibuk>();
  const run = async (apa: Sibuk, work: () => Promise<boolean>): Promise<boolean> => {
    if (sibuk) return false;
    setSibuk(apa);
    try {
      return await work();
    } catch (error) {
      reportProblem(error);
      if (!(error instanceof ConnectionError)) key.current = newKey();
      await segarkan();
      return false;
    } finally {
      setSibuk(undefined);
    }
  };
  const kirim = async (lain: Readonly<Record<string, unknown>>) => {
    const isi = { ...lain, ...(berikut !== '' && { tgl_berikut: berikut }) };
    const ditutup = await withApproval(
      (otorisasi) => api.post<Ditutup>('tutup-toko', { ...isi, ...(otorisasi && { otorisasi }) }, { key: key.current }),
      { judul: t.of('page.tutup-toko'), fields: FIELDS, t, format },
    );
    if (!ditutup) return false;
    key.current = newKey();
    const { tgl, tgl_berikut, akun } = ditutup;
    success(t('tutup.berhasil_isi', { tgl: formatDate(tgl), berikut: formatDate(tgl_berikut), akun }));
    await hariBaru();
    return true;
  };
  const tutup = async () => {
    if (!hari || menahan(hari.periksa).length > 0) return;
    const tgl = formatDate(hari.tgl);
    const sesudah = formatDate(hari.tgl_berikut);
    const yes = await confirm({
      title: t('tutup.tanya', { tgl }),
      message: t('tutup.tanya_isi', { tgl, berikut: sesudah }),
      yes: t('tutup.tombol', { tgl }),
      no: t('umum.batal'),
    });
    if (yes) await run('tutup', () => kirim({}));
  };
  /** In spite of what is not in order, for a reason that the owner agrees to. */
  const tutupDenganCatatan = (alasan: string) => run('tutup', () => kirim({ alasan }));
  const buka = (alasan: string) =>
    run('buka', async () => {
      const dibuka = await withApproval(
        (otorisasi) =>
          api.post<{ readonly tgl: string }>(
            'tutup-toko/buka',
            { alasan, ...(otorisasi && { otorisasi }) },
            { key: key.current },
          ),
        { judul: t.of('page.tutup-toko'), fields: FIELDS, t, format },
      );
      if (!dibuka) return false;
      key.current = newKey();
      success(t('tutup.dibuka', { tgl: formatDate(dibuka.tgl) }));
      await hariBaru();
      return true;
    });
  return { sibuk, tutup, tutupDenganCatatan, buka };
}
