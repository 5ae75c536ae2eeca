import { Dec, type DecInput } from './dec.ts';
import type { ColumnTotal, Report } from './report.ts';

export type ReportRow = Readonly<Record<string, unknown>>;

export interface TableGroup {
  /** Values of the grouping columns, in order; empty for an ungrouped report. */
  readonly keys: readonly string[];
  /** Text behind the keys: a name. */
  readonly label: string;
  readonly rows: readonly ReportRow[];
  readonly subtotal: Totals;
}

/** Totals by column name. Columns without a total are absent. */
export type Totals = Readonly<Record<string, Dec>>;

/** One computation of groups and totals, behind screen, PDF, Excel and CSV. */
export interface TableModel {
  readonly columns: readonly string[];
  readonly groups: readonly TableGroup[];
  readonly total: Totals;
  readonly rowCount: number;
}

/** Columns of a report that a table shows: those that are not group headings. */
export function visibleColumns(report: Report): readonly string[] {
  const grouped = new Set<string>(report.groupBy ?? []);
  if (report.groupLabel && (report.groupBy?.length ?? 0) > 0) grouped.add(report.groupLabel);
  return Object.keys(report.columns).filter((name) => !grouped.has(name));
}

function totalsOf(report: Report, rows: readonly ReportRow[]): Totals {
  const totals: Record<string, Dec> = {};
  const ratios: [string, Extract<ColumnTotal, object>][] = [];
  for (const [name, column] of Object.entries(report.columns)) {
    if (column.total === 'count') totals[name] = Dec.from(rows.length);
    else if (column.total === 'sum') totals[name] = Dec.sum(rows.map((row) => (row[name] ?? 0) as DecInput));
    else if (column.total) ratios.push([name, column.total]);
  }
  for (const [name, { ratio: [over, under] }] of ratios) {
    const divisor = totals[under];
    totals[name] = divisor === undefined || divisor.isZero() ? Dec.zero : (totals[over] ?? Dec.zero).dividedBy(divisor, 0, 'down');
  }
  return totals;
}

/**
 * Groups rows as they come (the query sorts) and adds up, exactly.
 * A ratio is floored to whole rupiah, as `harga_rata` is (domain guide §1.4).
 */
export function buildTable(report: Report, rows: readonly ReportRow[]): TableModel {
  const groupBy = report.groupBy ?? [];
  const groups: { keys: string[]; label: string; rows: ReportRow[] }[] = [];
  for (const row of rows) {
    const keys = groupBy.map((name) => String(row[name] ?? ''));
    const last = groups.at(-1);
    if (last && last.keys.every((key, index) => key === keys[index])) last.rows.push(row);
    else groups.push({ keys, label: report.groupLabel ? String(row[report.groupLabel] ?? '') : '', rows: [row] });
  }
  return {
    columns: visibleColumns(report),
    groups: groups.map((group) => ({ ...group, subtotal: totalsOf(report, group.rows) })),
    total: totalsOf(report, rows),
    rowCount: rows.length,
  };
}
