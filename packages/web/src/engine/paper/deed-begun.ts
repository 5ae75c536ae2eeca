import { leastOf, type Fields } from '@kilau/contract/core/field.ts';
import type { DeedRows, KindDeed } from '@kilau/contract/core/kind.ts';
import { isSame } from '../../platform/is-same.ts';
import { initialValues, type FormValues } from '../../ui/form/record-form.ts';
import type { Paper } from './paper-calls.ts';

type Line = Readonly<Record<string, unknown>>;

const linesOf = (paper: Paper, name: string): readonly Line[] => {
  const lines = paper[name];
  return Array.isArray(lines) ? (lines as readonly Line[]) : [];
};

const written = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** Rows of a paper as the form of a deed begins with them. */
function rowsOf({ lines, rest }: DeedRows, paper: Paper): readonly FormValues[] {
  if (lines) {
    const { name, columns, told } = lines;
    const gone = new Set(told ? linesOf(paper, told.by).map((row) => row[told.in]) : []);
    return linesOf(paper, name)
      .filter((line) => !gone.has(line['baris']))
      .map((line) => Object.fromEntries(columns.map((column) => [column, written(line[column])])));
  }
  return rest === undefined || paper.sisa === 0 ? [] : [{ [rest]: written(paper.sisa) }];
}

/** What the form of a deed begins with; rows of which there must be one, with one. */
export function begun({ input = {}, begins = [] }: KindDeed, paper: Paper, today: string): FormValues {
  const fields: Fields = input;
  return {
    ...initialValues(fields, today),
    ...Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => {
        if (field.kind !== 'lines') return [];
        const empty = initialValues(field.fields, today);
        const own = begins.filter((rows) => rows.input === name).flatMap((rows) => rowsOf(rows, paper));
        const rows = own.length === 0 && leastOf(field) > 0 ? [empty] : own.map((row) => ({ ...empty, ...row }));
        return rows.length === 0 ? [] : [[name, rows]];
      }),
    ),
  };
}

/** What was typed for a deed that is not done yet, and what its form had begun with. */
export interface DeedTyped {
  readonly values: FormValues;
  readonly begun: FormValues;
}

/** What a form goes on with: what was typed, whoever has done something else meanwhile; else what it begins with. */
export const goneOn = ({ values, begun: before }: DeedTyped, now: FormValues): FormValues => ({
  ...now,
  ...Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, before[name]))),
});
