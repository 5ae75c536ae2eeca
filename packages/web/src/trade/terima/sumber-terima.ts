import { useQuery } from '@tanstack/react-query';
import type { SumberTerima } from '@kilau/contract/trade/terima/sumber.wire.ts';
import { api } from '../../platform/api.ts';
import { CACHE } from '../barang/cache.ts';

/** What may be entered from open receipts. */
export const useSumberTerima = () =>
  useQuery({
    queryKey: [...CACHE, 'penerimaan-terbuka'],
    queryFn: ({ signal }) => api.get<readonly SumberTerima[]>('penerimaan-terbuka', undefined, { signal }),
    staleTime: 0,
  });
