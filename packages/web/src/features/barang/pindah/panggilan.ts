import { useInfiniteQuery, useQuery, type UseInfiniteQueryResult, type InfiniteData } from '@tanstack/react-query';
import { pindahBarang } from '@kilau/contract/features/barang/pindah-barang.document.ts';
import { api, type Query } from '../../../platform/api.ts';
import { downloadPaper, previewPaper } from '../../../platform/print.tsx';
import { CACHE } from '../../../trade/barang/cache.ts';
import { text } from '../../../ui/text.ts';

export interface Halaman<T> {
  readonly data: readonly T[];
  readonly next: string | null;
}

const PAGE_SIZE = 60;
export const pathOf = (base: string, nomor: string, kata = ''): string => `${base}/${encodeURIComponent(nomor)}${kata}`;

/** Documents of a kind by filter, newest first, page after page as the end comes into sight. */
export function useDaftarDokumen<T>(base: string, query: Query): UseInfiniteQueryResult<InfiniteData<Halaman<T>>> {
  return useInfiniteQuery({
    queryKey: [...CACHE, base, 'daftar', query],
    queryFn: ({ pageParam, signal }) =>
      api.get<Halaman<T>>(base, { ...query, limit: PAGE_SIZE, after: pageParam }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

/** One document with its lines. */
export function useDokumen<T>(base: string, nomor: string) {
  return useQuery({
    queryKey: [...CACHE, base, 'satu', nomor],
    queryFn: ({ signal }) => api.get<T>(pathOf(base, nomor), {}, { signal }),
    enabled: nomor !== '',
  });
}

/** Shows the Tanda Terima of a move; printing it counts, from the second time on it says DUPLIKAT. */
export const lihatTandaTerima = (nomor: string): Promise<void> =>
  previewPaper({
    path: pathOf(pindahBarang.base, nomor),
    bentuk: 'nota.pdf',
    name: `${text('pindah.tanda_terima_pendek')} ${nomor}`,
  });
export const lihatBuktiHancur = (nomor: string): Promise<void> =>
  previewPaper({
    path: pathOf('hancur-barang', nomor),
    bentuk: 'nota.pdf',
    name: `${text('hancur.bukti_pendek')} ${nomor}`,
  });
/** The Tanda Terima as a sheet, which counts as a printing of it. */
export const unduhPindah = (nomor: string): Promise<void> =>
  downloadPaper({ path: pathOf(pindahBarang.base, nomor), bentuk: 'tanda-terima.xlsx', name: `${nomor}.xlsx` });
