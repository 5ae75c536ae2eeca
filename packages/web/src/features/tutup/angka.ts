import { signed } from '../../ui/signed.ts';

/** Rupiah with a true minus; a stroke for what is not known yet. */
export const rupiah = (nilai: number | null): string => (nilai === null ? '–' : signed(nilai));

/** The sum of what is known; of nothing that is known there is none. */
export const jumlahkan = (nilai: readonly (number | null)[]): number | null =>
  nilai.reduce((sum, one) => (one === null ? sum : (sum ?? 0) + one), null);
