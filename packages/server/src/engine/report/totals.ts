import { Dec } from '@kilau/contract/core/dec.ts';
import { levelsOf, type ReportColumn, type Section } from '@kilau/contract/core/report.ts';
import { withRatios, type Cancelled, type ReportRow, type Totals } from '@kilau/contract/core/table-model.ts';
import type { Sql } from '../../platform/database/tx.ts';
import type { Statement } from './query.ts';

/** What rows come to: all of a table, or those of one group. */
export interface RowsSum {
  readonly rows: number;
  readonly totals: Totals;
}

/** The totals of a table, and those of the groups that one of its rows stands in, from the outermost in. */
export interface WholeSum extends RowsSum {
  readonly around: readonly RowsSum[];
  readonly cancelled: Cancelled | undefined;
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** How the database works a column's total out over the rows that meet `filter`; a ratio follows from two others. */
function aggregate(name: string, { total }: ReportColumn, filter: string): string | undefined {
  const column = quoted(name);
  switch (total) {
    case 'sum':
      return `coalesce(sum(${column}) filter (where ${filter}), 0)::numeric`;
    case 'distinct':
      return `count(distinct nullif(${column}::text, '')) filter (where ${filter})::numeric`;
    case 'count':
      return `count(*) filter (where ${filter})::numeric`;
    case 'last':
      // The greatest place that has a value brings the value along.
      return `(max(array["~tempat", ${column}::numeric]) filter (where ${filter} and ${column} is not null))[2]`;
    default:
      return undefined;
  }
}

/** Meets the rows of the group that `row` stands in, as the outline tells groups apart: nothing is like an empty text. */
function sameGroup(names: readonly string[], row: ReportRow, values: unknown[]): string {
  return names
    .map((name) => {
      const value = row[name] ?? '';
      if (value === '') return `coalesce(${quoted(name)}::text, '') = ''`;
      values.push(value);
      return `${quoted(name)} = $${values.length}`;
    })
    .join(' and ');
}

/** Which rows are added up on which line: all, those of each group around a row, and those that were taken back. */
interface SumFilter {
  /** The rows that it is about. */
  readonly of: string;
  /** Those of them that count. */
  readonly counted: string;
}

function sumFilters(section: Section, groups: readonly string[], values: unknown[]): readonly SumFilter[] {
  const { cancelled } = section;
  if (!cancelled) return ['true', ...groups].map((of) => ({ of, counted: of }));
  values.push(cancelled.is);
  const gone = `${quoted(cancelled.by)} is not distinct from $${values.length}`;
  return [
    ...['true', ...groups].map((of) => ({ of, counted: `${of} and not (${gone})` })),
    { of: gone, counted: gone },
    { of: 'true', counted: 'true' },
  ];
}

/**
 * Adds up all rows of a table without reading them, exactly as the outline of the same rows does. `row` is one of them;
 * the groups it stands in are added up too.
 */
export async function sumAll(sql: Sql, section: Section, statement: Statement, row: ReportRow): Promise<WholeSum> {
  const values = [...statement.values];
  const levels = levelsOf(section);
  const groups = levels.map((_, level) => {
    const names = levels.slice(0, level + 1).flatMap(({ by }) => by);
    return sameGroup(names, row, values);
  });
  const filters = sumFilters(section, groups, values);
  const columns = Object.entries(section.columns);
  const selected = filters.flatMap(({ of, counted }, index) => [
    `count(*) filter (where ${of})::int as "~baris ${index}"`,
    ...columns.flatMap(([name, column]) => {
      const made = aggregate(name, column, counted);
      return made ? [`${made} as ${quoted(`${index} ${name}`)}`] : [];
    }),
  ]);
  const placed = columns.some(([, { total }]) => total === 'last');
  const found = await sql.one<Readonly<Record<string, unknown>>>(
    `select ${selected.join(',\n')}
     from (select isi.*${placed ? ', (row_number() over ())::numeric as "~tempat"' : ''} from (${statement.text}\n) isi) berurut`,
    values,
  );
  const sumOf = (index: number): RowsSum => {
    const totals: Record<string, Dec> = {};
    for (const [name] of columns) {
      const value = found[`${index} ${name}`];
      if (value instanceof Dec) totals[name] = value;
    }
    return { rows: Number(found[`~baris ${index}`]), totals: withRatios(section.columns, totals) };
  };
  const around = levels.map((_, level) => sumOf(level + 1));
  if (!section.cancelled) return { ...sumOf(0), around, cancelled: undefined };
  const [gone, all] = [sumOf(levels.length + 1), sumOf(levels.length + 2)];
  const cancelled = gone.rows === 0 ? undefined : { ...gone, gross: all.totals };
  return { ...sumOf(0), around, cancelled };
}
