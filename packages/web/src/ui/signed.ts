import { formatNumber } from '@kilau/contract/core/format.ts';

/** A figure with a true minus; with `plus`, one before what came in too. */
export function signed(value: number, scale = 0, plus = false): string {
  const sign = value < 0 ? '−' : plus && value > 0 ? '+' : '';
  return `${sign}${formatNumber(Math.abs(value), scale)}`;
}
