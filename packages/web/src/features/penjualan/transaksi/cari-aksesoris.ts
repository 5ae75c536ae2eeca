import { api } from '../../../platform/api.ts';
import type { AksesorisJual } from '../wire.ts';

/** The accessory behind a code, with its price and how many there are. */
export const cariAksesoris = (kode: string): Promise<AksesorisJual> =>
  api.get<AksesorisJual>(`aksesoris/${encodeURIComponent(kode)}/harga-jual`);
