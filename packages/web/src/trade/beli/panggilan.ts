import { useQuery } from '@tanstack/react-query';
import type { BarangNota, RujukanBeli } from '@kilau/contract/trade/beli/beli.wire.ts';
import { api } from '../../platform/api.ts';
import { RUJUKAN_KOSONG } from './hitung.ts';

/** Where purchases are asked for, and under whose name their answers are kept. */
export const BELI = 'pembelian';

/** The pieces behind a barcode or the number of a nota, with today's rules for each. */
export const cariNota = (kode: string, untuk = ''): Promise<readonly BarangNota[]> =>
  api.get<readonly BarangNota[]>(`${BELI}/nota/${encodeURIComponent(kode)}`, { untuk });

/** Conditions, codes and prices of the day; empty until they have come. */
export function useRujukan(untuk: 'beli' | 'tukar' = 'beli'): RujukanBeli {
  // Beside the masters: whatever changes one of them has this read again.
  const { data } = useQuery({
    queryKey: ['resource', BELI, 'rujukan', untuk],
    queryFn: ({ signal }) => api.get<RujukanBeli>(`${BELI}/rujukan`, { untuk }, { signal }),
  });
  return data ?? RUJUKAN_KOSONG;
}
