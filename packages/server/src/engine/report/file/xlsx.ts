import { setImmediate as breathe } from 'node:timers/promises';
import { Dec, type DecInput } from '@kilau/contract/core/dec.ts';
import { labelKey, NUMERIC_KINDS } from '@kilau/contract/core/field.ts';
import { formatField, formatInstant, type FormatContext } from '@kilau/contract/core/format.ts';
import type { ReportColumn, Section } from '@kilau/contract/core/report.ts';
import type { ReportRow, Totals } from '@kilau/contract/core/table-model.ts';
import { formatTotal, showsTotal } from '@kilau/contract/core/table-text.ts';
import type { Translate } from '../../../platform/i18n.ts';
import type { Desk } from '../../../platform/jobs/job-helper.ts';
import { cellName, SheetFile, type SheetCell, type SheetSum } from '../../render/sheet-file.ts';
import { ratioFormula, type SheetColumn } from '../../render/xlsx.ts';
import type { TableLine } from '../../render/paper-table.ts';
import { columnsWithHidden, type Column, type Form, type TableLines } from './lines.ts';
import type { FileOrder } from './order.ts';
import { STAGES } from './rows.ts';
import { SheetPlan, type Span } from './sheet-plan.ts';

/**
 * Excel's number format of a kind of field. Purities and percents have none: `0.###` would show a whole one as `70.`
 */
function excelFormat(field: ReportColumn): string | undefined {
  switch (field.kind) {
    case 'money':
      return '"Rp. "#,##0';
    case 'integer':
      return '#,##0';
    case 'weight':
      return field.shown === 2 ? '#,##0.00' : '#,##0.000';
    case 'date':
      return 'dd/mm/yyyy';
    case 'datetime':
      return 'dd/mm/yyyy hh:mm';
    default:
      return undefined;
  }
}

const DAY_MS = 86_400_000;
/** Days between Excel's first day and that of clocks. */
const FIRST_DAY = 25_569;
const serial = (moment: number): number => moment / DAY_MS + FIRST_DAY;

/** What a shop's clock showed at that moment: a sheet knows no time zones. */
function wallClock(value: string | Date, timeZone: string): number {
  const [day = '', month = '', year = '', hour = '', minute = ''] = formatInstant(value, timeZone).split(/\D/);
  return serial(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)));
}

const NARROWEST = 6;
const WIDEST = 60;

/** Typed values of a table in a sheet, and how wide its columns have to be. */
export class SheetForm implements Form<SheetCell, number | null> {
  readonly context: FormatContext;
  /** Out of the hidden ones the sheet works ratios out itself. */
  readonly columnsOf = columnsWithHidden;
  readonly #widths: number[];

  constructor(section: Section, context: FormatContext) {
    this.context = context;
    this.#widths = this.columnsOf(section).map(({ name, field }) =>
      Math.max(NARROWEST, context.t(labelKey(name, field)).length),
    );
  }

  cells(columns: readonly Column[], row: ReportRow): SheetCell[] {
    return columns.map(({ name, field }, index) => this.#cell(field, row[name], index));
  }

  totals(columns: readonly Column[], totals: Totals): (number | null)[] {
    return columns.map(({ name, field }) => (showsTotal(field) ? (totals[name]?.toJSON() ?? null) : null));
  }

  label(text: string): string {
    return text;
  }

  /** The columns of the table; `grand` are its totals. */
  columns(columns: readonly Column[], grand: Totals): SheetColumn[] {
    return columns.map(({ name, field }, index) => {
      const total = formatTotal(field, grand[name], this.context).length + 1;
      return {
        label: this.context.t(labelKey(name, field)),
        format: excelFormat(field),
        numeric: NUMERIC_KINDS.has(field.kind),
        hidden: field.hidden,
        width: Math.min(WIDEST, Math.max(total, this.#widths[index] ?? 0) + 2),
      };
    });
  }

  #cell(field: ReportColumn, value: unknown, index: number): SheetCell {
    const text = formatField(field, value, this.context);
    if (text.length > (this.#widths[index] ?? 0)) this.#widths[index] = text.length;
    if (value === null || value === undefined || value === '') return null;
    if (NUMERIC_KINDS.has(field.kind)) return Dec.from(value as DecInput).toJSON();
    if (field.kind === 'date') return serial(Date.parse(`${String(value)}T00:00:00Z`));
    if (field.kind === 'datetime') return wallClock(value as string | Date, this.context.timeZone);
    return text;
  }
}

export type SheetLines = TableLines<SheetCell, number | null>;
type SumLine = Exclude<TableLine<SheetCell, number | null>, { kind: 'row' }>;

/** Where a sheet reads which rows were taken back: the column, and what it says of them. */
interface Taken {
  readonly column: number;
  readonly says: string;
}

/**
 * A sum over the rows that a line is about. Headings have subtotals in the same columns and nothing in that of the
 * state, so that rows are told from them by having any.
 */
function sumIf(range: string, states: string, says: string, of: SumLine['of']): string {
  const quoted = says.replaceAll('"', '""');
  if (of === 'cancelled') return `SUMIFS(${range},${states},"${quoted}")`;
  const any = `SUMIFS(${range},${states},"?*"`;
  return of === 'gross' ? `${any})` : `${any},${states},"<>${quoted}")`;
}

interface Place {
  readonly row: number;
  readonly span: Span;
  readonly taken: Taken | undefined;
  readonly of: SumLine['of'];
}

/** How the sheet itself works a total out over `span`: from its rows, or from two totals beside it. */
function formulaOf(columns: readonly Column[], index: number, { row, span, taken, of }: Place): string | undefined {
  const total = columns[index]?.field.total;
  if (total === undefined || total === 'distinct') return undefined;
  const over = (column: number) => `${cellName(span.first, column)}:${cellName(span.last, column)}`;
  const range = over(index);
  if (taken && total === 'sum') return sumIf(range, over(taken.column), taken.says, of);
  if (taken && total === 'count') return undefined;
  // SUBTOTAL leaves out other SUBTOTALs in its range, so a grand total over headings with subtotals counts nothing
  // twice.
  if (total === 'sum') return `SUBTOTAL(9,${range})`;
  if (total === 'count') return `SUBTOTAL(3,${range})`;
  if (total === 'last') {
    const filled = span.filled.get(index);
    return filled === undefined ? undefined : cellName(filled, index);
  }
  const [above, below] = total.ratio.map((name) =>
    columns.findIndex((column) => column.name === name && showsTotal(column.field)),
  );
  if (above === undefined || below === undefined || above < 0 || below < 0) return undefined;
  return ratioFormula(cellName(row, above), cellName(row, below), total.percent);
}

const sumsOf = (columns: readonly Column[], { cells }: SumLine, place: Place): (SheetSum | null)[] =>
  cells.map((value, index) => {
    if (value === null) return null;
    const formula = formulaOf(columns, index, place);
    return formula === undefined ? { value } : { value, formula };
  });

/** Writes the tables of a report as one sheet, one below the other. */
export async function writeXlsx(
  order: FileOrder,
  tables: readonly SheetLines[],
  forms: readonly SheetForm[],
  t: Translate,
  desk: Desk,
): Promise<void> {
  const plans = tables.map(({ columns }) => new SheetPlan(columns));
  tables.forEach((table, index) => table.close((line) => plans[index]?.see(line)));
  const file = await SheetFile.open({
    ...order,
    name: t('laporan.lembar'),
    lines: [order.title, order.shop.nama_toko, order.filters.join('  ·  ')],
    author: order.shop.nama_toko,
    tables: tables.map(({ columns, total }, index) => forms[index]?.columns(columns, total) ?? []),
  });
  const jumlah = tables.reduce((sum, { count }) => sum + count, 0);
  let selesai = 0;
  const handOn = async (): Promise<void> => {
    for (const bytes of file.take()) await desk.write(bytes);
  };
  for (const [index, table] of tables.entries()) {
    if (index > 0) file.skip();
    file.head(index, table.section.title === undefined ? undefined : t(table.section.title));
    const spans = spansOf(plans[index], file.row);
    const taken = takenIn(table, forms[index]);
    for (const part of table.parts()) {
      for (const line of part) writeLine({ file, index, table, taken }, line, spans);
      selesai = Math.min(jumlah, selesai + part.length);
      desk.step({ tahap: STAGES.write, selesai, jumlah });
      await handOn();
      await breathe();
      desk.signal.throwIfAborted();
    }
  }
  file.end();
  await handOn();
}

function spansOf(plan: SheetPlan | undefined, from: number): Iterator<Span, undefined> {
  if (!plan) throw new Error('a table of a sheet has no plan');
  return plan.spans(from);
}

/** @throws Error when a table has such rows and does not show which they are. */
function takenIn({ section, columns, says: column }: SheetLines, form: SheetForm | undefined): Taken | undefined {
  const { cancelled } = section;
  if (!cancelled || !form) return undefined;
  const field = columns[column ?? -1]?.field;
  if (column === undefined || !field) {
    throw new Error(`section ${section.key} does not show which rows were taken back`);
  }
  return { column, says: formatField(field, cancelled.is, form.context) };
}

interface Target {
  readonly file: SheetFile;
  readonly index: number;
  readonly table: SheetLines;
  readonly taken: Taken | undefined;
}

function writeLine(
  { file, index, table: { columns, count }, taken }: Target,
  line: TableLine<SheetCell, number | null>,
  spans: Iterator<Span, undefined>,
): void {
  if (line.kind === 'row') return file.values(index, line, taken?.column);
  const { value: span } = spans.next();
  if (!span) throw new Error('a heading of a sheet has no place');
  const place = { row: file.row, span, taken, of: line.of };
  if (count > 0) file.sums(index, line.kind, line.level, line.label, sumsOf(columns, line, place));
}
