import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  saringStokFields,
  type HalamanStokManual,
  type RiwayatManual,
  type StokManual,
} from '@kilau/contract/features/manual/stok.fields.ts';
import { api } from '../../../platform/api.ts';
import { CACHE } from '../../../trade/barang/cache.ts';
import { isiKosong, type Isi } from '../../../trade/isian/isi.ts';

/** Below the goods' own key: whatever writes goods makes this be read again. */
const MANUAL = [...CACHE, 'manual'] as const;
const PAGE_SIZE = 100;

export type Saring = Isi<typeof saringStokFields>;
export const SARING_AWAL: Saring = isiKosong(saringStokFields);

/** Where a stock row lies and what it is, in a few words. */
export const letakStok = ({ kode_gudang, kode_baki, kode_group, nama_dept }: StokManual): string =>
  `${kode_gudang} · ${kode_baki} · ${kode_group} ${nama_dept}`;

/** Stock rows of a selection, page after page as the end comes into sight. */
export function useStok(saring: Saring, habis = false) {
  const list = useInfiniteQuery({
    queryKey: [...MANUAL, 'stok', saring, habis],
    queryFn: ({ pageParam, signal }) =>
      api.post<HalamanStokManual>(
        'barang-manual',
        { ...saring, habis, limit: PAGE_SIZE, after: pageParam },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.data) ?? [], [list.data]);
  return { list, rows, total: list.data?.pages[0]?.total };
}

/** After a deed to a paper of the stock: what is read of the goods is read again. */
export function useStokBerubah(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: CACHE });
}

/** The movements of a row's group and type in its tray. */
export function useRiwayat({ kode_gudang, kode_baki, kode_group, kode_dept }: StokManual) {
  return useInfiniteQuery({
    queryKey: [...MANUAL, 'riwayat', kode_gudang, kode_baki, kode_group, kode_dept],
    queryFn: ({ pageParam, signal }) =>
      api.get<RiwayatManual>(
        'barang-manual/riwayat',
        { kode_gudang, kode_baki, kode_group, kode_dept, limit: PAGE_SIZE, after: pageParam },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
    staleTime: 0,
  });
}
