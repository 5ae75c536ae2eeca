import { formatNumber, formatRupiah } from '@kilau/contract/core/format.ts';

/** Figures come as numbers over the wire. */
export const angka = (value: unknown): number => Number(value);
export const semua = (values: readonly unknown[]): number[] => values.map(Number);
export const total = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

export const rupiah = (value: number): string => formatRupiah(value);
export const gram = (value: number): string => `${formatNumber(value, 3)} g`;
