import { useRef, useState } from 'react';
import { terimaUang } from '@kilau/contract/features/uang/terima-uang.kind.ts';
import { usePapersChanged } from '../../../engine/paper/paper-calls.ts';
import { api, newKey } from '../../../platform/api.ts';
import { beep } from '../../../platform/beep.ts';
import { ConnectionError, ProblemError } from '../../../platform/problem-error.ts';
import { problemText, reportProblem } from '../../../platform/report-problem.ts';
import { success } from '../../../ui/dialog/toasts.ts';
import { useT } from '../../../ui/text.ts';
import { cari, useSegarkan, type Kiriman } from './panggilan.ts';

/** Money that was looked up, and the key of its receipt: it stays until that was answered. */
interface Ditemukan {
  readonly kiriman: Kiriman;
  readonly key: string;
}

/**
 * Looks money up by its reference and receives it.
 * @param onSelesai after a receipt: the hand goes back to the number.
 */
export function useTerima(onSelesai: () => void) {
  const t = useT();
  const segarkan = useSegarkan();
  const changed = usePapersChanged(terimaUang);
  const [nomor, setNomor] = useState('');
  const [salah, setSalah] = useState('');
  const [ada, setAda] = useState<Ditemukan>();
  const [sibuk, setSibuk] = useState(false);
  /** What was asked last: an answer about another number, or about one that was typed over, is nobody's any more. */
  const ditanya = useRef(0);
  const ketik = (next: string) => {
    ditanya.current += 1;
    setNomor(next);
    setSalah('');
    setAda(undefined);
  };
  const lihat = async (dicari: string) => {
    const bersih = dicari.trim();
    ditanya.current += 1;
    const ke = ditanya.current;
    setNomor(bersih);
    setAda(undefined);
    if (bersih === '') {
      setSalah(t('terima_uang.wajib'));
      return;
    }
    setSalah('');
    try {
      const kiriman = await cari(bersih);
      if (ke === ditanya.current) setAda({ kiriman, key: newKey() });
    } catch (error) {
      if (ke !== ditanya.current) return;
      beep('error');
      const none = error instanceof ProblemError && error.status === 404;
      setSalah(none ? t('terima_uang.tidak_ditemukan') : problemText(error));
    }
  };
  const terima = async () => {
    if (!ada || sibuk) return;
    const { kiriman, key } = ada;
    setSibuk(true);
    try {
      const made = await api.put<{ readonly nomor: string }>(
        `kirim-uang/${encodeURIComponent(kiriman.nomor_referensi)}/reception`,
        { jumlah: kiriman.jumlah_rp },
        { key },
      );
      beep('ok');
      success(t('terima_uang.berhasil', { nomor: made.nomor }));
      ketik('');
      onSelesai();
    } catch (error) {
      beep('error');
      reportProblem(error, t('terima_uang.gagal'));
      // Somebody else was first, or it went back: what is shown is no longer so.
      if (!(error instanceof ConnectionError)) await lihat(kiriman.nomor_referensi);
    } finally {
      setSibuk(false);
      await segarkan();
      await changed();
    }
  };
  return { nomor, salah, kiriman: ada?.kiriman, sibuk, ketik, lihat, terima };
}
