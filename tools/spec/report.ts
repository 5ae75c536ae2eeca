import type { Expected } from './expected.ts';
import { missing, type Built } from './found.ts';

type List = Expected['list'];

/** A row of the specification, and what became of it. */
export interface ReportRow {
  readonly list: List;
  readonly name: string;
  readonly state: 'there' | 'missing' | 'elsewhere';
  /** What is missing, or where it is instead. */
  readonly detail: string;
}

export interface Total {
  readonly list: List;
  readonly there: number;
  readonly of: number;
}

const LISTS: readonly List[] = ['routes', 'calls', 'modules'];

export const report = (rows: readonly Expected[], built: Built): ReportRow[] =>
  rows.map((row) => {
    const { list, name } = row;
    if ('elsewhere' in row) return { list, name, state: 'elsewhere', detail: row.elsewhere };
    const lacking = missing(row, built) ?? [];
    return {
      list,
      name,
      state: lacking.length === 0 ? 'there' : 'missing',
      detail: lacking.filter((part) => part !== name).join(', '),
    };
  });

/** Rows that are there, of those that are ours to build. */
export const summary = (rows: readonly ReportRow[]): Total[] =>
  LISTS.map((list) => {
    const ours = rows.filter((row) => row.list === list && row.state !== 'elsewhere');
    return { list, there: ours.filter(({ state }) => state === 'there').length, of: ours.length };
  });

const MARKS: Readonly<Record<ReportRow['state'], string>> = { there: '+', missing: '-', elsewhere: '.' };

/** Plain text: a mark, the row, and a line of totals per list. */
export function table(rows: readonly ReportRow[], totals: readonly Total[]): string {
  const width = Math.max(0, ...rows.map(({ name }) => Math.min(name.length, 60)));
  const sections = LISTS.map((list) => rows.filter((row) => row.list === list)).filter((section) => section.length > 0);
  return [
    ...sections.map((section) =>
      section.map(({ state, name, detail }) => `${MARKS[state]} ${name.padEnd(width)}  ${detail}`.trimEnd()).join('\n'),
    ),
    totals.map(({ list, there, of }) => `${list.padEnd(8)} ${String(there).padStart(4)} of ${of}`).join('\n'),
  ].join('\n\n');
}
