import { useMemo, type ReactNode } from 'react';
import type { FormatContext } from '@kilau/contract/core/format.ts';
import { formatField } from '@kilau/contract/core/format.ts';
import {
  labelKey,
  LIST_KINDS,
  NUMERIC_KINDS,
  type Field,
  type FieldKind,
  type Fields,
} from '@kilau/contract/core/field.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import { StoredImage } from '../../platform/images.tsx';
import { useUser } from '../../platform/session.ts';
import { Chip, type Tone } from '../../ui/Chip.tsx';
import { Icon } from '../../ui/icons.tsx';
import type { Column, SortValue } from '../../ui/table/types.ts';
import { useT, type Translate } from '../../ui/text.ts';
import { namesOf } from '../inputs/names.ts';
import css from './cells.module.css';

/** What formatting needs: the shop's time zone and the chosen language. */
export function useFormat(): FormatContext {
  const { toko } = useUser();
  const t = useT();
  return useMemo(() => ({ timeZone: toko.zona_waktu, t: t.of }), [toko.zona_waktu, t]);
}

/** Colours of the states that documents and records pass through. */
const TONES: Readonly<Record<string, Tone>> = { OPEN: 'warn', DONE: 'good', CANC: 'bad' };

function Thumb({ name }: { readonly name: string }) {
  return (
    <span className={css.thumb}>
      <StoredImage name={name} alt="" fallback={<Icon name="photo" size={14} />} />
    </span>
  );
}

/** Rows that name records are told by their codes, others by their number: the whole text is for papers and history. */
function rowsText(field: Field, value: unknown): string {
  if (field.kind !== 'lines' || !Array.isArray(value)) return '';
  const [name, first] = Object.entries(field.fields)[0] ?? [];
  return name !== undefined && first?.kind === 'ref'
    ? value.map((row: Readonly<Record<string, unknown>>) => String(row[name])).join(', ')
    : String(value.length);
}

const DRAWN: Partial<Record<FieldKind, (field: Field, value: unknown, context: FormatContext) => ReactNode>> = {
  boolean: (field, value, context) => (
    <Chip tone={value === true ? 'good' : 'plain'}>{formatField(field, value === true, context)}</Chip>
  ),
  choice: (field, value, context) => {
    const tone = TONES[String(value)];
    const text = formatField(field, value, context);
    return tone === undefined || text === '' ? text : <Chip tone={tone}>{text}</Chip>;
  },
  color: (_field, value) =>
    value ? (
      <span className={css.colour}>
        <span className={css.swatch} style={{ background: String(value) }} />
        {String(value)}
      </span>
    ) : (
      ''
    ),
  image: (_field, value) => <Thumb name={String(value ?? '')} />,
  images: (_field, value) => (
    <span className={css.thumbs}>
      {namesOf(value).map((name) => (
        <Thumb key={name} name={name} />
      ))}
    </span>
  ),
  secret: (_field, value, context) => (
    <Chip tone={value === true ? 'good' : 'plain'}>{context.t(value === true ? 'umum.ya' : 'umum.tidak')}</Chip>
  ),
  lines: rowsText,
};

/** A value in a table or a list of details, by its kind. */
function FieldCell({ field, value }: { readonly field: Field; readonly value: unknown }): ReactNode {
  const context = useFormat();
  return DRAWN[field.kind]?.(field, value, context) ?? formatField(field, value, context);
}

/** Numbers are put in order exactly, lists by their length, everything else as its text. */
function sortValue(field: Field, value: unknown): SortValue {
  if (value === null || value === undefined) return undefined;
  if (NUMERIC_KINDS.has(field.kind)) return Dec.parse(value);
  if (LIST_KINDS.has(field.kind)) return Array.isArray(value) ? value.length : undefined;
  return typeof value === 'boolean' ? value : String(value);
}

const PICTURES: ReadonlySet<FieldKind> = new Set(['image', 'images']);

/** Kinds that say what they are without their name. */
const PLAIN: ReadonlySet<FieldKind> = new Set(['text', 'code', 'ref', 'date', 'datetime', 'choice']);

/** A value among others in a line: a weight with its unit, another number with its name, a day without its century. */
function toldFact(t: Translate, field: Field, text: string, title: string): string {
  if (field.kind === 'date') return text.replace(/\/\d\d(\d\d)$/, '/$1');
  if (text === '' || PLAIN.has(field.kind)) return text;
  return field.kind === 'weight' ? `${text} ${t('umum.gr')}` : `${title} ${text}`;
}

/** A table's column for a field of the rows. */
export function fieldColumn<R extends Readonly<Record<string, unknown>>>(
  name: string,
  field: Field,
  context: FormatContext,
  t: Translate,
): Column<R> {
  const title = t.of(labelKey(name, field));
  const text = (row: R) => formatField(field, row[name], context);
  return {
    key: name,
    title,
    numeric: NUMERIC_KINDS.has(field.kind),
    text,
    told: (row) => toldFact(t, field, text(row), title),
    ...(field.kind === 'date' && { csv: (row: R) => String(row[name] ?? '') }),
    cell: field.kind in DRAWN ? (row) => <FieldCell field={field} value={row[name]} /> : undefined,
    sortBy: (row) => sortValue(field, row[name]),
    screenOnly: PICTURES.has(field.kind),
  };
}

/** Columns for fields of rows, in their order. @param own what single ones say in their own way. */
export function useFieldColumns<R extends Readonly<Record<string, unknown>>>(
  fields: Fields,
  own?: (column: Column<R>) => Partial<Column<R>>,
): readonly Column<R>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(
    () =>
      Object.entries(fields).map(([name, field]) => {
        const column = fieldColumn<R>(name, field, format, t);
        return { ...column, ...own?.(column) };
      }),
    [fields, own, format, t],
  );
}
