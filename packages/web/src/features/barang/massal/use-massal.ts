import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, newKey } from '../../../platform/api.ts';
import { beep } from '../../../platform/beep.ts';
import { deliver } from '../../../platform/outbox.ts';
import { reportProblem } from '../../../platform/report-problem.ts';
import { CACHE } from '../../../trade/barang/cache.ts';
import { PILIHAN_KOSONG, type Pilihan } from './PilihBarang.tsx';

export interface BarisMassal {
  readonly kode_barcode: string;
  readonly nama_barang: string;
}

/**
 * Whether those that were chosen still are, be it with more barcodes than before: what is typed for them stays, also
 * where one was scanned that is among them already.
 */
function menambah({ barcode, ...before }: Pilihan, { barcode: semua, ...next }: Pilihan): boolean {
  const fields = Object.keys(before) as (keyof typeof before)[];
  return `${semua} `.startsWith(`${barcode} `) && fields.every((name) => before[name] === next[name]);
}

/** Chosen pieces, the new values of some of them, and sending these: all or none. */
export function useMassal<R extends BarisMassal, N>(call: string, tanpaPilihan: boolean) {
  const client = useQueryClient();
  const [pilihan, setPilihan] = useState<Pilihan>(PILIHAN_KOSONG);
  const [nilai, setNilai] = useState<ReadonlyMap<string, N>>(new Map());
  const [key, setKey] = useState(newKey);
  const [sibuk, setSibuk] = useState(false);
  const dipilih = Object.values(pilihan).some((ketikan) => ketikan.trim() !== '');
  const aktif = dipilih || tanpaPilihan;
  const list = useQuery({
    queryKey: [...CACHE, call, pilihan],
    enabled: aktif,
    staleTime: 0,
    placeholderData: dipilih ? keepPreviousData : undefined,
    queryFn: ({ signal }) => api.get<readonly R[]>(call, pilihan, { signal }),
  });
  const tampil = (next: Pilihan) => {
    if (!menambah(pilihan, next)) setNilai(new Map());
    setPilihan(next);
    if (next === pilihan) void list.refetch();
  };
  const kirim = async <A>(path: string, body: unknown, label: string): Promise<A | undefined> => {
    setSibuk(true);
    try {
      const answer = await deliver<A>({ key, path, body, label });
      beep('ok');
      // What was typed while it was on its way is not saved, and stays.
      setNilai((now) => new Map([...now].filter(([kode, isi]) => nilai.get(kode) !== isi)));
      return answer;
    } catch (error) {
      beep('error');
      reportProblem(error);
      return undefined;
    } finally {
      setKey(newKey());
      setSibuk(false);
      await client.invalidateQueries({ queryKey: CACHE });
    }
  };
  return {
    pilihan,
    tampil,
    rows: aktif ? (list.data ?? []) : [],
    list,
    memuat: aktif && list.isPending,
    dipilih,
    nilai,
    setNilai,
    sibuk,
    kirim,
  };
}

export type Massal<R extends BarisMassal, N> = ReturnType<typeof useMassal<R, N>>;
