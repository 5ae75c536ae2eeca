import { labelKey, NUMERIC_KINDS } from '@kilau/contract/core/field.ts';
import { formatField, type FormatContext } from '@kilau/contract/core/format.ts';
import type { Report, ReportColumn } from '@kilau/contract/core/report.ts';
import type { TableGroup, TableModel, Totals } from '@kilau/contract/core/table-model.ts';
import { formatTotal, groupHeading, showsTotal, totalLabel } from '@kilau/contract/core/table-text.ts';
import { pause } from './pause.ts';
import { printable } from './pdf-font.ts';

export interface PaperColumn {
  readonly label: string;
  /** Right-aligned and never broken over lines. */
  readonly numeric: boolean;
  /** Texts that are never broken: codes, dates, numbers. */
  readonly whole: boolean;
}

export interface PaperGroup {
  /** Absent for a table without groups. */
  readonly heading: string | undefined;
  readonly rows: readonly (readonly string[])[];
  readonly subtotal: readonly string[];
}

/** A table as texts, ready to be measured and drawn. */
export interface PaperTable {
  readonly columns: readonly PaperColumn[];
  readonly groups: readonly PaperGroup[];
  readonly total: { readonly label: string; readonly cells: readonly string[] };
}

const WHOLE: ReadonlySet<string> = new Set([...NUMERIC_KINDS, 'code', 'date', 'datetime', 'boolean']);

type Column = { readonly name: string; readonly field: ReportColumn };

async function paperGroup(group: TableGroup, columns: readonly Column[], context: FormatContext): Promise<string[][]> {
  const rows: string[][] = [];
  for (const row of group.rows) {
    rows.push(columns.map(({ name, field }) => printable(formatField(field, row[name], context))));
    if (rows.length % 1000 === 0) await pause();
  }
  return rows;
}

/** Writes a report's table as texts. */
export async function paperTable(report: Report, table: TableModel, context: FormatContext): Promise<PaperTable> {
  const columns = table.columns.flatMap((name): Column[] => {
    const field = report.columns[name];
    return field ? [{ name, field }] : [];
  });
  const totals = (values: Totals): string[] =>
    columns.map(({ name, field }) => (showsTotal(field) ? formatTotal(field, values[name], context) : ''));
  const grouped = (report.groupBy?.length ?? 0) > 0;
  const groups: PaperGroup[] = [];
  for (const group of table.groups) {
    groups.push({
      heading: grouped ? printable(groupHeading(report, group, context)) : undefined,
      rows: await paperGroup(group, columns, context),
      subtotal: grouped ? totals(group.subtotal) : [],
    });
  }
  return {
    columns: columns.map(({ name, field }) => ({
      label: printable(context.t(labelKey(name, field))),
      numeric: NUMERIC_KINDS.has(field.kind),
      whole: WHOLE.has(field.kind),
    })),
    groups,
    total: { label: printable(totalLabel(report, table.total, context)), cells: totals(table.total) },
  };
}

/** Every text of the table, to find out which letters it needs. */
export function* paperTexts(table: PaperTable): Generator<string> {
  for (const { label } of table.columns) yield label;
  for (const { heading, rows } of table.groups) {
    if (heading) yield heading;
    for (const row of rows) yield* row;
  }
  yield table.total.label;
}
