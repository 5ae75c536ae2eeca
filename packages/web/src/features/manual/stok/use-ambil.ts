import { useCallback } from 'react';
import type { Kind } from '@kilau/contract/core/kind.ts';
import type { ManualTersimpan, StokManual } from '@kilau/contract/features/manual/stok.wire.ts';
import type { RingkasanBaris } from '../../../engine/approval/permintaan.ts';
import { useFormat } from '../../../engine/cells/FieldCell.tsx';
import { askedFields } from '../../../engine/paper/asked-fields.ts';
import { usePapersChanged } from '../../../engine/paper/paper-calls.ts';
import type { Salah } from '../../../trade/dokumen/salah.ts';
import { useIsian } from '../../../trade/isian/use-isian.ts';
import { focusFirstError } from '../../../ui/form/enter-next.ts';
import { useT } from '../../../ui/text.ts';

type Isian = Readonly<Record<string, string>>;

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
  const {
    isi: kumpulan,
    now,
    ubah,
    salah,
    setSalah,
    mulai,
    sibuk,
    savedAt,
    ...form
  } = useIsian<Kumpulan<H, B>, ManualTersimpan>({
    page: kind.base,
    kosong: () => ({ isi: awal, barang: [] }),
    onSaved: (dokumen) => {
      onSaved(dokumen);
      void changed();
    },
    asking: ({ barang }) => ({ judul, about: ringkasan?.(barang), fields: askedFields(kind), t, format }),
  });
  const setIsi = useCallback((part: Partial<H>) => ubah({ isi: { ...now.current.isi, ...part } }), [ubah, now]);
  const pasang = useCallback(
    (baris: B) => {
      const { barang } = now.current;
      const at = barang.findIndex((row) => kunci(row) === kunci(baris));
      ubah({ barang: at < 0 ? [...barang, baris] : barang.with(at, baris) });
    },
    [ubah, now, kunci],
  );
  const lepas = useCallback(
    (yang: string) => ubah({ barang: now.current.barang.filter((baris) => kunci(baris) !== yang) }),
    [ubah, now, kunci],
  );
  /** Says what is wrong with the head, and puts the caret there. */
  const tolak = useCallback(
    (yang: Salah) => {
      setSalah(yang);
      focusFirstError(document.body);
    },
    [setSalah],
  );
  /** Sends the paper. @param barang its lines as the server wants them. */
  const simpan = (barang: readonly object[] = now.current.barang as readonly object[]) =>
    void form.simpan(kind.base, { ...now.current.isi, barang }, judul);
  return { ...kumpulan, savedAt, salah, tolak, setIsi, pasang, lepas, mulai, simpan, sibuk };
}
