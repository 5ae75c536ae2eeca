import type { Language } from '@kilau/contract/locales/index.ts';
import { MM } from './pdf-document.ts';
import type { Letterhead } from './pdf-head.ts';

/**
 * What every proof says, as texts: a receipt, a transfer, the result of a count. What is on it comes between head and
 * signatures.
 */
export interface ProofPage {
  readonly toko: Letterhead;
  readonly judul: string;
  readonly nomor: string;
  /** Label and text, two in a line. */
  readonly info: readonly (readonly [label: string, isi: string])[];
  /** Who signs. */
  readonly tanda_tangan: readonly string[];
  readonly dicetak: string;
  readonly halaman: (n: number, of: number) => string;
  readonly lang: Language;
  readonly waktu: Date;
}

/** The page of a proof, A4 upright: its edges, down to the foot, in points, and its letters. */
export const PROOF = {
  left: 12 * MM,
  right: 198 * MM,
  top: 11 * MM,
  bottom: 289 * MM,
  size: 8.5,
  small: 7,
  red: '0.702 0.149 0.118',
} as const;
