import { choice } from '../../core/field.ts';
import { JENIS_BAYAR } from './cara-bayar.ts';

/** What the ways to pay are called. */
export const KATA_CARA = { optionLabel: 'pilihan.jenis_bayar' } as const;

/** The way of a payment that was made, as a paper tells it. */
export const caraBayar = choice(JENIS_BAYAR, { label: 'field.cara_bayar', ...KATA_CARA });
