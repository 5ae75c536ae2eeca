import { signed } from '../../ui/signed.ts';

/** Rupiah with a true minus; a stroke for what is not known yet. */
export const rupiah = (nilai: number | null): string => (nilai === null ? '–' : signed(nilai));

/** The sum of what is known. */
export const jumlahkan = (nilai: readonly (number | null)[]): number =>
  nilai.reduce((sum: number, one) => sum + (one ?? 0), 0);
