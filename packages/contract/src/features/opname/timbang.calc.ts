import { Dec, type DecInput } from '../../core/dec.ts';

/** What the system has on a tray, in grams: the goods and everything that lies on the scale with them. */
export interface IsiBaki {
  /** The pieces. */
  readonly berat: DecInput;
  readonly berat_barang_manual: DecInput;
  readonly berat_aksesoris: DecInput;
  readonly berat_baki: DecInput;
  readonly berat_plastik: DecInput;
  readonly berat_atribut: DecInput;
  readonly berat_bandrol: DecInput;
}

/** COCOK: within the tolerance. PERIKSA: up to twice of it, weigh again. SELISIH: beyond, the tray must be counted. */
export const KEADAAN_TIMBANG = ['COCOK', 'PERIKSA', 'SELISIH'] as const;
export type KeadaanTimbang = (typeof KEADAAN_TIMBANG)[number];

/** The tolerance counts for so many pieces, begun ones included (domain guide §8.5). */
export const BARANG_PER_TOLERANSI = 20;

/** The parts of the total, in the order in which they are told. */
export const BAGIAN_BAKI = [
  'berat',
  'berat_barang_manual',
  'berat_aksesoris',
  'berat_baki',
  'berat_plastik',
  'berat_atribut',
  'berat_bandrol',
] as const satisfies readonly (keyof IsiBaki)[];

/** What the scale should show: pieces, manual items, accessories, tray, plastic, attributes, tags. */
export const totalBaki = (isi: IsiBaki): Dec => Dec.sum(BAGIAN_BAKI.map((bagian) => isi[bagian]));

/** What is missing on the scale; below zero when there is too much on it. */
export const selisihTimbang = (total: DecInput, berat_timbang: DecInput): Dec => Dec.from(total).minus(berat_timbang);

/** How far a tray of `qty` pieces, manual items and accessories may be off. @param per grams for every 20 pieces. */
export const toleransiTimbang = (qty: number, per: DecInput): Dec =>
  Dec.from(per).times(Dec.max(1, Dec.from(qty).dividedBy(BARANG_PER_TOLERANSI, 0, 'up')));

/** What a difference means under a tolerance. */
export function keadaanTimbang(selisih: DecInput, toleransi: DecInput): KeadaanTimbang {
  const off = Dec.from(selisih).abs();
  if (off.lte(toleransi)) return 'COCOK';
  return off.lte(Dec.from(toleransi).times(2)) ? 'PERIKSA' : 'SELISIH';
}
