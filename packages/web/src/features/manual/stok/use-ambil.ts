import { useCallback, useRef, useState } from 'react';
import type { Kind } from '@kilau/contract/core/kind.ts';
import type { ManualTersimpan, StokManual } from '@kilau/contract/features/manual/stok.wire.ts';
import type { RingkasanBaris } from '../../../engine/approval/permintaan.ts';
import { useFormat } from '../../../engine/cells/FieldCell.tsx';
import { askedFields } from '../../../engine/paper/asked-fields.ts';
import { usePapersChanged } from '../../../engine/paper/paper-calls.ts';
import { useDraft } from '../../../platform/drafts.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { reportProblem } from '../../../platform/report-problem.ts';
import { useKirim } from '../../../trade/dokumen/use-kirim.ts';
import { focusFirstError } from '../../../ui/form/enter-next.ts';
import { useT } from '../../../ui/text.ts';

type Isian = Readonly<Record<string, string>>;
type Salah = Readonly<Record<string, string>>;

/** What is being put together: the head's fields and its lines. */
interface Kumpulan<H extends Isian, B> {
  readonly isi: H;
  readonly barang: readonly B[];
}

/** A stock row of which something is taken; the weight stays the text that was typed. */
export interface BarisAmbil extends Pick<
  StokManual,
  'kode_gudang' | 'kode_baki' | 'kode_group' | 'kode_dept' | 'nama_dept' | 'kadar'
> {
  readonly qty: number;
  readonly berat: string;
}

interface Kertas<H extends Isian, B> {
  readonly kind: Kind;
  /** What the page is called. */
  readonly judul: string;
  /** The head before anything was entered. */
  readonly awal: H;
  /** Tells lines apart; a line with the key of another one takes its place. */
  readonly kunci: (baris: B) => string;
  /** What an approver sees of the lines before they are told one by one. */
  readonly ringkasan?: (barang: readonly B[]) => readonly RingkasanBaris[];
  readonly onSaved: (dokumen: ManualTersimpan) => void;
}

/**
 * A paper of manual items that is put together line by line: kept through reload and crash, sent until the server has
 * answered, with the approval that it wants.
 */
export function useKumpulan<H extends Isian, B>({ kind, judul, awal, kunci, ringkasan, onSaved }: Kertas<H, B>) {
  const t = useT();
  const format = useFormat();
  const changed = usePapersChanged(kind);
  const { found, key, keep, clear, savedAt } = useDraft<Kumpulan<H, B>>(kind.base);
  const [kumpulan, setKumpulan] = useState<Kumpulan<H, B>>(() => found?.value ?? { isi: awal, barang: [] });
  const [salah, setSalah] = useState<Salah>({});
  const now = useRef(kumpulan);
  const change = useCallback(
    (next: Kumpulan<H, B>) => {
      now.current = next;
      setSalah({});
      setKumpulan(next);
      keep(next);
    },
    [keep],
  );
  const setIsi = useCallback(
    (part: Partial<H>) => change({ ...now.current, isi: { ...now.current.isi, ...part } }),
    [change],
  );
  const pasang = useCallback(
    (baris: B) => {
      const { isi, barang } = now.current;
      const at = barang.findIndex((row) => kunci(row) === kunci(baris));
      change({ isi, barang: at < 0 ? [...barang, baris] : barang.with(at, baris) });
    },
    [change, kunci],
  );
  const lepas = useCallback(
    (yang: string) => change({ ...now.current, barang: now.current.barang.filter((baris) => kunci(baris) !== yang) }),
    [change, kunci],
  );
  /** Says what is wrong with the head, and puts the caret there. */
  const tolak = useCallback((yang: Salah) => {
    setSalah(yang);
    focusFirstError(document.body);
  }, []);
  /** Begins anew. */
  const mulai = useCallback(() => {
    clear();
    now.current = { isi: awal, barang: [] };
    setKumpulan(now.current);
    setSalah({});
  }, [clear, awal]);
  const { kirim, sibuk } = useKirim<ManualTersimpan>(
    key,
    (dokumen) => {
      mulai();
      onSaved(dokumen);
      void changed();
    },
    (error) => {
      if (error instanceof ProblemError) {
        // The key was used for what is on the server already: the list goes on under another one.
        if (error.code === 'kunci_dipakai_isi_lain') clear();
        setSalah(error.fields);
      }
      reportProblem(error);
    },
    { judul, about: ringkasan?.(kumpulan.barang), fields: askedFields(kind), t, format },
  );
  /** Sends the paper. @param barang its lines as the server wants them. */
  const simpan = (barang: readonly object[] = now.current.barang as readonly object[]) =>
    void kirim({ key, path: kind.base, body: { ...now.current.isi, barang }, label: judul });
  return { ...kumpulan, savedAt, salah, tolak, setIsi, pasang, lepas, mulai, simpan, sibuk };
}
