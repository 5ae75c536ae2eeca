import { useEffect } from 'react';
import { HARGA_BERUBAH } from '@kilau/contract/trade/harga/harga-berubah.ts';
import { useLineBack, useRealtime } from '../../platform/realtime.ts';
import { useStable } from '../../ui/use-stable.ts';

interface HargaBerubah {
  /** Empty: the global price, which any piece may follow. */
  readonly kode_group: string;
}

/**
 * Says when prices that a page shows may have moved: once for what a reload brought back, whenever a price of the shop
 * changes, and when the line is back over which that would have been told.
 * @param lihat told of which groups.
 */
export function useHargaBerubah(lihat: (kena: (kode_group: string) => boolean) => void): void {
  useRealtime<HargaBerubah>(HARGA_BERUBAH, ({ kode_group }) =>
    lihat((group) => kode_group === '' || kode_group === group),
  );
  useLineBack(() => lihat(() => true));
  const pertama = useStable(lihat);
  useEffect(() => pertama(() => true), [pertama]);
}
