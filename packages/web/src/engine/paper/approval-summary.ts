import { labelKey, NUMERIC_KINDS, type Field, type Fields, type LinesField } from '@kilau/contract/core/field.ts';
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

type Row = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** A row as it was sent, of which nothing else is known. */
const rowText = (row: unknown): string =>
  isRecord(row)
    ? Object.values(row)
        .filter((value) => !isEmpty(value))
        .map(String)
        .join(' ')
    : String(row);

/** Whether a value could be taken for another one of its row: a weight for a count, an account for an amount. */
const isFigure = ({ kind }: Field, text: string): boolean =>
  NUMERIC_KINDS.has(kind) || kind === 'date' || kind === 'datetime' || /^[\d.,\s-]+$/.test(text);

/** A value of a row, with what it is called where it would say nothing alone. */
function partText(name: string, field: Field, text: string, named: boolean, { t }: Words): string {
  const label = t.of(labelKey(name, field));
  // The name that a picture is kept under tells nobody anything; that there is one does.
  if (field.kind === 'image') return label;
  return field.kind === 'boolean' || (named && isFigure(field, text)) ? `${label} ${text}` : text;
}

/** What a row holds, in the order of its fields; last what they do not know, for that is agreed to as well. */
function rowWords({ fields }: LinesField, row: Row, words: Words): string {
  const told = Object.entries(fields)
    .map(([name, field]) => ({ name, field, text: formatField(field, row[name], words.format) }))
    .filter(({ text }) => text !== '');
  const named = told.filter(({ field, text }) => isFigure(field, text)).length > 1;
  const { t } = words;
  const unknown = Object.entries(row)
    .filter(([name, value]) => !(name in fields) && !isEmpty(value))
    .map(([name, value]) => [...(t.has(`field.${name}`) ? [t.of(`field.${name}`)] : []), rowText(value)].join(' '));
  return [...told.map(({ name, field, text }) => partText(name, field, text, named, words)), ...unknown].join(' · ');
}

/** A value in words; of rows each in its own. */
export function toldValue(field: Field, value: unknown, words: Words): string | readonly string[] {
  return field.kind === 'lines' && Array.isArray(value)
    ? value.map((row: unknown) => (isRecord(row) ? rowWords(field, row, words) : rowText(row)))
    : formatField(field, value, words.format);
}

/** What is to be approved, a line for each value that there is. */
export function approvalSummary(nilai: unknown, words: Words): RingkasanBaris[] {
  if (!isRecord(nilai)) return [];
  const { fields, t } = words;
  return Object.entries(nilai).flatMap(([name, value]): RingkasanBaris[] => {
    if (isRecord(value)) return approvalSummary(value, words);
    if (isEmpty(value)) return [];
    const field = fields[name];
    const label = t.of(field ? labelKey(name, field) : `field.${name}`);
    // Fields that hold several know their words; of others it is told as it was sent.
    if (Array.isArray(value) && field?.kind !== 'lines' && field?.kind !== 'tags') {
      return [{ label, nilai: value.map((row) => rowText(row)).join(', ') }];
    }
    const told = field ? toldValue(field, value, words) : String(value);
    return told === '' ? [] : [{ label, nilai: told }];
  });
}
