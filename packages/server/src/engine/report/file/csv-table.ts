import { Dec, type DecInput } from '@kilau/contract/core/dec.ts';
import { labelKey, NUMERIC_KINDS } from '@kilau/contract/core/field.ts';
import { formatField, formatInstant, type FormatContext } from '@kilau/contract/core/format.ts';
import type { ReportColumn, TableShape } from '@kilau/contract/core/report.ts';
import { Adder, type ReportRow } from '@kilau/contract/core/table-model.ts';
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
 * Writes a table of a report as CSV while its rows come in: every column, those of headings too, and the grand total as
 * the last line, which is added up on the way.
 */
export class CsvTable {
  readonly #adder: Adder;
  readonly #columns: readonly (readonly [string, ReportColumn])[];
  readonly #context: FormatContext;

  constructor(table: TableShape, context: FormatContext) {
    this.#adder = new Adder(table.columns);
    this.#columns = Object.entries(table.columns);
    this.#context = context;
  }

  head(): string {
    return csvLine(this.#columns.map(([name, field]) => this.#context.t(labelKey(name, field))));
  }

  rows(rows: readonly ReportRow[]): string {
    let text = '';
    for (const row of rows) {
      this.#adder.add(row);
      text += csvLine(this.#columns.map(([name, field]) => cell(field, row[name], this.#context)));
    }
    return text;
  }

  foot(): string {
    const totals = this.#adder.totals();
    const cells = this.#columns.map(([name, field]) => {
      const total = showsTotal(field) ? totals[name] : undefined;
      return total === undefined ? '' : plainNumber(field, total);
    });
    if (cells.every((text) => text === '')) return '';
    const label = this.#columns.findIndex(([, field]) => !showsTotal(field));
    if (label >= 0) cells[label] = this.#context.t('laporan.total');
    return csvLine(cells);
  }
}
