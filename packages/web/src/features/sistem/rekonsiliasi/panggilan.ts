import { useQuery } from '@tanstack/react-query';
import type { MalamToko, Tanya } from '@kilau/contract/features/sistem/rekonsiliasi/rekonsiliasi.ts';
import { api } from '../../../platform/api.ts';

const KEY = 'rekonsiliasi';

/**
 * The questions of a day; of an empty one those of the open day. Asked again by hand: it reads much. No verdict on one
 * day stands under another one meanwhile.
 */
export const useTanya = (tgl: string) =>
  useQuery({
    queryKey: [KEY, 'tanya', tgl],
    queryFn: ({ signal }) => api.get<Tanya>('rekonsiliasi/tanya', tgl === '' ? {} : { tgl }, { signal }),
    staleTime: 0,
  });

/** What the last night found in each shop that may be seen. */
export const useMalamToko = () =>
  useQuery({
    queryKey: [KEY, 'toko'],
    queryFn: ({ signal }) => api.get<readonly MalamToko[]>('rekonsiliasi/toko', {}, { signal }),
    staleTime: 0,
  });
