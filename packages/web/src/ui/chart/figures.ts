import { formatNumber } from '@kilau/contract/core/format.ts';
import type { Translate } from '../text.ts';

/** How far a figure is from another, `▲ 5.1 %`; nothing where there is nothing to hold it against. */
export function change(now: number, then: number): string {
  if (then <= 0) return '';
  const percent = ((now - then) / then) * 100;
  return `${percent < 0 ? '▼' : '▲'} ${Math.abs(percent).toFixed(1)} %`;
}

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
