import { date, type Field, type Fields, type WeightField } from './field.ts';
import type { MenuKey } from './menu.ts';
import type { Gate } from './module-gate.ts';
import type { Level, LevelsWhen } from './permission.ts';
import { deepFreeze } from './resource.ts';
import type { Values } from './schema.ts';

/**
 * How a column ends in a subtotal and a grand total: the sum of its values, the number of rows, the number of
 * different values (invoices behind the pieces), the last value (a running balance), or the quotient of two other
 * columns' totals (an average price per gram is total ÷ weight, never the average of averages).
 */
export type ColumnTotal =
  | 'sum'
  | 'count'
  | 'distinct'
  | 'last'
  | { readonly ratio: readonly [over: string, under: string] };

export type ReportColumn = Field & { readonly total?: ColumnTotal };
export type ReportColumns = { readonly [name: string]: ReportColumn };

/** A grand total shown large above the table, under its column's label or one of its own. */
export interface Tile<Name extends string = string> {
  readonly column: Name;
  readonly label?: string;
}

/** One look of a report: some of its columns in an order of their own, with their own groups. */
export interface ReportView<Name extends string = string> {
  readonly columns: readonly Name[];
  readonly groupBy?: readonly Name[];
  readonly groupLabel?: Name;
  /** Decimals that its weights show, where that is not what their columns say. */
  readonly shown?: WeightField['shown'];
}

/** The looks of a report, and the filter that chooses among them: a required choice with one look for each option. */
export interface ReportViews<Filter extends string = string, Name extends string = string> {
  readonly by: Filter;
  readonly of: Readonly<Record<string, ReportView<Name>>>;
}

/**
 * A report: filters in, one table model out, shown on screen, PDF, Excel and CSV alike. Its query is one server
 * function.
 */
export interface Report<F extends Fields = Fields, C extends ReportColumns = ReportColumns> {
  readonly type: 'report';
  /** The page's path without `/laporan-`, and the name of its call: `GET laporan/{key}`. */
  readonly key: string;
  readonly page: string;
  readonly menu: MenuKey;
  readonly gate?: Gate;
  readonly levels?: readonly Level[];
  readonly levelsWhen?: LevelsWhen;
  /** Other addresses that redirect to the page. */
  readonly aliases?: readonly string[];
  /** The specification's own call for this report, answered beside `laporan/{key}`. */
  readonly call?: string;
  readonly filters: F;
  /**
   * Filters that the page asks for only while their gate is open; elsewhere they keep their defaults. With `options` a
   * choice offers just those, the first of them as its default.
   */
  readonly asks?: {
    readonly [Name in keyof F & string]?: { readonly gate: Gate; readonly options?: readonly string[] };
  };
  /** Head office chooses the shop of this report in its filter bar, whichever shop it works in otherwise. */
  readonly shopChooser?: boolean;
  /** The two filters that make a range of dates: the first may not be after the second, nor too far before it. */
  readonly period?: readonly [from: keyof F & string, to: keyof F & string];
  readonly columns: C;
  /**
   * Columns whose equal values make a group, in order; rows arrive sorted by them. Shown as a heading, not as a column.
   */
  readonly groupBy?: readonly (keyof C & string)[];
  /** A column shown behind the group's key in its heading: the name behind the code. */
  readonly groupLabel?: keyof C & string;
  readonly tiles?: readonly Tile<keyof C & string>[];
  /**
   * Different looks by a filter. `columns` then holds the columns of all of them, and `groupBy` and `groupLabel` are
   * the view's.
   */
  readonly views?: ReportViews<keyof F & string, keyof C & string>;
  /** Locale key of the empty text, when the specification has its own. */
  readonly emptyText?: string;
  /**
   * Locale key of the note that something was found, with `{{baris}}` and `{{detik}}`, when the specification has its
   * own.
   */
  readonly foundText?: string;
}

export function defineReport<const F extends Fields, const C extends ReportColumns, const K extends string>(
  definition: Omit<Report<F, C>, 'type' | 'key'> & { readonly key: K },
): Report<F, C> & { readonly key: K } {
  return deepFreeze({ type: 'report', ...definition });
}

/**
 * The report as its filters make it look: the columns and groups of the chosen view, and those tiles that it has a
 * column for. A report without views is itself.
 */
export function viewOf(report: Report, filter: Readonly<Record<string, unknown>>): Report {
  const view = report.views?.of[String(filter[report.views.by])];
  if (!view) return report;
  const columns = Object.fromEntries(
    view.columns.flatMap((name) => {
      const column = report.columns[name];
      return column
        ? [[name, view.shown !== undefined && column.kind === 'weight' ? { ...column, shown: view.shown } : column]]
        : [];
    }),
  );
  return {
    ...report,
    columns,
    groupBy: view.groupBy,
    groupLabel: view.groupLabel,
    tiles: report.tiles?.filter(({ column }) => column in columns),
  };
}

/** Adds a total to a column: `total(money({}), 'sum')`. */
export const total = <const F extends Field, const T extends ColumnTotal>(field: F, how: T) =>
  ({ ...field, total: how }) as const;

/** The range of dates that most reports begin with; both are today unless chosen (specification, section 8). */
export const PERIODE = {
  filters: {
    tgl_from: date({ required: true, default: 'today', label: 'field.tgl_awal' }),
    tgl_to: date({ required: true, default: 'today', label: 'field.tgl_akhir' }),
  },
  period: ['tgl_from', 'tgl_to'],
} as const;

/** What a report's filters hold after validation. An optional one that was left open is `null`: no restriction. */
export type FilterValues<R extends Report> = Values<R['filters']>;
