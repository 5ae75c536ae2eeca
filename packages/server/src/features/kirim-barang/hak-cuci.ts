import type { Requirement } from '@kilau/contract/core/permission.ts';
import { KIRIM_CUCI, TERIMA_CUCI } from '@kilau/contract/features/kirim-barang/kirim-barang.fields.ts';

const gate = 'KIRIM_BARANG_MODULE';

/**
 * What it takes to send goods to be refinished. The papers of goods for sale are made by the same calls, whose own
 * needs are others: whoever makes one of these asks for this beside them.
 */
export const KIRIM_UNTUK_CUCI = {
  gate: { all: [gate, 'SEPUHAN_MODULE'] },
  pages: [KIRIM_CUCI],
} as const satisfies Requirement;

/** And to take them in, where they are refinished: not where head office does that for the shop. */
export const TERIMA_UNTUK_CUCI = {
  gate: { all: [gate, 'SEPUHAN_MODULE'], none: ['SEPUHAN_TERPUSAT_MODULE'] },
  pages: [TERIMA_CUCI],
} as const satisfies Requirement;
