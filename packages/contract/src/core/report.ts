import type { MenuKey } from './menu.ts';
import type { Field, Fields } from './field.ts';
import type { Gate } from './module-gate.ts';
import type { Level } from './permission.ts';
import { deepFreeze } from './resource.ts';

/**
 * How a column ends in a subtotal and a grand total: the sum of its values, the number of rows, or the quotient of
 * two other columns' totals (an average price per gram is total ÷ weight, never the average of averages).
 */
export type ColumnTotal = 'sum' | 'count' | { readonly ratio: readonly [string, string] };

export type ReportColumn = Field & { readonly total?: ColumnTotal };
export type ReportColumns = { readonly [name: string]: ReportColumn };

/** A report: filters in, one table model out, shown on screen, PDF, Excel and CSV alike. Its query is one server function. */
export interface Report<F extends Fields = Fields, C extends ReportColumns = ReportColumns> {
  readonly type: 'report';
  readonly key: string;
  readonly page: string;
  readonly menu: MenuKey;
  readonly gate?: Gate;
  readonly levels?: readonly Level[];
  /** The specification's own call for this report, answered beside `laporan/{key}`. */
  readonly call?: string;
  readonly filters: F;
  readonly columns: C;
  /** Columns whose equal values make a group, in order; rows arrive sorted by them. Shown as a heading, not as a column. */
  readonly groupBy?: readonly (keyof C & string)[];
  /** A column shown behind the group's key in its heading: the name behind the code. */
  readonly groupLabel?: keyof C & string;
  /** Totals shown as tiles above the table. */
  readonly tiles?: readonly (keyof C & string)[];
  /** Locale key of the empty text, when the specification has its own. */
  readonly emptyText?: string;
}

export function defineReport<const F extends Fields, const C extends ReportColumns>(definition: Omit<Report<F, C>, 'type'>): Report<F, C> {
  return deepFreeze({ type: 'report', ...definition });
}

/** Adds a total to a column: `total(money({}), 'sum')`. */
export const total = <const F extends Field, const T extends ColumnTotal>(field: F, how: T) => ({ ...field, total: how }) as const;
