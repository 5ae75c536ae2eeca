import { Dec, type DecInput } from '../../core/dec.ts';

/** What the system has on a tray, in grams: the goods and everything that lies on the scale with them. */
export interface IsiBaki {
  readonly berat: DecInput;
  readonly berat_baki: DecInput;
  readonly berat_plastik: DecInput;
  readonly berat_atribut: DecInput;
  readonly berat_bandrol: DecInput;
}

/** COCOK: within half the tolerance. PERIKSA: within it, look again. SELISIH: beyond it, the tray must be counted. */
export const KEADAAN_TIMBANG = ['COCOK', 'PERIKSA', 'SELISIH'] as const;
export type KeadaanTimbang = (typeof KEADAAN_TIMBANG)[number];

/** The tolerance counts for so many pieces, begun ones included (domain guide §8.5). */
export const BARANG_PER_TOLERANSI = 20;

/** What the scale should show: goods, tray, plastic, attributes, tags. */
export const totalBaki = (isi: IsiBaki): Dec => Dec.sum([isi.berat, isi.berat_baki, isi.berat_plastik, isi.berat_atribut, isi.berat_bandrol]);

/** What is missing on the scale; below zero when there is too much on it. */
export const selisihTimbang = (total: DecInput, berat_timbang: DecInput): Dec => Dec.from(total).minus(berat_timbang);

/** How far a tray of `qty` pieces may be off. @param per grams for every 20 pieces. */
export const toleransiTimbang = (qty: number, per: DecInput): Dec => Dec.from(per).times(Dec.max(1, Dec.from(qty).dividedBy(BARANG_PER_TOLERANSI, 0, 'up')));

/** What a difference means under a tolerance. */
export function keadaanTimbang(selisih: DecInput, toleransi: DecInput): KeadaanTimbang {
  const off = Dec.from(selisih).abs();
  if (off.times(2).lte(toleransi)) return 'COCOK';
  return off.lte(toleransi) ? 'PERIKSA' : 'SELISIH';
}
