import { useQuery } from '@tanstack/react-query';
import { pembelian } from '@kilau/contract/features/pembelian/pembelian.kind.ts';
import type { BarangNota, RujukanBeli } from '@kilau/contract/features/pembelian/pembelian.wire.ts';
import { api } from '../../platform/api.ts';
import { RUJUKAN_KOSONG } from './hitung.ts';

/** The pieces behind a barcode or the number of a nota, with today's rules for each. */
export const cariNota = (kode: string): Promise<readonly BarangNota[]> =>
  api.get<readonly BarangNota[]>(`${pembelian.base}/nota/${encodeURIComponent(kode)}`);

/** Conditions, codes and prices of the day; empty until they have come. */
export function useRujukan(): RujukanBeli {
  // Beside the masters: whatever changes one of them has this read again.
  const { data } = useQuery({
    queryKey: ['resource', pembelian.key, 'rujukan'],
    queryFn: ({ signal }) => api.get<RujukanBeli>(`${pembelian.base}/rujukan`, {}, { signal }),
  });
  return data ?? RUJUKAN_KOSONG;
}
