import type { FormatContext } from '@kilau/contract/core/format.ts';
import type { Report } from '@kilau/contract/core/report.ts';
import { filterTexts } from '@kilau/contract/core/table-text.ts';

export interface EmptyAdvice {
  readonly text: string;
  /** There are filters that can be opened. */
  readonly canLoosen: boolean;
}

type Sentence = (
  key: 'laporan.longgarkan' | 'laporan.longgarkan_tanggal' | 'laporan.longgar',
  params: { readonly filter: string },
) => string;

/** Which filter to loosen when a report has no rows: those that narrow, or else the dates; if any. */
export function emptyAdvice(
  report: Report,
  values: Readonly<Record<string, unknown>>,
  context: FormatContext,
  sentence: Sentence,
): EmptyAdvice {
  const texts = filterTexts(report, values, context);
  const isSet = (name: string) =>
    !report.filters[name]?.required &&
    values[name] !== null &&
    values[name] !== undefined &&
    values[name] !== '' &&
    values[name] !== false;
  const narrowing = texts.filter(({ name }) => isSet(name));
  if (narrowing.length > 0) {
    return {
      text: sentence('laporan.longgarkan', {
        filter: narrowing.map(({ label, text }) => `${label} ${text}`).join(', '),
      }),
      canLoosen: true,
    };
  }
  const period = texts.filter(({ name }) => report.period?.includes(name)).map(({ text }) => text);
  return period.length === 0
    ? { text: sentence('laporan.longgar', { filter: '' }), canLoosen: false }
    : { text: sentence('laporan.longgarkan_tanggal', { filter: [...new Set(period)].join(' – ') }), canLoosen: false };
}
