import { useQuery } from '@tanstack/react-query';
import { pembelianManual } from '@kilau/contract/features/manual/beli-manual.kind.ts';
import type { StokJual } from '@kilau/contract/features/manual/jual-beli.wire.ts';
import { penjualanManual } from '@kilau/contract/features/manual/jual-manual.kind.ts';
import { papersKey } from '../../../engine/paper/paper-keys.ts';
import { api } from '../../../platform/api.ts';

/** What can be sold now, with today's prices; read again with the papers that move it. */
export const useStokJual = () =>
  useQuery({
    queryKey: [...papersKey(penjualanManual, pembelianManual), 'stok'],
    queryFn: ({ signal }) => api.get<readonly StokJual[]>(`${penjualanManual.base}/stok`, {}, { signal }),
  });
