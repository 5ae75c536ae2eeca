import type { TitipanSiap } from '@kilau/contract/trade/titip/titipan.wire.ts';
import { api } from '../../../platform/api.ts';

/** Deposits that a sale may pick up. @param untuk number of the OPEN sale that may hold one. */
export const cariTitipan = async (q: string, untuk: string, signal?: AbortSignal): Promise<readonly TitipanSiap[]> =>
  (
    await api.get<{ readonly data: readonly TitipanSiap[] }>(
      'penjualan/titipan',
      { q, untuk },
      signal ? { signal } : {},
    )
  ).data;
