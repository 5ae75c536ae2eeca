import type { Dec } from '../../core/dec.ts';

/**
 * What a piece costs that is found lighter than it was, by the goldsmith's work or on the way: by what is left of it,
 * whole rupiah, down. One that is no lighter costs what it did.
 * @returns nothing while nobody knows what it had cost, or where nothing is left of that.
 */
export function modalKembali(modal: Dec | null, berat_kirim: Dec, berat: Dec): Dec | null {
  if (modal === null || berat.gte(berat_kirim)) return modal;
  const sisa = modal.times(berat).dividedBy(berat_kirim, 0, 'down');
  return sisa.isZero() ? null : sisa;
}
