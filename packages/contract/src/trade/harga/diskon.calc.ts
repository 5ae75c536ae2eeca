import { Dec, type DecInput } from '../../core/dec.ts';
import { hitungPpn } from './harga-jual.calc.ts';

/** PPN of a line, as the shop charges it; absent when it does not. */
export interface PpnBaris {
  readonly cara: 'INCLUDE' | 'EXCLUDE';
  readonly tarif: DecInput;
}

/** A line before its discount: all that is sold, and its gold, which a discount in rupiah never exceeds. */
export interface DasarDiskon {
  readonly dasar: Dec;
  readonly harga_jual: Dec;
}

/** The discount that makes a line come to a wanted total, and what it comes to with it. */
export interface DiskonUntuk {
  readonly diskon: Dec;
  readonly total: Dec;
}

const dibayar = (harga: Dec, ppn: PpnBaris | undefined): Dec =>
  ppn?.cara === 'EXCLUDE' ? hitungPpn(harga, ppn.tarif, 'EXCLUDE').total : harga;

/** The most that a line may cost before tax so that what is paid is no more than `total`. */
function sebelumPpn(total: Dec, ppn: PpnBaris | undefined): Dec {
  if (ppn?.cara !== 'EXCLUDE') return total;
  let harga = total.times(100).dividedBy(Dec.from(ppn.tarif).plus(100), 0, 'up');
  while (harga.gt(0) && dibayar(harga, ppn).gt(total)) harga = harga.minus(1);
  return harga;
}

/**
 * The discount in whole rupiah that makes a line come to `total`, tax included. Where tax is added to the price, not
 * every rupiah can be reached: then the line comes to the next lower one.
 * @returns nothing when no discount leads there: the line costs less already, or its gold does not cover it.
 */
export function diskonUntukTotal(
  { dasar, harga_jual }: DasarDiskon,
  total: DecInput,
  ppn?: PpnBaris,
): DiskonUntuk | undefined {
  const ingin = Dec.from(total).round(0, 'half-up');
  const harga = sebelumPpn(ingin, ppn);
  const diskon = dasar.minus(harga);
  if (diskon.lt(0) || diskon.gt(Dec.min(dasar, harga_jual))) return undefined;
  return { diskon, total: dibayar(harga, ppn) };
}

/** How much of a line a discount is, in percent to two decimals, for the eye beside the rupiah. */
export const persenDiskon = (dasar: DecInput, diskon: DecInput): Dec => {
  const semua = Dec.from(dasar);
  return semua.gt(0) ? Dec.from(diskon).times(100).dividedBy(semua, 2, 'half-up') : Dec.zero;
};
