import { Dec } from '../../core/dec.ts';

/** Grams by which scales may differ: a piece that comes back heavier by more was exchanged, or weighed wrongly. */
export const LEBIH_WAJAR = Dec.from('0.02');

/**
 * What a piece costs that came back from the goldsmith: by what is left of it, whole rupiah, down. One that is no
 * lighter costs what it did. @returns nothing while nobody knows what it had cost, or where nothing is left of that.
 */
export function modalKembali(modal: Dec | null, berat_kirim: Dec, berat: Dec): Dec | null {
  if (modal === null || berat.gte(berat_kirim)) return modal;
  const sisa = modal.times(berat).dividedBy(berat_kirim, 0, 'down');
  return sisa.isZero() ? null : sisa;
}

/** What waits in a batch of one purity: grams that the work has taken of pieces, and what these cost. */
export interface Menunggu {
  readonly berat: Dec;
  readonly nilai: Dec;
}

/** What some grams of what waits cost: their share, down; all that is left goes with the last gram. */
export const nilaiAbu = ({ berat: semua, nilai }: Menunggu, berat: Dec): Dec =>
  semua.isZero() ? Dec.zero : nilai.times(berat).dividedBy(semua, 0, 'down');

/** What was lost of pieces that came back, in percent of what was sent of them. */
export const persenWasting = (hilang: Dec, berat_kirim: Dec): Dec =>
  berat_kirim.isZero() ? Dec.zero : hilang.times(100).dividedBy(berat_kirim, 3, 'half-up');
