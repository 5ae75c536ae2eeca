import { choice, date, toldTo, type Field, type Fields, type WeightField } from './field.ts';
import type { MenuKey } from './menu.ts';
import type { Gate } from './module-gate.ts';
import type { Actor, Level, LevelsWhen, Requirement } from './permission.ts';
import { deepFreeze } from './resource.ts';
import type { ReportGroup } from './report-groups.ts';
import type { Values } from './schema.ts';

/**
 * How a column ends in a subtotal and a grand total: the sum of its values, the number of rows, the number of
 * different values (invoices behind the pieces), the last value (a running balance), or the quotient of two other
 * columns' totals (an average price per gram is total ÷ weight, never the average of averages), in percent if it says
 * so.
 */
export type ColumnTotal =
  | 'sum'
  | 'count'
  | 'distinct'
  | 'last'
  | { readonly ratio: readonly [over: string, under: string]; readonly percent?: true };

/** A hidden column is read and added up for the ratios of others, and told nowhere; a sheet keeps it out of sight. */
export type ReportColumn = Field & { readonly total?: ColumnTotal; readonly hidden?: true };
export type ReportColumns = { readonly [name: string]: ReportColumn };

/** A grand total shown large above the table, under its column's label or one of its own. */
export interface Tile<Name extends string = string> {
  readonly column: Name;
  readonly label?: string;
}

/** One level of groups: the columns whose equal values make a group, and the one behind them in its heading. */
export interface GroupLevel<Name extends string = string> {
  readonly by: readonly Name[];
  readonly label?: Name;
}

/** How rows are put in groups: on one level, or on several of which each stands within the one before. */
interface Grouping<Name extends string = string> {
  /**
   * Columns whose equal values make a group, in order; rows arrive sorted by them. Shown as a heading, not as a column.
   * Several of them make one level together.
   */
  readonly groupBy?: readonly Name[];
  /** A column shown behind the group's key in its heading: the name behind the code. */
  readonly groupLabel?: Name;
  /** Instead of `groupBy`: levels from the outermost in, each with its own headings and subtotals. */
  readonly groups?: readonly GroupLevel<Name>[];
}

/** What a table is made of: the whole of an ordinary report, or one section of a report that has several. */
export interface TableShape<C extends ReportColumns = ReportColumns> extends Grouping<keyof C & string> {
  readonly columns: C;
  /** Grand totals shown large above the table; on paper those that count texts stand behind TOTAL. */
  readonly tiles?: readonly Tile<keyof C & string>[];
  /**
   * A column and the value by which it says that a row was taken back. Such rows stay to be read, struck through; the
   * totals are net of them, and what they come to stands beside the totals, with the gross.
   */
  readonly cancelled?: { readonly by: keyof C & string; readonly is: string };
}

/** One of several tables of a report: it has a title, columns and groups of its own, and rows of its own. */
export interface ReportSection<C extends ReportColumns = ReportColumns> extends TableShape<C> {
  /** Locale key. */
  readonly title: string;
}
export type ReportSections = { readonly [key: string]: ReportSection };

/** One look of a report: some of its columns in an order of their own, with their own groups. */
export interface ReportView<Name extends string = string> extends Grouping<Name> {
  readonly columns: readonly Name[];
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
 * function. It is one table, or has `sections`: then its own `columns` are empty, and so is everything about them.
 */
export interface Report<F extends Fields = Fields, C extends ReportColumns = ReportColumns> extends TableShape<C> {
  readonly type: 'report';
  /** The page's path without `/laporan-`, and the name of its call: `GET laporan/{key}`. */
  readonly key: string;
  readonly page: string;
  readonly menu: MenuKey;
  /** A day ends with it: it stands first among reports, and is asked for the open day when it is opened from there. */
  readonly daily?: true;
  /** What it is about, where that is not what the reports of its feature are about. */
  readonly group?: ReportGroup;
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
  /**
   * Head office is told of every shop of the chain, of those on servers of their own too. Rows come shop by shop: they
   * have columns kode_toko and nama_toko, and are sorted by the first.
   */
  readonly overShops?: true;
  /** The two filters that make a range of dates: the first may not be after the second, nor too far before it. */
  readonly period?: readonly [from: keyof F & string, to: keyof F & string];
  /** Several tables one below the other, in this order. */
  readonly sections?: ReportSections;
  /**
   * Different looks by a filter. `columns` then holds the columns of all of them, and the groups are the view's.
   */
  readonly views?: ReportViews<keyof F & string, keyof C & string>;
  /** Locale key of the empty text, when the specification has its own. */
  readonly emptyText?: string;
  /** The same of what stands there when the call failed. */
  readonly failedText?: string;
  /**
   * Locale key of the note that something was found, with `{{baris}}` and `{{detik}}`, when the specification has its
   * own.
   */
  readonly foundText?: string;
}

export function defineReport<const F extends Fields, const C extends ReportColumns, const K extends string>(
  definition: Omit<Report<F, C>, 'type' | 'key' | 'sections'> & { readonly key: K },
): Report<F, C> & { readonly key: K } {
  return deepFreeze({ type: 'report', ...definition });
}

type NoColumns = Readonly<Record<never, ReportColumn>>;
/** What only a report of one table has. */
type OfOneTable = 'columns' | 'overShops' | 'groupBy' | 'groupLabel' | 'groups' | 'tiles' | 'views' | 'cancelled';

/** A report of several tables. Its sections are written with `section`, which knows the columns of each. */
export type SectionedReport<F extends Fields, S extends ReportSections> = Omit<Report<F, NoColumns>, 'sections'> & {
  readonly sections: S;
};

export function defineSectionedReport<const F extends Fields, const S extends ReportSections, const K extends string>(
  definition: Omit<Report<F>, 'type' | 'key' | 'sections' | OfOneTable> & { readonly key: K; readonly sections: S },
): SectionedReport<F, S> & { readonly key: K } {
  return deepFreeze({ type: 'report', columns: {}, ...definition });
}

/** One table of a report that has several; its groups and tiles name its own columns. */
export const section = <const C extends ReportColumns>(
  definition: ReportSection<C>,
): ReportSection & { readonly columns: C } => ({ ...definition });

/** A table of a report as it is shown: an ordinary report is its only one. */
export interface Section extends TableShape {
  readonly key: string;
  /** Locale key; an ordinary report's table has none. */
  readonly title?: string;
}

/** The tables of a report, in order. Views are of ordinary reports: ask `viewOf` first. */
export function sectionsOf(report: Report): readonly Section[] {
  const { key, columns, groupBy, groupLabel, groups, tiles, cancelled, sections } = report;
  if (!sections) return [{ key, columns, groupBy, groupLabel, groups, tiles, cancelled }];
  return Object.entries(sections).map(([name, one]) => ({ key: name, ...one }));
}

/** The levels of groups of a table, from the outermost in; none for a plain list. */
export function levelsOf({ groups, groupBy, groupLabel }: Grouping): readonly GroupLevel[] {
  if (groups) return groups;
  return groupBy && groupBy.length > 0 ? [{ by: groupBy, label: groupLabel }] : [];
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
    groups: view.groups,
    tiles: report.tiles?.filter(({ column }) => column in columns),
  };
}

const allowedShape = <S extends TableShape>(table: S, actor: Actor): S => {
  const columns = toldTo(table.columns, actor);
  return { ...table, columns, tiles: table.tiles?.filter(({ column }) => column in columns) };
};

/** The report without the columns that this reader is not told. */
export function reportToldTo(report: Report, actor: Actor): Report {
  const { sections } = report;
  return {
    ...allowedShape(report, actor),
    ...(sections && {
      sections: Object.fromEntries(Object.entries(sections).map(([key, one]) => [key, allowedShape(one, actor)])),
    }),
  };
}

/** Says who is told a column: `only(LIHAT_MODAL, money({}))`. */
export const only = <const F extends ReportColumn>(need: Requirement, field: F) => ({ ...field, need }) as const;

/** Adds a total to a column: `total(money({}), 'sum')`. */
export const total = <const F extends Field, const T extends ColumnTotal>(field: F, how: T) =>
  ({ ...field, total: how }) as const;

/** Keeps a column out of sight: `hidden(total(money({}), 'sum'))`. */
export const hidden = <const F extends ReportColumn>(field: F) => ({ ...field, hidden: true }) as const;

/** The range of dates that most reports begin with; both are today unless chosen (specification, section 8). */
export const PERIODE = {
  filters: {
    tgl_from: date({ required: true, default: 'today', label: 'field.tgl_awal' }),
    tgl_to: date({ required: true, default: 'today', label: 'field.tgl_akhir' }),
  },
  period: ['tgl_from', 'tgl_to'],
} as const;

/** How the paper of a row stands: one that was taken back since stays on its day, and no total holds it. */
export const KEADAAN = { status: choice(['DONE', 'CANC'], { optionLabel: 'keadaan' }) } as const;
/** The rows that were taken back, for a table's `cancelled`: those whose `status` says so. */
export const DIBATALKAN = { by: 'status', is: 'CANC' } as const;

/** What a report's filters hold after validation. An optional one that was left open is `null`: no restriction. */
export type FilterValues<R extends Report> = Values<R['filters']>;
