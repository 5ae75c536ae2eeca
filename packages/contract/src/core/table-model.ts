import { Dec, type DecInput } from './dec.ts';
import type { ColumnTotal, Report, ReportColumns } from './report.ts';

export type ReportRow = Readonly<Record<string, unknown>>;

/** Totals by column name. Columns without a total, and balances of which there is none, are absent. */
export type Totals = Readonly<Record<string, Dec>>;

export interface TableGroup {
  /** Values of the grouping columns, in order; empty for an ungrouped report. */
  readonly keys: readonly string[];
  /** Text behind the keys: a name. */
  readonly label: string;
  readonly rows: readonly ReportRow[];
  readonly subtotal: Totals;
}

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
  if (report.groupLabel && grouped.size > 0) grouped.add(report.groupLabel);
  return Object.keys(report.columns).filter((name) => !grouped.has(name));
}

type Ratio = Extract<ColumnTotal, object>;

/**
 * Adds up rows one at a time, exactly, so that a report may also be written as it is read.
 * A ratio is floored to whole rupiah, as `harga_rata` is (domain guide §1.4); over nothing it is 0.
 */
export class Adder {
  #rows = 0;
  readonly #sums = new Map<string, Dec>();
  readonly #distinct = new Map<string, Set<unknown>>();
  readonly #last = new Map<string, Dec | undefined>();
  readonly #counts: string[] = [];
  readonly #ratios: (readonly [string, Ratio])[] = [];

  constructor(columns: ReportColumns) {
    for (const [name, { total }] of Object.entries(columns)) {
      if (total === 'sum') this.#sums.set(name, Dec.zero);
      else if (total === 'distinct') this.#distinct.set(name, new Set());
      else if (total === 'last') this.#last.set(name, undefined);
      else if (total === 'count') this.#counts.push(name);
      else if (total) this.#ratios.push([name, total]);
    }
  }

  add(row: ReportRow): void {
    this.#rows += 1;
    for (const [name, sum] of this.#sums) {
      const value = row[name];
      if (!isNothing(value)) this.#sums.set(name, sum.plus(value as DecInput));
    }
    for (const [name, seen] of this.#distinct) {
      if (!isNothing(row[name])) seen.add(row[name]);
    }
    for (const name of this.#last.keys()) {
      if (!isNothing(row[name])) this.#last.set(name, Dec.from(row[name] as DecInput));
    }
  }

  /** Takes in what another has added up; its rows come behind ours. */
  merge(other: Adder): void {
    this.#rows += other.#rows;
    for (const [name, sum] of other.#sums) this.#sums.set(name, (this.#sums.get(name) ?? Dec.zero).plus(sum));
    for (const [name, seen] of other.#distinct) for (const value of seen) this.#distinct.get(name)?.add(value);
    for (const [name, last] of other.#last) if (last) this.#last.set(name, last);
  }

  totals(): Totals {
    const totals: Record<string, Dec> = Object.fromEntries(this.#sums);
    for (const name of this.#counts) totals[name] = Dec.from(this.#rows);
    for (const [name, seen] of this.#distinct) totals[name] = Dec.from(seen.size);
    for (const [name, last] of this.#last) if (last) totals[name] = last;
    for (const [
      name,
      {
        ratio: [over, under],
      },
    ] of this.#ratios) {
      const divisor = totals[under];
      totals[name] =
        divisor === undefined || divisor.isZero() ? Dec.zero : (totals[over] ?? Dec.zero).dividedBy(divisor, 0, 'down');
    }
    return totals;
  }
}

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

interface OpenGroup {
  readonly keys: readonly string[];
  readonly label: string;
  readonly rows: ReportRow[];
  readonly adder: Adder;
}

/** Groups rows as they come (the query sorts) and adds up, exactly. */
export function buildTable(report: Report, rows: Iterable<ReportRow>): TableModel {
  const groupBy = report.groupBy ?? [];
  const groups: OpenGroup[] = [];
  let rowCount = 0;
  for (const row of rows) {
    rowCount += 1;
    const keys = groupBy.map((name) => String(row[name] ?? ''));
    let group = groups.at(-1);
    if (!group || group.keys.some((key, index) => key !== keys[index])) {
      group = {
        keys,
        label: report.groupLabel ? String(row[report.groupLabel] ?? '') : '',
        rows: [],
        adder: new Adder(report.columns),
      };
      groups.push(group);
    }
    group.rows.push(row);
    group.adder.add(row);
  }
  const grand = new Adder(report.columns);
  for (const group of groups) grand.merge(group.adder);
  return {
    columns: visibleColumns(report),
    groups: groups.map(({ adder, ...group }) => ({ ...group, subtotal: adder.totals() })),
    total: grand.totals(),
    rowCount,
  };
}
