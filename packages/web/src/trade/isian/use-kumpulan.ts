import { useCallback, useRef, useState } from 'react';
import { api } from '../../platform/api.ts';
import { wantsApproval } from '../../engine/paper/with-approval.ts';
import { useDraft } from '../../platform/drafts.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { useKirim } from '../dokumen/use-kirim.ts';
import { focusFirstError } from '../../ui/form/enter-next.ts';
import { usePindai, type BarangPindai } from './use-pindai.ts';

type Isian = Readonly<Record<string, string>>;
/** What is being put together: the head's fields, and the pieces that were scanned, the newest first. */
interface Kumpulan<H extends Isian> {
  readonly isi: H;
  readonly barang: readonly BarangPindai[];
}
type Salah = Readonly<Record<string, string>>;

/** What is being put together, with its draft; what changes it finds the newest state also after a wait. */
function useIsiKumpulan<H extends Isian>(page: string, awal: H) {
  const { found, key, keep, clear, savedAt } = useDraft<Kumpulan<H>>(page);
  const [kumpulan, setKumpulan] = useState<Kumpulan<H>>(() => found?.value ?? { isi: awal, barang: [] });
  const nowRef = useRef(kumpulan);
  const change = useCallback(
    (next: Kumpulan<H>) => {
      nowRef.current = next;
      setKumpulan(next);
      keep(next);
    },
    [keep],
  );
  /** Lets go of everything, the draft too. */
  const kosongkan = useCallback(
    (isi: H) => {
      clear();
      nowRef.current = { isi, barang: [] };
      setKumpulan(nowRef.current);
    },
    [clear],
  );
  return { kumpulan, nowRef, change, kosongkan, key, clear, savedAt };
}

/** The pieces: scanned one after the other, taken off again, and put back. */
function useBarang<H extends Isian>(
  change: (next: Kumpulan<H>) => void,
  nowRef: { readonly current: Kumpulan<H> },
  cari: string,
) {
  const [dihapus, setDihapus] = useState<string>();
  const lepas = useCallback(
    (kode: string) => {
      change({ ...nowRef.current, barang: nowRef.current.barang.filter((barang) => barang.kode_barcode !== kode) });
      setDihapus(kode);
    },
    [change, nowRef],
  );
  const ada = useCallback(
    (kode: string) => nowRef.current.barang.some((barang) => barang.kode_barcode === kode),
    [nowRef],
  );
  const masuk = useCallback(
    (barang: BarangPindai) => {
      change({ ...nowRef.current, barang: [barang, ...nowRef.current.barang] });
      setDihapus((kode) => (kode === barang.kode_barcode ? undefined : kode));
    },
    [change, nowRef],
  );
  const tanya = useCallback(
    async (kode: string) => [await api.get<BarangPindai>(`${cari}/${encodeURIComponent(kode)}`)],
    [cari],
  );
  const { ditolak, setDitolak, pindai, jejak } = usePindai(ada, masuk, tanya);
  /** What the field for codes shows and does beside taking codes. */
  const isian = {
    ditolak,
    jejak,
    dihapus,
    /** Looked up again: what was taken off meanwhile may have gone elsewhere. */
    onKembali: () => dihapus !== undefined && void pindai(dihapus),
    onKetik: () => setDitolak(undefined),
    onPindai: (kode: string) => void pindai(kode),
    onBanyak: (kode: readonly string[]) => kode.forEach((kode_barcode) => void pindai(kode_barcode)),
    /** Del in the empty field takes the newest off. */
    onTombol: (key: string) => {
      const [terbaru] = nowRef.current.barang;
      if (key !== 'Delete' || !terbaru) return false;
      lepas(terbaru.kode_barcode);
      return true;
    },
  };
  const lupakan = useCallback(() => {
    setDitolak(undefined);
    setDihapus(undefined);
  }, [setDitolak]);
  return { lepas, pindai, isian, lupakan };
}

/** Sends once more what was refused for want of an approval, if one is given. */
async function denganIzin(
  setuju: (error: ProblemError) => Promise<string | undefined>,
  error: ProblemError,
  ulang: (more: Readonly<Record<string, unknown>>) => void,
): Promise<void> {
  const otorisasi = await setuju(error);
  if (otorisasi !== undefined) ulang({ otorisasi });
}

/**
 * Scanned pieces with a head, kept through reload and crash, sent until the server has answered.
 * @param setuju asks for the approval that a refusal names, of papers that take one.
 * @param cari the call that a scan asks for its piece.
 */
export function useKumpulan<H extends Isian, D>(
  page: string,
  awal: H,
  onSaved: (dokumen: D) => void,
  setuju?: (error: ProblemError) => Promise<string | undefined>,
  cari = 'barang/get/tersedia',
) {
  const { kumpulan, nowRef, change, kosongkan, key, clear, savedAt } = useIsiKumpulan(page, awal);
  const [salah, setSalah] = useState<Salah>({});

  /** Says what is wrong with the head, and puts the caret there. */
  const tolak = useCallback((yang: Salah) => {
    setSalah(yang);
    focusFirstError(document.body);
  }, []);

  const setIsi = useCallback(
    (part: Partial<H>) => {
      setSalah({});
      change({ ...nowRef.current, isi: { ...nowRef.current.isi, ...part } });
    },
    [change, nowRef],
  );
  const { lepas, pindai, isian, lupakan } = useBarang(change, nowRef, cari);

  /** Begins anew; what was chosen for the head stays unless told otherwise. */
  const mulai = useCallback(
    (isi: H) => {
      kosongkan(isi);
      lupakan();
      setSalah({});
    },
    [kosongkan, lupakan],
  );

  const { kirim, sibuk } = useKirim<D>(
    key,
    (dokumen) => {
      mulai(awal);
      onSaved(dokumen);
    },
    (error, ulang) => {
      if (setuju && wantsApproval(error)) {
        void denganIzin(setuju, error, ulang);
        return;
      }
      if (error instanceof ProblemError) {
        // The key was used for what is on the server already: the list goes on under another one.
        if (error.code === 'kunci_dipakai_isi_lain') clear();
        setSalah(error.fields);
      }
      reportProblem(error);
    },
  );
  return { ...kumpulan, savedAt, key, isian, salah, tolak, setIsi, lepas, pindai, mulai, kirim, sibuk };
}
