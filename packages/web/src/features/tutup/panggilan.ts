import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { PeriksaHari } from '@kilau/contract/features/tutup/tutup.wire.ts';
import { api } from '../../platform/api.ts';

const KEY = ['tutup-toko', 'periksa'];
/** The closings of before; all is asked again once a day is closed or opened. */
export const RIWAYAT = ['tutup-toko', 'riwayat'];

/** All that is to be known before the day is closed, as the server has it. */
export const usePeriksa = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.get<PeriksaHari>('tutup-toko/periksa', {}, { signal }),
    staleTime: 0,
  });

/** Looks again: something was counted, closed or put in order. */
export function useSegarkan(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await client.invalidateQueries({ queryKey: KEY });
  }, [client]);
}

/** Whoever closed the shop is on the next day at once, and sees it. */
export function useHariBaru(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await client.invalidateQueries();
  }, [client]);
}
