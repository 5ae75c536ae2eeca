import { Dec, type DecInput } from '../../../core/dec.ts';

/** Currencies a stone is priced in: the trade quotes dollars, small stones rupiah. */
export const MATA_UANG = ['IDR', 'USD'] as const;
export type MataUang = (typeof MATA_UANG)[number];

export interface HargaKarat {
  readonly harga_per_karat: DecInput;
  readonly mata_uang: MataUang;
}

/**
 * Price of a stone in whole rupiah: carats × price per carat × the day's rate.
 * @param kurs rupiah per dollar; null when the shop has none.
 * @returns undefined for a price in dollars without a rate.
 */
export function hargaBatu(
  karat: DecInput,
  { harga_per_karat, mata_uang }: HargaKarat,
  kurs: DecInput | null,
): Dec | undefined {
  const harga = Dec.from(karat).times(harga_per_karat);
  if (mata_uang === 'IDR') return harga.round(0, 'half-up');
  return kurs === null ? undefined : harga.times(kurs).round(0, 'half-up');
}
