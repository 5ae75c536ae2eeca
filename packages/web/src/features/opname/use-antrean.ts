import { useCallback, useEffect, useMemo, useState } from 'react';
import { newKey } from '../../platform/api.ts';
import { beep } from '../../platform/beep.ts';
import { ConnectionError, ProblemError } from '../../platform/problem-error.ts';
import { problemText } from '../../platform/report-problem.ts';
import { useUser } from '../../platform/session.ts';
import { changeList, forget, readJson } from '../../platform/storage.ts';
import { AntreanScan, type Antrean, type Kiriman } from './antrean.ts';

/** Answers of a server that is down or busy, or of a login that ran out: it waits. */
const mayTryAgain = (error: unknown): boolean =>
  error instanceof ConnectionError ||
  (error instanceof ProblemError && ([429, 502, 503, 504].includes(error.status) || error.code === 'belum_login'));
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

const tersimpan = <K extends Kiriman>(name: string): readonly K[] => readJson<K[]>(name) ?? [];
const catat = (name: string, isi: Kiriman): void =>
  changeList<Kiriman>(name, (semua) =>
    semua.some(({ id_scan }) => id_scan === isi.id_scan)
      ? semua.map((kiriman) => (kiriman.id_scan === isi.id_scan ? isi : kiriman))
      : [...semua, isi],
  );
const hapus = (name: string, id_scan: string): void =>
  changeList<Kiriman>(name, (semua) => semua.filter((kiriman) => kiriman.id_scan !== id_scan));

const namaAntrean = (user_id: string, nomor: string): string => `opname.${user_id}.${nomor}`;

/** What this device could not bring to a count before it ended, and how to forget it. */
export function useSisa<K extends Kiriman>(nomor: string) {
  const name = namaAntrean(useUser().user_id, nomor);
  const [sisa, setSisa] = useState(() => tersimpan<K>(name));
  const buang = () => {
    forget(name);
    setSisa([]);
  };
  return { sisa, buang };
}

type Kirim<K extends Kiriman, J> = Pick<Antrean<K, J>, 'kirim' | 'jawab' | 'gabung'>;

/**
 * What one count of this device sends: kept in the browser until it was answered, through reloads, lost lines and
 * refusals.
 * @param cara how one is sent and what its answer does; the same object as long as it means the same.
 */
export function useAntrean<K extends Kiriman, J>(nomor: string, cara: Kirim<K, J>) {
  const name = namaAntrean(useUser().user_id, nomor);
  const [kiriman, setKiriman] = useState(() => tersimpan<K>(name));
  const antrean = useMemo(
    () =>
      new AntreanScan<K, J>(
        {
          ...cara,
          ulang: mayTryAgain,
          id: newKey,
          catat: (isi) => catat(name, isi),
          hapus: ({ id_scan }) => hapus(name, id_scan),
          berubah: setKiriman,
          tolak: (_, error) => {
            beep('error');
            return problemText(error);
          },
          tunggu: pause,
        },
        tersimpan<K>(name),
      ),
    [name, cara],
  );
  useEffect(() => {
    antrean.mulai();
    return () => antrean.berhenti();
  }, [antrean]);
  const tambah = useCallback((buat: (id_scan: string) => K) => antrean.tambah(buat), [antrean]);
  const kirimLagi = useCallback((id_scan: string) => antrean.kirimLagi(id_scan), [antrean]);
  const buang = useCallback((id_scan: string) => antrean.buang(id_scan), [antrean]);
  return { kiriman, menunggu: kiriman.filter(({ ditolak }) => ditolak === undefined), tambah, kirimLagi, buang };
}
