import { useCallback } from 'react';
import type { Asking } from '../../engine/paper/with-approval.ts';
import { beep } from '../../platform/beep.ts';
import { focusFirstError } from '../../ui/form/enter-next.ts';
import { kosongText } from '../../ui/form/rule-text.ts';
import { useT } from '../../ui/text.ts';
import type { Salah } from '../dokumen/salah.ts';
import { useIsian } from './use-isian.ts';

type Kepala = Readonly<Record<string, string>>;

/** What is being put together: the head's fields and its lines. */
interface Kumpulan<H extends Kepala, B> {
  readonly isi: H;
  readonly barang: readonly B[];
}

export interface CaraKumpulan<H extends Kepala, B, D> {
  /** Name under which it is kept. */
  readonly page: string;
  /** The head before anything was entered, and the field of it without which nothing is sent. */
  readonly awal: H;
  readonly wajib?: keyof H & string;
  /** Tells lines apart; a line with the key of another one takes its place. */
  readonly kunci: (baris: B) => string;
  readonly onSaved: (dokumen: D) => void;
  /** What an approver is told where the server wants his approval. */
  readonly asking?: (barang: readonly B[]) => Asking;
}

/**
 * A paper that is put together line by line beside its head: kept through reload and crash, sent until the server has
 * answered.
 */
export function useKumpulan<H extends Kepala, B, D>({
  page,
  awal,
  wajib,
  kunci,
  onSaved,
  asking,
}: CaraKumpulan<H, B, D>) {
  const t = useT();
  const { isi, now, ubah, salah, setSalah, mulai, sibuk, savedAt, ...form } = useIsian<Kumpulan<H, B>, D>({
    page,
    kosong: () => ({ isi: awal, barang: [] }),
    onSaved,
    ...(asking && { asking: ({ barang }) => asking(barang) }),
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
  /** Says what is wrong, and puts the caret where the head is. */
  const tolak = useCallback(
    (yang: Salah) => {
      beep('error');
      setSalah(yang);
      focusFirstError(document.body);
    },
    [setSalah],
  );
  const siap = isi.barang.length > 0 && !sibuk;
  /** Sends what the server wants of it, once there are lines and the head says what it cannot do without. */
  const simpan = (path: string, body: (kumpulan: Kumpulan<H, B>) => object, label: string) => {
    if (sibuk) return;
    if (now.current.barang.length === 0) tolak({ barang: kosongText(t, 'barang') });
    else if (wajib !== undefined && now.current.isi[wajib] === '') tolak({ [wajib]: kosongText(t, wajib) });
    else void form.simpan(path, body(now.current), label);
  };
  return {
    ...isi,
    now,
    ubah,
    savedAt,
    salah,
    setIsi,
    pasang,
    lepas,
    mulai,
    tolak,
    siap,
    simpan,
    sibuk,
    kirim: form.simpan,
  };
}
