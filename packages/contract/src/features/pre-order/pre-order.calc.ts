import { Dec, type DecInput } from '../../core/dec.ts';

/** The least that is paid when goods are ordered: a share of what they cost, to whole rupiah. */
export const dpPo = (total: DecInput, persen: DecInput): Dec => Dec.from(total).times(persen).dividedBy(100, 0, 'up');

/** Whether what has come weighs so much more or less than what was ordered that nobody has to take it. */
export const diLuarToleransi = (dipesan: DecInput, jadi: DecInput, persen: DecInput): boolean =>
  Dec.from(jadi).minus(dipesan).abs().times(100).gt(Dec.from(dipesan).times(persen));

/** Whose doing it is that nothing comes of an order. */
export const SEBAB_BATAL = ['PELANGGAN', 'TOKO'] as const;

interface Batal {
  readonly total: DecInput;
  readonly dibayar: DecInput;
  /** What the shop keeps, in percent of the price. */
  readonly persen: DecInput;
  /** The campaign is still open, the shop cannot deliver, or what has come is not what was ordered. */
  readonly bebas: boolean;
}

/** What the shop keeps of an order that is cancelled: a share of its price, at most what was paid. */
export const potonganPo = ({ total, dibayar, persen, bebas }: Batal): Dec =>
  bebas ? Dec.zero : Dec.min(dibayar, Dec.from(total).times(persen).dividedBy(100, 0, 'down'));
