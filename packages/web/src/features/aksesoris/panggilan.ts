import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import type { HalamanAksesoris, KartuAksesoris } from '@kilau/contract/features/aksesoris/aksesoris.wire.ts';
import { stokAksesoris } from '@kilau/contract/features/aksesoris/stok-aksesoris.kind.ts';
import { api, type Query } from '../../platform/api.ts';
import { papersKey } from '../../engine/paper/paper-keys.ts';

/** Everything read of accessories lies below this key: what a paper of their stock does makes it be read again. */
export const CACHE = [...papersKey(stokAksesoris), 'aksesoris'] as const;
const PAGE_SIZE = 100;

export const aksesorisPath = (kode_barcode: string): string => `aksesoris/${encodeURIComponent(kode_barcode)}`;

/** Accessories by name; the list goes on as its end comes into sight. */
export const useDaftarAksesoris = (query: Query): UseInfiniteQueryResult<InfiniteData<HalamanAksesoris>> =>
  useInfiniteQuery({
    queryKey: [...CACHE, query],
    queryFn: ({ pageParam, signal }) =>
      api.get<HalamanAksesoris>('aksesoris', { ...query, limit: PAGE_SIZE, after: pageParam }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });
export const useKartu = (kode_barcode: string) =>
  useQuery({
    queryKey: [...CACHE, 'kartu', kode_barcode],
    queryFn: ({ signal }) => api.get<KartuAksesoris>(aksesorisPath(kode_barcode), undefined, { signal }),
    staleTime: 0,
  });

/** Groups that accessories may belong to. */
export function useGroupAksesoris(kode_kategori: string): readonly string[] {
  const { data } = useQuery({
    queryKey: ['group', { kode_kategori }],
    queryFn: ({ signal }) =>
      api.get<readonly { readonly kode_group: string }[]>('group/get/all', { kode_kategori }, { signal }),
  });
  return (data ?? []).map(({ kode_group }) => kode_group);
}
