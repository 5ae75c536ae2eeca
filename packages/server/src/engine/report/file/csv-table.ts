import { Dec, type DecInput } from '@kilau/contract/core/dec.ts';
import { labelKey, NUMERIC_KINDS } from '@kilau/contract/core/field.ts';
import { formatField, formatInstant, type FormatContext } from '@kilau/contract/core/format.ts';
import type { GroupLevel, ReportColumn, TableShape } from '@kilau/contract/core/report.ts';
import { GroupSums, type ReportRow, type Totals } from '@kilau/contract/core/table-model.ts';
import { showsTotal } from '@kilau/contract/core/table-text.ts';
import { csvLine } from '../../csv.ts';

/** `2026-11-21 14:05` by the shop's clock. */
function plainInstant(value: string | Date, timeZone: string): string {
  const [day, month, year, hour, minute] = formatInstant(value, timeZone).split(/\D/);
  return `${year}-${month}-${day} ${hour}:${minute}`;
}

/** A number exactly as it is, but with as many decimals as a weight says that it shows. */
const plainNumber = (field: ReportColumn, value: DecInput): string =>
  field.kind === 'weight' && field.shown !== undefined
    ? Dec.from(value).toFixed(field.shown)
    : Dec.from(value).toString();

/** Numbers without thousands separators, dates year first: for programs, not for readers. */
function cell(field: ReportColumn, value: unknown, context: FormatContext): string {
  if (value === null || value === undefined || value === '') return '';
  if (NUMERIC_KINDS.has(field.kind)) return plainNumber(field, value as DecInput);
  if (field.kind === 'date') return String(value);
  if (field.kind === 'datetime') return plainInstant(value as string | Date, context.timeZone);
  return formatField(field, value, context);
}

/**
 * Writes a table of a report as CSV while its rows come in: every column that is not hidden, those of headings too, and
 * the grand total as the last line, which is added up on the way. Where groups stand in groups, each has its subtotal
 * behind its rows.
 */
export class CsvTable {
  readonly #sums: GroupSums;
  readonly #levels: readonly GroupLevel[];
  readonly #columns: readonly (readonly [string, ReportColumn])[];
  readonly #context: FormatContext;
  #last: ReportRow = {};
  #text = '';

  constructor(table: TableShape, context: FormatContext) {
    const { columns, groups, cancelled } = table;
    this.#levels = groups ?? [];
    this.#sums = new GroupSums(groups ? table : { columns, cancelled }, {
      ended: ({ level, subtotal }) => this.#total(subtotal, level + 1),
    });
    this.#columns = Object.entries(columns).filter(([, { hidden }]) => !hidden);
    this.#context = context;
  }

  head(): string {
    return csvLine(this.#columns.map(([name, field]) => this.#context.t(labelKey(name, field))));
  }

  rows(rows: readonly ReportRow[]): string {
    for (const row of rows) {
      this.#sums.add(row);
      this.#last = row;
      this.#text += csvLine(this.#columns.map(([name, field]) => cell(field, row[name], this.#context)));
    }
    return this.#take();
  }

  foot(): string {
    const { totals, cancelled } = this.#sums.end();
    if (cancelled) {
      this.#total(cancelled.gross, 0, 'laporan.bruto');
      this.#total(cancelled.totals, 0, 'laporan.batal');
    }
    this.#total(totals, 0, cancelled && 'laporan.netto');
    return this.#take();
  }

  #take(): string {
    const text = this.#text;
    this.#text = '';
    return text;
  }

  /** A line of totals: of all rows, or of those that have the first `levels` groups in common with the last one. */
  #total(totals: Totals, levels: number, called: string = 'laporan.total'): void {
    const heads = new Set(this.#levels.slice(0, levels).flatMap(({ by, label }) => [...by, ...(label ? [label] : [])]));
    const sums = this.#columns.map(([name, field]) => {
      const total = showsTotal(field) && !heads.has(name) ? totals[name] : undefined;
      return total === undefined ? '' : plainNumber(field, total);
    });
    if (sums.every((text) => text === '')) return;
    const word = this.#columns.findIndex(([name, field]) => !showsTotal(field) && !heads.has(name));
    this.#text += csvLine(
      this.#columns.map(([name, field], index) => {
        if (index === word) return this.#context.t(called);
        return heads.has(name) ? cell(field, this.#last[name], this.#context) : (sums[index] ?? '');
      }),
    );
  }
}
