import { Dec } from '../../core/dec.ts';

/** Grams by which scales may differ: a piece that comes back heavier by more was exchanged, or weighed wrongly. */
export const LEBIH_WAJAR = Dec.from('0.02');

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
