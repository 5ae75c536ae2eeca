import { Dec } from '@kilau/contract/core/dec.ts';
import type { Fields } from '@kilau/contract/core/field.ts';
import { formatField, type FormatContext } from '@kilau/contract/core/format.ts';
import { isSame } from '../../platform/is-same.ts';
import { changedSince } from '../../ui/form/changed-since.ts';
import type { HistoryEntry } from './resource-calls.ts';

type Values = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const isRow = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Dec);

/**
 * Whether two values say the same, whatever form they have: lists by their content, rows by the parts of the second:
 * what follows from others is not typed.
 */
function same(a: unknown, b: unknown): boolean {
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) && isEmpty(b);
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((part, index) => same(part, b[index]));
  }
  if (isRow(a) && isRow(b)) return Object.keys(b).every((name) => same(a[name], b[name]));
  const left = Dec.parse(a);
  const right = Dec.parse(b);
  // A code of digits is no number: 007 is not 7.
  if (left && right && (a instanceof Dec || typeof a === 'number' || b instanceof Dec || typeof b === 'number')) {
    return left.eq(right);
  }
  return isSame(a, b);
}

/** What was typed since it was sent: otherwise, and not only in another form. */
export const typedSince = (now: Values, sent: Values): Values => changedSince(now, sent, same);

/** What differs from the record that was opened: only that is sent, so that another's change of another field stays. */
export function changedFields(fields: Fields, record: Values, values: Values): Values {
  // A secret that was left empty stays: the record tells only that there is one.
  const differs = (name: string, value: unknown) =>
    fields[name]?.kind === 'secret' ? !isEmpty(value) : !same(record[name], value);
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => differs(name, value)));
}

/** One line of a history: a field, what it was, what it is. */
export interface ChangeLine {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** The fields of an entry in words. Of a record that was made or deleted, those that hold something. */
export function changeLines(fields: Fields, entry: HistoryEntry, context: FormatContext): readonly ChangeLine[] {
  const { sebelum, sesudah } = entry;
  if (sebelum && sesudah && Object.keys(sesudah).every((name) => same(sebelum[name], sesudah[name]))) return [];
  return Object.entries(fields).flatMap(([name, field]) => {
    const [before, after] = [
      formatField(field, sebelum?.[name], context),
      formatField(field, sesudah?.[name], context),
    ];
    return before === after ? [] : [{ name, before, after }];
  });
}
