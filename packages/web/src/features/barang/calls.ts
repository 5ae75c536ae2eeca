import { queryOptions } from '@tanstack/react-query';
import type { HalamanBarang, KartuBarang } from '@kilau/contract/features/barang/barang.wire.ts';
import { api, type Query } from '../../platform/api.ts';
import { CACHE } from '../../trade/barang/cache.ts';

const pathOf = (kode_barcode: string): string => `barang/${encodeURIComponent(kode_barcode)}`;

/** The calls of the goods. */
export const barangCalls = {
  path: 'barang',
  daftar: (query: Query, signal?: AbortSignal) => api.get<HalamanBarang>('barang', query, { signal }),
  csv: (query: Query) => api.blob('barang.csv', query, { accept: 'text/csv' }),
  kartu: (kode_barcode: string, signal?: AbortSignal) =>
    api.get<KartuBarang>(pathOf(kode_barcode), undefined, { signal }),
  ubah: (kode_barcode: string, body: unknown) => api.put<KartuBarang>(pathOf(kode_barcode), body),
  foto: (kode_barcode: string, file: File) => {
    const form = new FormData();
    form.set('image', file);
    return api.post<{ readonly foto: string }>(`${pathOf(kode_barcode)}/foto`, form);
  },
} as const;

/** The card of a piece, always as it is now. */
export const kartuQuery = (kode_barcode: string) =>
  queryOptions({
    queryKey: [...CACHE, 'kartu', kode_barcode],
    queryFn: ({ signal }) => barangCalls.kartu(kode_barcode, signal),
    staleTime: 0,
    retry: false,
  });
