import { useQuery } from '@tanstack/react-query';
import { worksEverywhere } from '@kilau/contract/core/permission.ts';
import { api } from './api.ts';
import { useUser } from './session.ts';

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
    queryKey: ['tokos'],
    queryFn: ({ signal }) => api.get<readonly ShopRow[]>('tokos', {}, { signal, toko: kode_toko }),
    enabled: wanted && worksEverywhere(level, toko.level),
    retry: false,
  });
  return [toko, ...data.filter((shop) => shop.kode_toko !== kode_toko)];
}

/** How a shop stands in a list and in a heading: `KL02 · KILAU CIMAHI`. */
export const shopText = ({ kode_toko, nama_toko }: Pick<ShopRow, 'kode_toko' | 'nama_toko'>): string =>
  `${kode_toko} · ${nama_toko}`;
