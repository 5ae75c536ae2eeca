import { Dec } from '../../core/dec.ts';

/** Grams of one purity without barcodes, and what all of them cost. */
export interface IsiCurah {
  readonly berat: Dec;
  readonly nilai: Dec;
}

/** What so many grams cost at the average of all: whole rupiah, downwards; the last grams take what is left. */
export const nilaiKeluar = ({ berat, nilai }: IsiCurah, keluar: Dec): Dec =>
  keluar.gte(berat) ? nilai : nilai.times(keluar).dividedBy(berat, 0, 'down');

/**
 * What goods come in at (domain guide part 2, §7): at what was paid for them, or at the average of what lies here where
 * nobody knows that.
 * @returns `dulu`: what goods cost that lay here before anybody knew, now that the first cost is known. All of a purity
 * have one average, so that these cost the same.
 */
export function nilaiMasuk(ada: IsiCurah, berat: Dec, nilai: Dec | null): { readonly nilai: Dec; readonly dulu: Dec } {
  if (nilai === null || nilai.isZero()) {
    const rata = ada.nilai.isZero() ? Dec.zero : ada.nilai.times(berat).dividedBy(ada.berat, 0, 'down');
    return { nilai: rata, dulu: Dec.zero };
  }
  const tanpaModal = ada.nilai.isZero() && ada.berat.gt(0) && berat.gt(0);
  return { nilai, dulu: tanpaModal ? nilai.times(ada.berat).dividedBy(berat, 0, 'down') : Dec.zero };
}

/**
 * What goods leave at that came and are taken back: at what they came at, or at the average where that was sold on
 * meanwhile. Of no grams nothing is left that they cost.
 */
export function nilaiKembali(ada: IsiCurah, { berat, nilai }: IsiCurah): Dec {
  const sisa = { berat: ada.berat.minus(berat), nilai: ada.nilai.minus(nilai) };
  const utuh = !sisa.nilai.isNegative() && (sisa.berat.gt(0) || sisa.nilai.isZero());
  return utuh ? nilai : nilaiKeluar(ada, berat);
}
