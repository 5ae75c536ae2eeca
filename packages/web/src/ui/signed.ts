import type { Dec } from '@kilau/contract/core/dec.ts';
import { formatNumber, formatRupiah } from '@kilau/contract/core/format.ts';
import type { Translate } from './text.ts';

/** A figure with a true minus; with `plus`, one before what came in too. */
export function signed(value: number, scale = 0, plus = false): string {
  const sign = value < 0 ? '−' : plus && value > 0 ? '+' : '';
  return `${sign}${formatNumber(Math.abs(value), scale)}`;
}

/** What papers come to in money: what goes out is said in words, a minus before it is easily overlooked. */
export const inOrOut = (t: Translate, total: Dec): string =>
  total.isNegative() ? `${t('field.keluar')} ${formatRupiah(total.abs())}` : formatRupiah(total);
