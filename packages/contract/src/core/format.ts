import { Dec, type DecInput } from './dec.ts';
import type { Field, LinesField, TextField } from './field.ts';
import { titleKey } from './page.ts';

/** Groups thousands with commas, as the specification wants (section 8, "Korean-style"). */
function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** `1234567.5` → `1,234,567.500` with a scale of 3. */
export function formatNumber(value: DecInput, scale = 0): string {
  const text = Dec.from(value).toFixed(scale);
  const negative = text.startsWith('-');
  const [whole = '0', fraction] = (negative ? text.slice(1) : text).split('.');
  return `${negative ? '-' : ''}${grouped(whole)}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** A difference, which says on which side of nothing it lies: `+0.030`, `-2.130`, `0.000`. */
export const formatDifference = (value: DecInput, scale = 0): string =>
  `${Dec.from(value).gt(0) ? '+' : ''}${formatNumber(value, scale)}`;

/** What weights are in, in the language of the reader. */
type GramWord = (key: 'umum.gr') => string;

/** A weight with what it is in: `2.130 gr`. */
export const formatGram = (value: DecInput, t: GramWord): string => `${formatNumber(value, 3)} ${t('umum.gr')}`;

/** `Rp. 1,500,000` (decisions.md 12). */
export function formatRupiah(value: DecInput): string {
  return `Rp. ${formatNumber(value)}`;
}

/** Kadar and percent without trailing zeros: 37.5, 70. */
export function formatPlain(value: DecInput): string {
  const dec = Dec.from(value);
  return formatNumber(dec, Math.min(dec.decimals(), 3));
}

/** `2026-11-21` → `21/11/2026`. */
export function formatDate(value: string): string {
  const [year, month, day] = value.slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}

/** One per time zone: making a formatter costs a hundred times what using it does. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    clocks.set(timeZone, clock);
  }
  return clock;
}

/** An instant in a shop's time zone: `21/11/2026 14:05`. */
export function formatInstant(value: string | Date, timeZone: string): string {
  const parts = clockOf(timeZone).formatToParts(typeof value === 'string' ? new Date(value) : value);
  const part = (type: string) => parts.find((item) => item.type === type)?.value ?? '';
  return `${part('day')}/${part('month')}/${part('year')} ${part('hour')}:${part('minute')}`;
}

/** What a history keeps of a secret that took the place of another. */
export const SECRET_REPLACED = 'DIGANTI';

/** What a format needs to know beside the value. */
export interface FormatContext {
  readonly timeZone: string;
  /** Text of a locale key. */
  readonly t: (key: string) => string;
}

/** Words of a closed list, in its order. */
const chosenText = (
  { options = [], optionLabel, noneLabel }: Extract<Field, { kind: 'tags' }>,
  words: readonly string[],
  { t }: FormatContext,
): string =>
  options
    .filter((word) => words.includes(word))
    .map((word) => (optionLabel ? t(`${optionLabel}.${word}`) : word))
    .join(', ') || (noneLabel ? t(noneLabel) : '');

/** A text in words, where its values are none by themselves. */
function wordsOf({ told }: TextField, value: string, { t }: FormatContext): string {
  const key = told === 'page' ? titleKey(value) : told?.[value];
  return key === undefined ? value : t(key);
}

/** A picture's own name: its folder tells people nothing. */
const fileName = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

/** The text of a value in a cell, on paper or in CSV. Empty values are an empty text. */
export function formatField(field: Field, value: unknown, context: FormatContext): string {
  if (value === null || value === undefined || value === '') return '';
  switch (field.kind) {
    case 'money':
      return formatNumber(value as DecInput);
    case 'integer':
      return formatNumber(value as DecInput);
    case 'weight':
      return formatNumber(value as DecInput, field.shown ?? 3);
    case 'kadar':
    case 'percent':
      return formatPlain(value as DecInput);
    case 'date':
      return formatDate(String(value));
    case 'datetime':
      return formatInstant(value as string | Date, context.timeZone);
    case 'boolean':
      return context.t(value ? 'umum.ya' : 'umum.tidak');
    case 'choice':
      return field.optionLabel ? context.t(`${field.optionLabel}.${String(value)}`) : String(value);
    case 'text':
      return wordsOf(field, String(value), context);
    case 'secret':
      return value === SECRET_REPLACED ? context.t('umum.rahasia_diganti') : value === false ? '' : '••••••••';
    case 'tags':
      return field.options
        ? chosenText(field, value as readonly string[], context)
        : field.plain
          ? (value as readonly string[]).join(', ')
          : (value as readonly string[]).map((tag) => `#${tag}`).join(',');
    case 'refs':
      return (value as readonly string[]).join(', ');
    case 'image':
      return fileName(String(value));
    case 'images':
      return (value as readonly string[]).map(fileName).join(', ');
    case 'lines':
      return (value as readonly Readonly<Record<string, unknown>>[])
        .map((row) => lineText(field, row, context))
        .join('; ');
    default:
      return typeof value === 'object' ? '' : String(value);
  }
}

/** The parts of a row that hold something, in their order: `700 / 1,437,000`. */
const lineText = ({ fields }: LinesField, row: Readonly<Record<string, unknown>>, context: FormatContext): string =>
  Object.entries(fields)
    .map(([name, field]) => formatField(field, row[name], context))
    .filter((part) => part !== '')
    .join(' / ');

/** How many decimals a numeric column shows; `undefined` for kinds that are not numbers. */
export function scaleOf(field: Field): number | undefined {
  switch (field.kind) {
    case 'money':
    case 'integer':
      return 0;
    case 'weight':
      return field.shown ?? 3;
    case 'kadar':
    case 'percent':
      return 3;
    default:
      return undefined;
  }
}
