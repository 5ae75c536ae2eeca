import { labelKey, type Fields } from '@kilau/contract/core/field.ts';
import { formatField, type FormatContext } from '@kilau/contract/core/format.ts';
import type { Translate } from '../../ui/text.ts';
import type { RingkasanBaris } from '../approval/permintaan.ts';

/** What the values of an approval are called and written by. */
export interface Words {
  /** Fields of what may be sent, for the words of the summary. */
  readonly fields: Fields;
  readonly t: Translate;
  readonly format: FormatContext;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const rowText = (row: unknown): string => (isRecord(row) ? Object.values(row).map(String).join(' ') : String(row));

/** What is to be approved, a line for each value. */
export function approvalSummary(nilai: unknown, words: Words): RingkasanBaris[] {
  if (!isRecord(nilai)) return [];
  const { fields, t, format } = words;
  return Object.entries(nilai).flatMap(([name, value]): RingkasanBaris[] => {
    if (isRecord(value)) return approvalSummary(value, words);
    const field = fields[name];
    const label = t.of(field ? labelKey(name, field) : `field.${name}`);
    if (value === '' || (Array.isArray(value) && value.length === 0)) return [];
    // Fields that hold several know their words; of others it is told as it was sent.
    if (Array.isArray(value) && field?.kind !== 'lines' && field?.kind !== 'tags') {
      return [{ label, nilai: value.map((row) => rowText(row)).join(', ') }];
    }
    return [{ label, nilai: field ? formatField(field, value, format) : String(value) }];
  });
}
