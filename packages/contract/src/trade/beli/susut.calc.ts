import { Dec, type DecInput } from '../../core/dec.ts';

/** Category of the approval of a bought line whose weight lies far from its nota's. */
export const OTORISASI_BERAT_BELI = 'TOLERANSI BERAT PEMBELIAN';

/** How far a weight may lie from the nota's; without it (the module is off) nobody is asked. */
export interface ToleransiBerat {
  /** TOLERANSI_BERAT_BELI, grams. */
  readonly gram: DecInput;
  /** TOLERANSI_BERAT_BELI_PERSEN of the nota's weight. */
  readonly persen: DecInput;
}

/** A line of goods that came with a nota, or without: `berat_nota` is null then. */
export interface BeratBeli {
  /** Grams as weighed now. */
  readonly berat: DecInput;
  /** Grams as the seller's nota says. */
  readonly berat_nota: DecInput | null;
}

/**
 * Grams that wear took since the nota was written: negative when the goods weigh more than it says (domain guide,
 * section 3.1).
 */
export const susut = ({ berat, berat_nota }: BeratBeli): Dec =>
  berat_nota === null ? Dec.zero : Dec.from(berat_nota).minus(berat);

/**
 * Whether a weight, too low or too high, lies beyond both tolerances: light pieces live by the grams, heavy lots by the
 * percent.
 */
export function beratDiLuarToleransi(baris: BeratBeli, toleransi: ToleransiBerat | undefined): boolean {
  if (!toleransi || baris.berat_nota === null) return false;
  const beda = susut(baris).abs();
  return beda.gt(toleransi.gram) && beda.times(100).gt(Dec.from(baris.berat_nota).times(toleransi.persen));
}
