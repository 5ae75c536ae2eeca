import type { FormatContext } from '@kilau/contract/core/format.ts';
import { levelsOf, type ReportColumn, type Section } from '@kilau/contract/core/report.ts';
import { isCancelled, Outline, visibleColumns, type ReportRow, type Totals } from '@kilau/contract/core/table-model.ts';
import { formatReportCell, groupHeading, totalLabel } from '@kilau/contract/core/table-text.ts';
import type { LocaleKey } from '@kilau/contract/locales/index.ts';
import type { TableLine } from '../../render/paper-table.ts';
import { Spool } from '../../../platform/spool.ts';

export interface Column {
  readonly name: string;
  readonly field: ReportColumn;
}

/** Columns that a table shows. */
export const columnsOf = (section: Section): Column[] =>
  visibleColumns(section).flatMap((name): Column[] => {
    const field = section.columns[name];
    return field ? [{ name, field }] : [];
  });

/** The same, and behind them those that are hidden, for a form that can keep them out of sight. */
export const columnsWithHidden = (section: Section): Column[] => [
  ...columnsOf(section),
  ...Object.entries(section.columns).flatMap(([name, field]) => (field.hidden ? [{ name, field }] : [])),
];

/** What a form of file makes of the values of a table. */
export interface Form<C, T> {
  readonly context: FormatContext;
  /** The columns that it writes of a table. */
  columnsOf(section: Section): readonly Column[];
  cells(columns: readonly Column[], row: ReportRow): readonly C[];
  totals(columns: readonly Column[], totals: Totals): readonly T[];
  /** The text of a heading or of the grand total. */
  label(text: string): string;
}

/** A row put aside: what its groups are told by, its cells, and whether it was taken back. */
type Kept<C> = readonly [heads: readonly string[], cells: readonly C[], struck: boolean];

/**
 * The lines of one table. Rows are added as they are read, put aside in the form of the file; once all are in, each
 * heading is known with its subtotals, and the lines can be read as often as it takes.
 */
export class TableLines<C, T> {
  readonly section: Section;
  readonly columns: readonly Column[];
  readonly #form: Form<C, T>;
  readonly #outline: Outline;
  /** Columns that make headings. */
  readonly #heads: readonly string[];
  readonly #rows = new Spool<Kept<C>>();
  readonly #lines = new Spool<TableLine<C, T>>();

  constructor(section: Section, form: Form<C, T>) {
    this.section = section;
    this.columns = form.columnsOf(section);
    this.#form = form;
    this.#outline = new Outline(section);
    this.#heads = levelsOf(section).flatMap(({ by, label }) => [...by, ...(label === undefined ? [] : [label])]);
  }

  /** The column that says which rows were taken back. */
  get says(): number | undefined {
    const { cancelled } = this.section;
    const index = this.columns.findIndex(({ name }) => name === cancelled?.by);
    return index < 0 ? undefined : index;
  }

  /** How many rows there are. */
  get count(): number {
    return this.#outline.rowCount;
  }

  /** The grand totals, once all rows are in. */
  get total(): Totals {
    return this.#outline.total();
  }

  add(row: ReportRow): void {
    this.#outline.add(row);
    const heads = this.#heads.map((name) => String(row[name] ?? ''));
    this.#rows.add([heads, this.#form.cells(this.columns, row), isCancelled(this.section, row)]);
  }

  /** Ends the adding: writes the lines, each of them told to `see` in its order. */
  close(see: (line: TableLine<C, T>) => void): void {
    const put = (line: TableLine<C, T>): void => {
      see(line);
      this.#lines.add(line);
    };
    for (const part of this.#rows.parts()) for (const kept of part) this.#tell(kept, put);
    this.#rows.close();
    const cancelled = this.#outline.cancelled();
    if (cancelled) {
      put({ ...this.#end('laporan.bruto', cancelled.gross), of: 'gross' });
      put({ ...this.#end('laporan.batal', cancelled.totals), of: 'cancelled' });
    }
    put(this.#end(cancelled ? 'laporan.netto' : 'laporan.total', this.total));
  }

  #end(word: LocaleKey, totals: Totals) {
    const form = this.#form;
    const label = form.label(totalLabel(this.section, totals, form.context, word));
    const counts = label !== form.label(form.context.t(word));
    const cells = form.totals(this.columns, totals);
    return { kind: 'total', level: 0, label, cells, ...(counts && { counts }) } as const;
  }

  /** The lines, a part at a time. */
  parts(): Iterable<readonly TableLine<C, T>[]> {
    return this.#lines.parts();
  }

  /** Gives back what was put aside. */
  discard(): void {
    this.#rows.close();
    this.#lines.close();
  }

  #tell([heads, cells, struck]: Kept<C>, put: (line: TableLine<C, T>) => void): void {
    const form = this.#form;
    const row = Object.fromEntries(this.#heads.map((name, index) => [name, heads[index]]));
    for (const line of this.#outline.lines(row)) {
      if (line.kind === 'group') {
        const label = form.label(groupHeading(this.section, line, form.context));
        put({ kind: 'group', level: line.level, label, cells: form.totals(this.columns, line.subtotal) });
      } else if (line.kind === 'row') put({ kind: 'row', level: line.level, cells, ...(struck && { struck }) });
    }
  }
}

/** What a cell reads, for the forms that show texts. */
export const cellText = ({ name, field }: Column, row: ReportRow, context: FormatContext): string =>
  formatReportCell(field, row[name], context);
