import { Dec, type DecInput } from '../../core/dec.ts';

/** The ceiling of a loan (domain guide §6.2). Money is whole rupiah, weight grams, percentages percent. */

/** A ceiling is rounded down to this, so that nobody is promised more than the rule gives. */
export const PEMBULATAN_PLAFOND = 10_000;

/** Rounds a ceiling down to a multiple. */
export function bulatkanPlafond(nilai: DecInput, kelipatan: DecInput = PEMBULATAN_PLAFOND): Dec {
  const rupiah = Dec.from(nilai).round(0, 'down');
  return rupiah.minus(rupiah.mod(kelipatan));
}

export interface BarangKadar {
  readonly berat: DecInput;
  /** Rupiah lent on a gram of its purity. */
  readonly harga_plafond: DecInput;
}

/** The ceiling by plafond kadar: each piece floored to whole rupiah, then the sum rounded down. */
export const plafondKadar = (barang: readonly BarangKadar[]): Dec =>
  bulatkanPlafond(
    Dec.sum(barang.map(({ berat, harga_plafond }) => Dec.from(berat).times(harga_plafond).round(0, 'down'))),
  );

export interface BarangEmas {
  readonly berat: DecInput;
  /** The day's price of a gram of its purity. */
  readonly harga_emas: DecInput;
  /** How many percent of it are lent. */
  readonly persen: DecInput;
}

/** The ceiling by percent of the gold price, rounded down. */
export const plafondHargaEmas = (barang: readonly BarangEmas[]): Dec =>
  bulatkanPlafond(
    Dec.sum(
      barang.map(({ berat, harga_emas, persen }) =>
        Dec.from(berat).times(harga_emas).times(persen).dividedBy(100, 6, 'down'),
      ),
    ),
  );
