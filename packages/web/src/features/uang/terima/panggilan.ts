import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { UangDiJalan } from '@kilau/contract/features/uang/kirim-uang.wire.ts';
import { api } from '../../../platform/api.ts';

const KEY = ['terima-uang', 'di-jalan'];

/** Money as the screen adds it up: numbers of JSON. */
export type Kiriman = UangDiJalan & { readonly jumlah_rp: number };

/** Money on its way to this shop. */
export const useDiJalan = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.get<{ readonly data: readonly Kiriman[] }>('terima-uang/di-jalan', {}, { signal }),
    staleTime: 0,
  });

/** Looks again: something was received, or taken back. */
export function useSegarkan(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: KEY }), [client]);
}

/** Money by its reference. */
export const cari = (nomor: string): Promise<Kiriman> => api.get<Kiriman>(`kirim-uang/${encodeURIComponent(nomor)}`);

/** Whether it is still on its way. */
export const bolehDiterima = ({ status, no_terima }: Kiriman): boolean => status === 'OPEN' && no_terima === null;
