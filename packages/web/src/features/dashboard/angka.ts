import { formatNumber, formatRupiah } from '@kilau/contract/core/format.ts';
import type { Translate } from '../../ui/text.ts';

/** Figures come as numbers over the wire. */
export const angka = (value: unknown): number => Number(value);
export const semua = (values: readonly unknown[]): number[] => values.map(Number);
export const total = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

export const rupiah = (value: number): string => formatRupiah(value);
export const gram = (value: number): string => `${formatNumber(value, 3)} g`;

/** `30 jt`, `4 M`: rupiah beside a line of the chart, in the words of the language. */
export const pendek =
  (t: Translate) =>
  (value: number): string => {
    const size = Math.abs(value);
    if (size < 1_000_000) return formatNumber(value, 0);
    const [key, unit] =
      size < 1_000_000_000 ? (['dashboard.juta', 1_000_000] as const) : (['dashboard.miliar', 1_000_000_000] as const);
    return t(key, { nilai: formatNumber(value / unit, size % unit === 0 ? 0 : 1) });
  };
