import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { KirimanBarang, KirimanBarangIsi } from '@kilau/contract/features/kirim-barang/kirim-barang.wire.ts';
import { api } from '../../platform/api.ts';

const KEY = ['kirim-barang', 'menuju'];
const DAFTAR = 'kirim-barang/unreceive/list-no-kirim';
/** As the screen adds it up: numbers of JSON. */
export type Kiriman = KirimanBarang & { readonly total_berat: number };
export type KirimanIsi = KirimanBarangIsi & { readonly total_berat: number };

/** Goods on their way to this shop, to be sold or to be refinished. */
export const useMenuju = (cuci: boolean) =>
  useQuery({
    queryKey: [...KEY, cuci],
    queryFn: ({ signal }) => api.get<readonly Kiriman[]>(cuci ? `${DAFTAR}-cuci` : DAFTAR, {}, { signal }),
    staleTime: 0,
  });

/** Looks again: something was received, or taken back. */
export function useSegarkan(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: KEY }), [client]);
}

/** What was sent, by its number, with its pieces. */
export const cari = (nomor: string): Promise<KirimanIsi> =>
  api.get<KirimanIsi>(`kirim-barang/${encodeURIComponent(nomor)}`);
