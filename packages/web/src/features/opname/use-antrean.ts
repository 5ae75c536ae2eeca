import { useCallback, useEffect, useMemo, useState } from 'react';
import type { JawabScan } from '@kilau/contract/features/opname/opname.wire.ts';
import { api, newKey } from '../../platform/api.ts';
import { beep } from '../../platform/beep.ts';
import { ConnectionError, ProblemError } from '../../platform/problem-error.ts';
import { problemText } from '../../platform/report-problem.ts';
import { useUser } from '../../platform/session.ts';
import { forget, readJson, writeJson } from '../../platform/storage.ts';
import { AntreanScan, type ScanKirim } from './antrean.ts';

/** What a scan came to: the server's answer, or why it was refused. */
export interface HasilTerakhir {
  readonly id_scan: string;
  readonly kode_barcode: string;
  readonly jawab?: JawabScan;
  readonly pesan?: string;
}

/** So many of the latest stay in sight. */
const TAMPIL = 8;
/** Answers of a server that is down or busy, or of a login that ran out: the scan waits. */
const mayTryAgain = (error: unknown): boolean => error instanceof ConnectionError || (error instanceof ProblemError && ([429, 502, 503, 504].includes(error.status) || error.code === 'belum_login'));
const pause = (ms: number) => new Promise<void>((resolve) => {
  setTimeout(resolve, ms);
});

const tersimpan = (name: string): readonly ScanKirim[] => readJson<ScanKirim[]>(name) ?? [];
function lupakan(name: string, id_scan: string): void {
  const rest = tersimpan(name).filter((scan) => scan.id_scan !== id_scan);
  if (rest.length === 0) forget(name);
  else writeJson(name, rest);
}

/**
 * The scans of one count on this device: kept in the browser until they were answered, through reloads and lost lines.
 * @param onMaju told after every answer.
 */
export function useAntrean(nomor: string, onMaju: () => void) {
  const { user_id } = useUser();
  const name = `opname.${user_id}.${nomor}`;
  const [menunggu, setMenunggu] = useState(() => tersimpan(name).length);
  const [terakhir, setTerakhir] = useState<readonly HasilTerakhir[]>([]);
  const tampilkan = useCallback((hasil: HasilTerakhir) => {
    beep(hasil.jawab?.hasil === 'KETEMU' || hasil.jawab?.hasil === 'MASUK' ? 'ok' : 'error');
    setTerakhir((list) => [hasil, ...list].slice(0, TAMPIL));
    onMaju();
  }, [onMaju]);
  const antrean = useMemo(() => new AntreanScan<JawabScan>({
    kirim: (scan) => api.post<JawabScan>(`stock-opname/${encodeURIComponent(nomor)}/scan`, scan),
    ulang: mayTryAgain,
    id: newKey,
    catat: (scan) => void writeJson(name, [...tersimpan(name), scan]),
    hapus: ({ id_scan }) => lupakan(name, id_scan),
    berubah: setMenunggu,
    jawab: (scan, jawab) => tampilkan({ ...scan, jawab }),
    tolak: (scan, error) => tampilkan({ ...scan, pesan: problemText(error) }),
    tunggu: pause,
  }, tersimpan(name)), [nomor, name, tampilkan]);
  useEffect(() => {
    antrean.mulai();
    return () => antrean.berhenti();
  }, [antrean]);
  const scan = useCallback((kode: string) => {
    const kode_barcode = kode.trim().toUpperCase().slice(0, 30);
    if (kode_barcode !== '') antrean.tambah(kode_barcode);
  }, [antrean]);
  return { menunggu, terakhir, scan };
}
