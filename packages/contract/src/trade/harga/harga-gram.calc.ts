import { Dec, type DecInput } from '../../core/dec.ts';

/** How far a price has moved, in percent of the old one to one decimal; `undefined` when there was none. */
export function selisihPersen(lama: DecInput, baru: DecInput): Dec | undefined {
  const dasar = Dec.from(lama);
  return dasar.gt(0) ? Dec.from(baru).minus(dasar).times(100).dividedBy(dasar, 1, 'half-up') : undefined;
}

/**
 * Whether a new price lies further from the old one than the shop's limit (BATAS_HARGA_PERSEN): a digit too many is
 * the commonest slip (domain guide §14). A first price has nothing to be far from.
 */
export function hargaJauh(lama: DecInput, baru: DecInput, batasPersen: DecInput): boolean {
  const dasar = Dec.from(lama);
  return dasar.gt(0) && Dec.from(baru).minus(dasar).abs().times(100).gt(dasar.times(batasPersen));
}

/** The price per gram of a group: that of its kelompok harga where there is one, else its own (domain guide §2.1). */
export function hargaBerlaku(kelompok: DecInput, sendiri: DecInput): Dec {
  const bersama = Dec.from(kelompok);
  return bersama.gt(0) ? bersama : Dec.from(sendiri);
}
