import { Dec, type DecInput } from '../../core/dec.ts';

/** The arithmetic of instalments (domain guide §5.5). Money is whole rupiah, percentages percent. */

/** Instalments are whole thousands; the last one takes what is left. */
const KELIPATAN = 1000;

/** The terms of the master para-cicilan; the paper keeps a snapshot of them. */
export interface SyaratCicilan {
  readonly tenor: number;
  readonly dp_persen: DecInput;
  /** On top of the price, once. */
  readonly margin_persen: DecInput;
}

export interface RencanaCicilan {
  /** Price with the margin: what is paid in all. */
  readonly harga_jual_cicil: Dec;
  readonly dp: Dec;
  /** One amount per instalment, in order; with the down payment they are exactly `harga_jual_cicil`. */
  readonly angsuran: readonly Dec[];
}

const persenDari = (nilai: DecInput, persen: DecInput): Dec => Dec.from(nilai).times(persen).dividedBy(100, 0, 'up');

const keAtas = (nilai: Dec, kelipatan: DecInput): Dec => {
  const sisa = nilai.mod(kelipatan);
  return sisa.isZero() ? nilai : nilai.minus(sisa).plus(kelipatan);
};

/**
 * What is paid when.
 * @param dp the down payment agreed, when it is more than the least the terms ask for.
 */
export function rencanaCicilan(
  harga: DecInput,
  { tenor, dp_persen, margin_persen }: SyaratCicilan,
  dp?: DecInput,
): RencanaCicilan {
  const harga_jual_cicil = Dec.from(harga).plus(persenDari(harga, margin_persen));
  const muka = Dec.min(harga_jual_cicil, Dec.max(dp ?? 0, persenDari(harga_jual_cicil, dp_persen)));
  let sisa = harga_jual_cicil.minus(muka);
  const tetap = keAtas(sisa.dividedBy(tenor, 0, 'up'), KELIPATAN);
  const angsuran = Array.from({ length: tenor }, (_, index) => {
    const bagian = index === tenor - 1 ? sisa : Dec.min(tetap, sisa);
    sisa = sisa.minus(bagian);
    return bagian;
  });
  return { harga_jual_cicil, dp: muka, angsuran };
}

/**
 * What is left of instalments that began before, over so many that are open: each as much as was agreed on, the last
 * what is left then.
 * @param tetap what was agreed on; absent, equal parts of whole thousands.
 * @returns one amount per instalment, in order; nothing where so many do not hold it.
 */
export function bagiSisa(sisa: DecInput, banyak: number, tetap?: DecInput): readonly Dec[] | undefined {
  let tinggal = Dec.from(sisa);
  const masing = Dec.from(tetap ?? keAtas(tinggal.dividedBy(banyak, 0, 'up'), KELIPATAN));
  const angsuran = Array.from({ length: banyak }, () => {
    const bagian = Dec.min(masing, tinggal);
    tinggal = tinggal.minus(bagian);
    return bagian;
  });
  return tinggal.isZero() ? angsuran : undefined;
}

/** What a customer pays who pays the rest off early: the rest less the discount. */
export const pelunasanCepat = (sisa_bayar: DecInput, potongan_persen: DecInput): Dec =>
  Dec.from(sisa_bayar).minus(Dec.from(sisa_bayar).times(potongan_persen).dividedBy(100, 0, 'down'));

/** The fine of an instalment that is late by so many months, begun ones included. */
export const dendaCicilan = (angsuran: DecInput, denda_persen: DecInput, bulan: number): Dec =>
  persenDari(Dec.from(angsuran).times(bulan), denda_persen);
