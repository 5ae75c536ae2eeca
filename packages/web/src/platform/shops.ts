import { partialMatchKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { worksEverywhere } from '@kilau/contract/core/permission.ts';
import { api } from './api.ts';
import { session, useShopHere, useUser } from './session.ts';

/** Below the records of the master: who adds a shop there has it to choose from at once. */
const SHOPS = ['resource', 'toko', 'tokos'] as const;

export interface ShopRow {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly zona_waktu: string;
}

/**
 * The shops that the user may work in, his own first: more than that one for head office alone, which asks its own
 * list of them, whichever shop it works in.
 */
export function useShops(wanted = true): readonly ShopRow[] {
  const { kode_toko, level, toko } = useUser();
  const { data = [] } = useQuery({
    queryKey: SHOPS,
    queryFn: ({ signal }) => api.get<readonly ShopRow[]>('tokos', {}, { signal, toko: kode_toko }),
    enabled: wanted && worksEverywhere(level, toko.level),
    retry: false,
  });
  return [toko, ...data.filter((shop) => shop.kode_toko !== kode_toko)];
}

/** The shop that is worked in; by its code alone until the list of them has come. */
export function useShopWorkedIn(): ShopRow {
  const { zona_waktu } = useUser().toko;
  const here = useShopHere();
  return useShops().find(({ kode_toko }) => kode_toko === here) ?? { kode_toko: here, nama_toko: here, zona_waktu };
}

/**
 * Works in another shop from now on: nothing that was read for one may be shown for another. The list of shops is the
 * same in all of them, and stays under the hand that chose.
 */
export function useEnterShop(): (kode_toko: string) => void {
  const client = useQueryClient();
  const own = useUser().kode_toko;
  return (kode_toko) => {
    session.chooseBranch(kode_toko === own || kode_toko === '' ? undefined : kode_toko);
    void client.resetQueries({ predicate: ({ queryKey }) => !partialMatchKey(queryKey, SHOPS) });
  };
}

/** How a shop stands in a list and in a heading: `KL02 · KILAU CIMAHI`. */
export const shopText = ({ kode_toko, nama_toko }: Pick<ShopRow, 'kode_toko' | 'nama_toko'>): string =>
  `${kode_toko} · ${nama_toko}`;
