import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { saringStokFields } from '@kilau/contract/features/manual/stok.fields.ts';
import type { HalamanStokManual, RiwayatManual, StokManual } from '@kilau/contract/features/manual/stok.wire.ts';
import { api } from '../../../platform/api.ts';
import { CACHE } from '../../../trade/barang/cache.ts';

/** Below the goods' own key: whatever writes goods makes this be read again. */
const MANUAL = [...CACHE, 'manual'] as const;
const PAGE_SIZE = 100;

export type Saring = Readonly<Record<keyof typeof saringStokFields, string>>;
export const SARING_AWAL: Saring = { kode_gudang: '', kode_baki: '', kode_group: '', kode_dept: '' };

/** A stock row by its key. */
export const kunciStok = ({
  kode_gudang,
  kode_baki,
  kode_group,
  kode_dept,
  kadar,
}: Pick<StokManual, 'kode_gudang' | 'kode_baki' | 'kode_group' | 'kode_dept' | 'kadar'>): string =>
  JSON.stringify([kode_gudang, kode_baki, kode_group, kode_dept, kadar]);

/** Where a stock row lies and what it is, in a few words. */
export const letakStok = ({
  kode_gudang,
  kode_baki,
  kode_group,
  nama_dept,
}: Pick<StokManual, 'kode_gudang' | 'kode_baki' | 'kode_group' | 'nama_dept'>): string =>
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
