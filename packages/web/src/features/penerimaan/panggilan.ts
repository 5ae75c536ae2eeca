import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { penerimaanBarang } from '@kilau/contract/features/penerimaan/penerimaan-barang.document.ts';
import type {
  OpnameTerima,
  OpnameTerimaRingkas,
  Penerimaan,
  PenerimaanRingkas,
} from '@kilau/contract/features/penerimaan/penerimaan.wire.ts';
import { api, type Query } from '../../platform/api.ts';
import { downloadFile, previewPaper } from '../../platform/print.tsx';
import { CACHE } from '../../trade/barang/cache.ts';
import { text } from '../../ui/text.ts';

interface Halaman {
  readonly data: readonly PenerimaanRingkas[];
  readonly next: string | null;
}

const PAGE_SIZE = 60;
const OPNAME = 'stock-opname-penerimaan';
export const pathOf = (nomor: string, kata = ''): string =>
  `${penerimaanBarang.base}/${encodeURIComponent(nomor)}${kata}`;

/** Receipts by filter, newest first, page after page as the end comes into sight. Entering goods moves them too. */
export const useDaftarTerima = (query: Query) =>
  useInfiniteQuery({
    queryKey: [...CACHE, penerimaanBarang.base, 'daftar', query],
    queryFn: ({ pageParam, signal }) =>
      api.get<Halaman>(penerimaanBarang.base, { ...query, limit: PAGE_SIZE, after: pageParam }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
    staleTime: 0,
  });

/** One receipt with its lines. */
export const useTerima = (nomor: string) =>
  useQuery({
    queryKey: [...CACHE, penerimaanBarang.base, 'satu', nomor],
    queryFn: ({ signal }) => api.get<Penerimaan>(pathOf(nomor), {}, { signal }),
    enabled: nomor !== '',
    staleTime: 0,
  });

/** Shows the Tanda Terima; printing it counts, from the second time on it says DUPLIKAT. */
export const lihatTandaTerima = (nomor: string): Promise<void> =>
  previewPaper({ path: pathOf(nomor), bentuk: 'nota.pdf', name: `${text('terima.tanda_terima')} ${nomor}` });

const opnamePath = (nomor: string, kata = ''): string => `${OPNAME}/${encodeURIComponent(nomor)}${kata}`;
/** Everything read of counts of receipts lies below this key. */
export const CACHE_OPNAME = [OPNAME] as const;
export const useDaftarOpnameTerima = () =>
  useQuery({
    queryKey: [...CACHE_OPNAME, 'daftar'],
    queryFn: ({ signal }) => api.get<readonly OpnameTerimaRingkas[]>(OPNAME, undefined, { signal }),
    staleTime: 0,
  });
export const useOpnameTerima = (nomor: string) =>
  useQuery({
    queryKey: [...CACHE_OPNAME, nomor],
    queryFn: ({ signal }) => api.get<OpnameTerima>(opnamePath(nomor), undefined, { signal }),
    staleTime: 0,
  });
export const opnameCalls = {
  mulai: () => api.post<OpnameTerima>(`${OPNAME}/start`),
  hitung: (nomor: string, body: unknown) => api.put<OpnameTerima>(opnamePath(nomor, '/hitung'), body),
  selesai: (nomor: string) => api.post<OpnameTerima>(opnamePath(nomor, '/selesai')),
  pdf: (nomor: string) => previewPaper({ path: opnamePath(nomor, '/hasil.pdf'), name: nomor }),
  excel: (nomor: string) => downloadFile(opnamePath(nomor, '/hasil.xlsx'), {}, `${nomor}.xlsx`),
} as const;
