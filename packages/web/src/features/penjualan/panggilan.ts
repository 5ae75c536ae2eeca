import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { penjualan as dokumen } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { api, newKey, type Query } from '../../platform/api.ts';
import type { Halaman, Penjualan, PenjualanRingkas } from './wire.ts';

/** Everything read of sales lies below this key. */
const KEY = dokumen.base;
/** Sales per call of a list: a screen and a half. */
const PAGE_SIZE = 60;

const pathOf = (nomor: string, kata = ''): string => `${KEY}/${encodeURIComponent(nomor)}${kata}`;

/** What became of one number of a validation. */
export interface HasilValidasi {
  readonly nomor: string;
  readonly status: string;
  readonly code?: string;
  readonly message?: string;
}

/** The calls of a sale that are not made by the form. */
export const panggil = {
  daftar: (query: Query, signal?: AbortSignal) => api.get<Halaman<PenjualanRingkas>>(KEY, query, { signal }),
  baca: (nomor: string, signal?: AbortSignal) => api.get<Penjualan>(pathOf(nomor), {}, { signal }),
  validasi: (nomor: readonly string[], signal?: AbortSignal) =>
    api.post<{ readonly hasil: readonly HasilValidasi[] }>(`${KEY}/validasi`, { nomor }, { signal, key: newKey() }),
  tolak: (nomor: string, alasan: string, otorisasi: string) =>
    api.post<Penjualan>(pathOf(nomor, '/tolak'), { alasan, otorisasi }, { key: newKey() }),
  batal: (nomor: string, body: { readonly alasan: string; readonly kode_baki: string; readonly otorisasi: string }) =>
    api.post<Penjualan>(pathOf(nomor, '/batal'), body, { key: newKey() }),
};

/** Sales by filter, newest first, page after page as the end comes into sight. */
export function useDaftarPenjualan(query: Query) {
  return useInfiniteQuery({
    queryKey: [KEY, 'daftar', query],
    queryFn: ({ pageParam, signal }) => panggil.daftar({ ...query, limit: PAGE_SIZE, after: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

/** One sale with lines, payments and history. */
export function usePenjualan(nomor: string | undefined) {
  return useQuery({
    queryKey: [KEY, 'satu', nomor],
    queryFn: ({ signal }) => panggil.baca(nomor ?? '', signal),
    enabled: nomor !== undefined && nomor !== '',
  });
}

/** To be called after a sale has changed: lists, details and the count of the unvalidated are read again. */
export function usePenjualanBerubah(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: [KEY] }),
      client.invalidateQueries({ queryKey: ['pending', KEY] }),
    ]);
  }, [client]);
}
