import { useCallback, useRef, useState } from 'react';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { useDraft } from '../../platform/drafts.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import type { Asking } from '../../engine/paper/with-approval.ts';
import { didahului, tawarkanMuatUlang } from '../dokumen/muat-ulang.ts';
import type { Salah } from '../dokumen/salah.ts';
import { useKirim, type Ulang } from '../dokumen/use-kirim.ts';

/** What is being entered, kept on this device with every change, until it is saved or given up. */
export function useDrafIsian<D extends object>(page: string, kosong: () => D) {
  const { name, found, key, keep, clear, refused, savedAt } = useDraft<D>(page);
  const [isi, setIsi] = useState<D>(() => found?.value ?? kosong());
  /** How many were begun: fields that are not kept in it go with the one that they were typed for. */
  const [ke, setKe] = useState(0);
  /** What is entered as of this moment, for handlers that follow each other before the next drawing. */
  const now = useRef(isi);
  const ganti = useCallback(
    (ubah: (isi: D) => D) => {
      now.current = ubah(now.current);
      setIsi(now.current);
      keep(now.current);
    },
    [keep],
  );
  /** Begins anew, under another key. */
  const mulai = useCallback(
    (awal: (sebelum: D) => D) => {
      clear();
      now.current = awal(now.current);
      setIsi(now.current);
      setKe((lalu) => lalu + 1);
    },
    [clear],
  );
  return { nama: name, isi, ke, now, ganti, mulai, key, savedAt, ditolak: refused };
}

export interface Isian<D extends object, S> {
  /** Name under which it is kept. */
  readonly page: string;
  /** The OPEN paper that is put right, where one is: where somebody was faster, it may be opened anew. */
  readonly dibuka?: { readonly kind: Kind; readonly nomor: string } | undefined;
  /** What the next one begins with. */
  readonly kosong: (sebelum?: D) => D;
  readonly onSaved: (saved: S) => void;
  /** Told of a refusal before it is shown, with the means to change what was entered. */
  readonly onDitolak?: (error: ProblemError, ganti: (ubah: (isi: D) => D) => void) => void;
  /** Brings what a refusal asks for, and sends it again with that; whether it was one of these. */
  readonly lengkapi?: (error: ProblemError, isi: D, ulang: Ulang) => boolean;
  /** Where the server's sentences stand on this page; absent: where it says. */
  readonly tempat?: (isi: D, fields: Salah, error: ProblemError) => Salah;
  /** What an approver is told where the server wants his approval. */
  readonly asking?: (isi: D) => Asking;
}

/**
 * A page of entry: its draft, what is wrong with it, and its saving, which is tried until the server has answered.
 * Saved, it begins anew.
 */
export function useIsian<D extends object, S>({
  page,
  dibuka,
  kosong,
  onSaved,
  onDitolak,
  lengkapi,
  tempat = (_isi, fields) => fields,
  asking,
}: Isian<D, S>) {
  const { ganti: tulis, mulai: awali, ditolak, ...draf } = useDrafIsian<D>(page, kosong);
  const { isi, now, key } = draf;
  const [salah, setSalah] = useState<Salah>({});
  const ganti = useCallback(
    (change: (isi: D) => D) => {
      tulis(change);
      setSalah({});
    },
    [tulis, setSalah],
  );
  const ubah = useCallback((part: Partial<D>) => ganti((lama) => ({ ...lama, ...part })), [ganti]);
  const mulai = useCallback(() => {
    awali(kosong);
    setSalah({});
  }, [awali, kosong, setSalah]);
  const { kirim, sibuk } = useKirim<S>(
    key,
    (saved) => {
      mulai();
      onSaved(saved);
    },
    (gagal, ulang) => {
      const error = ditolak(gagal);
      if (error instanceof ProblemError) {
        if (dibuka && didahului(error, dibuka.nomor)) {
          void tawarkanMuatUlang(dibuka.kind, dibuka.nomor, error, mulai);
          return;
        }
        if (lengkapi?.(error, now.current, ulang)) return;
        onDitolak?.(error, ganti);
        setSalah(tempat(now.current, error.fields, error));
      }
      reportProblem(error);
    },
    asking?.(isi),
  );
  const antar = (method: 'POST' | 'PUT', path: string, body: unknown, label: string) =>
    kirim({ key, method, path, body: JSON.parse(JSON.stringify(body)) as unknown, label });
  /** Sends it as the server wants it. @param label what the outbox calls it. */
  const simpan = (path: string, body: unknown, label: string) => antar('POST', path, body, label);
  /** Sends it in the place of what a paper says. @param versi the deed that was seen last. */
  const simpanUbah = (path: string, body: object, versi: number, label: string) =>
    antar('PUT', path, { ...body, versi }, label);
  return { ...draf, ganti, ubah, mulai, salah, setSalah, simpan, simpanUbah, sibuk };
}
