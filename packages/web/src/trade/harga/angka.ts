import { Dec } from '@kilau/contract/core/dec.ts';

/** A number of the draft; nothing typed counts as nothing. */
export const angka = (text: string | null): Dec => Dec.parse(text ?? '') ?? Dec.zero;
