import { CSV_START, csvCell } from '@kilau/contract/core/csv.ts';
import type { Column } from './types.ts';

/** The default name of every table's file (specification, section 2). */
export const CSV_NAME = 'spreadsheet.csv';

/** Rows as CSV with a head; numbers without grouping, so that a spreadsheet reads them as numbers. */
export function toCsv<R>(columns: readonly Column<R>[], rows: readonly R[]): string {
  const shown = columns.filter((column) => !column.screenOnly);
  const line = (cells: readonly string[]) => cells.map(csvCell).join(',');
  const value = (column: Column<R>, row: R) =>
    column.csv ? column.csv(row) : column.numeric ? column.text(row).replaceAll(',', '') : column.text(row);
  return [
    line(shown.map((column) => column.title)),
    ...rows.map((row) => line(shown.map((column) => value(column, row)))),
  ].join('\r\n');
}

/** Hands a file to the browser. The mark at its beginning tells Excel that the text is UTF-8. */
export function downloadText(name: string, content: string, type = 'text/csv'): void {
  downloadBlob(name, new Blob([CSV_START, content], { type: `${type};charset=utf-8` }));
}

export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The download holds its own reference; a turn later the address is no longer needed.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
