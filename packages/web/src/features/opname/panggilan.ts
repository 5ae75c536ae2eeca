import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import {
  OPNAME_BERUBAH,
  type BakiHariIni,
  type JawabTimbang,
  type Opname,
  type OpnameRingkas,
} from '@kilau/contract/features/opname/opname.wire.ts';
import { api } from '../../platform/api.ts';
import { downloadFile, previewPaper } from '../../platform/print.tsx';
import { useRealtime } from '../../platform/realtime.ts';

/** Base of the calls of one kind of count. */
export type BaseOpname = 'stock-opname' | 'stock-opname-rfid';

const TIMBANG = 'timbang-baki';
/** Others post while a tray is on the scale. */
const SEGAR_MS = 15_000;
/** While scans come in, the list is read again this often at most. */
const JEDA_MS = 800;

export const useTimbang = () =>
  useQuery({
    queryKey: [TIMBANG],
    queryFn: ({ signal }) => api.get<JawabTimbang>(TIMBANG, undefined, { signal }),
    staleTime: 0,
    refetchInterval: SEGAR_MS,
  });
export const useBakiHariIni = () =>
  useQuery({
    queryKey: [TIMBANG, 'hari-ini'],
    queryFn: ({ signal }) => api.get<readonly BakiHariIni[]>(`${TIMBANG}/hari-ini`, undefined, { signal }),
    staleTime: 0,
    refetchInterval: SEGAR_MS,
  });
export const useDaftarOpname = (base: BaseOpname) =>
  useQuery({
    queryKey: [base, 'daftar'],
    queryFn: ({ signal }) => api.get<readonly OpnameRingkas[]>(base, undefined, { signal }),
    staleTime: 0,
  });
export const useOpname = (base: BaseOpname, nomor: string) =>
  useQuery({
    queryKey: [base, nomor],
    queryFn: ({ signal }) => api.get<Opname>(`${base}/${encodeURIComponent(nomor)}`, undefined, { signal }),
    staleTime: 0,
  });

export const opnamePath = (base: BaseOpname, nomor: string, kata: string): string =>
  `${base}/${encodeURIComponent(nomor)}/${kata}`;
/** The result of a count that ended, as a paper or a sheet. */
export const hasilCalls = {
  pdf: (base: BaseOpname, nomor: string) => previewPaper({ path: opnamePath(base, nomor, 'hasil.pdf'), name: nomor }),
  excel: (base: BaseOpname, nomor: string) => downloadFile(opnamePath(base, nomor, 'hasil.xlsx'), {}, `${nomor}.xlsx`),
} as const;

/** Calls at once, and then once more after a pause for all that came meanwhile. */
function useJeda(run: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const again = useRef(false);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    const go = () => {
      latest.current();
      again.current = false;
      timer.current = setTimeout(() => {
        timer.current = undefined;
        if (again.current) go();
      }, JEDA_MS);
    };
    if (timer.current === undefined) go();
    else again.current = true;
  }, []);
}

/** Reads counts again when somebody's scan moved them on. The answer asks for it. */
export function useKabarOpname(base: BaseOpname): () => void {
  const client = useQueryClient();
  const baca = useJeda(() => void client.invalidateQueries({ queryKey: [base] }));
  useRealtime(OPNAME_BERUBAH, baca);
  return baca;
}
