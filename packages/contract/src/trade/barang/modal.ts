import type { Dec } from '../../core/dec.ts';
import { can, type Actor, type Requirement } from '../../core/permission.ts';

/** The page where costs are set: who has it in his menu sees what a piece cost, everywhere it is told. */
export const MODAL_BARANG = '/modal-barang';

/** Who sees what a piece cost: OWN and SU, and whoever was given the page. Never a customer's paper. */
export const LIHAT_MODAL: Requirement = { pages: [MODAL_BARANG] };
export const lihatModal = (actor: Actor): boolean => can(actor, LIHAT_MODAL);

/**
 * What is proposed as the cost of a piece: its grams at today's purchase price of its purity, whole rupiah.
 * @param harga_gram rupiah a gram; 0 or less while the shop has set none.
 * @returns nothing while there is no price.
 */
export function usulModal(berat: Dec, harga_gram: Dec): Dec | null {
  const usul = berat.times(harga_gram).round(0, 'half-up');
  return usul.gt(0) ? usul : null;
}
