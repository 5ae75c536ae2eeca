/** Makes Excel read the file as UTF-8. */
export const CSV_START = '\uFEFF';
export const CSV_TYPE = 'text/csv; charset=utf-8';

/** A cell that a spreadsheet would run as a formula rather than show; behind an apostrophe it shows it. */
const FORMULA = /^'*[=+\-@\t\r]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

function csvCell(text: string): string {
  const shown = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}

/** One record of a CSV file (RFC 4180). Numbers go in as plain digits, so that a spreadsheet can add them. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/**
 * The text behind a cell that {@link csvLine} has written: without the apostrophe that kept a spreadsheet from running
 * it.
 */
export const csvText = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);
