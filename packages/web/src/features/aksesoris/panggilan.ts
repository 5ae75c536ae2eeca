import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import type {
  Aksesoris,
  HalamanAksesoris,
  KartuAksesoris,
  StokAksesoris,
  StokAksesorisRingkas,
} from '@kilau/contract/features/aksesoris/aksesoris.wire.ts';
import { stokAksesoris } from '@kilau/contract/features/aksesoris/stok-aksesoris.document.ts';
import { api, type Query } from '../../platform/api.ts';
import { previewPaper } from '../../platform/print.tsx';
import { text } from '../../ui/text.ts';

/** Everything read of accessories lies below this key, so that one write makes all of it be read again. */
export const CACHE = ['aksesoris'] as const;
const PAGE_SIZE = 100;

interface Halaman<T> {
  readonly data: readonly T[];
  readonly next: string | null;
}

export const pathOf = (nomor: string, kata = ''): string => `${stokAksesoris.base}/${encodeURIComponent(nomor)}${kata}`;
export const aksesorisPath = (kode_barcode: string): string => `aksesoris/${encodeURIComponent(kode_barcode)}`;

/** A list that goes on as its end comes into sight. */
function useHalaman<T>(path: string, query: Query): UseInfiniteQueryResult<InfiniteData<Halaman<T>>> {
  return useInfiniteQuery({
    queryKey: [...CACHE, path, query],
    queryFn: ({ pageParam, signal }) =>
      api.get<Halaman<T>>(path, { ...query, limit: PAGE_SIZE, after: pageParam }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });
}

export const useDaftarAksesoris = (query: Query): UseInfiniteQueryResult<InfiniteData<HalamanAksesoris>> =>
  useHalaman<Aksesoris>('aksesoris', query);
export const useDaftarStok = (query: Query): UseInfiniteQueryResult<InfiniteData<Halaman<StokAksesorisRingkas>>> =>
  useHalaman<StokAksesorisRingkas>(stokAksesoris.base, query);
export const useKartu = (kode_barcode: string) =>
  useQuery({
    queryKey: [...CACHE, 'kartu', kode_barcode],
    queryFn: ({ signal }) => api.get<KartuAksesoris>(aksesorisPath(kode_barcode), undefined, { signal }),
    staleTime: 0,
  });
export const useDokumen = (nomor: string) =>
  useQuery({
    queryKey: [...CACHE, 'dokumen', nomor],
    queryFn: ({ signal }) => api.get<StokAksesoris>(pathOf(nomor), undefined, { signal }),
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

/** Shows the proof of a document; printing it counts, from the second time on it says DUPLIKAT. */
export const lihatBukti = (nomor: string): Promise<void> =>
  previewPaper({ path: pathOf(nomor), bentuk: 'nota.pdf', name: `${text('aksesoris.bukti_pendek')} ${nomor}` });
