import { Dec, type DecInput } from '../../core/dec.ts';

export interface NilaiKupon {
  readonly jenis: 'RP' | 'PERSEN';
  readonly nilai: DecInput;
  readonly min_belanja: DecInput;
  /** The most a coupon in percent takes off; null for no limit. */
  readonly maks_potongan: DecInput | null;
}

/**
 * What a coupon takes off a purchase, in whole rupiah; never more than the purchase. Undefined below the least
 * purchase.
 */
export function potonganKupon(
  { jenis: satuan, nilai, min_belanja, maks_potongan }: NilaiKupon,
  belanja: DecInput,
): Dec | undefined {
  const total = Dec.from(belanja);
  if (total.lt(min_belanja)) return undefined;
  const potongan = satuan === 'RP' ? Dec.from(nilai) : total.times(nilai).dividedBy(100, 0, 'down');
  return Dec.min(total, maks_potongan === null ? potongan : Dec.min(potongan, maks_potongan));
}
