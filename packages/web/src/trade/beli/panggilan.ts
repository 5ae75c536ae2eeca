import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BarangNota, RujukanBeli } from '@kilau/contract/trade/beli/beli.wire.ts';
import { api } from '../../platform/api.ts';
import { RUJUKAN_KOSONG } from './hitung.ts';

/** Where purchases are asked for, and under whose name their answers are kept. */
export const BELI = 'pembelian';

/** The pieces behind a barcode or the number of a nota, with today's rules for each. */
export const cariNota = (kode: string, untuk = ''): Promise<readonly BarangNota[]> =>
  api.get<readonly BarangNota[]>(`${BELI}/nota/${encodeURIComponent(kode)}`, { untuk });

type Untuk = 'beli' | 'tukar';

const rujukan = (untuk: Untuk) =>
  queryOptions({
    // Beside the masters: whatever changes one of them has this read again.
    queryKey: ['resource', BELI, 'rujukan', untuk],
    queryFn: ({ signal }) => api.get<RujukanBeli>(`${BELI}/rujukan`, { untuk }, { signal }),
  });

/** Conditions, codes and prices of the day; empty until they have come. */
export function useRujukan(untuk: Untuk = 'beli'): RujukanBeli {
  const { data } = useQuery(rujukan(untuk));
  return data ?? RUJUKAN_KOSONG;
}

/** The same for who cannot go on without them. @returns what waits for them. @throws ProblemError, ConnectionError */
export function useRujukanTiba(untuk: Untuk): () => Promise<RujukanBeli> {
  const client = useQueryClient();
  return () => client.query({ ...rujukan(untuk), staleTime: 'static' });
}
