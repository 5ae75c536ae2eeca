/** Makes Excel read the file as UTF-8. */
export const CSV_START = '\uFEFF';

/**
 * A cell that a spreadsheet would run as a formula rather than show; behind an apostrophe it shows it. The wide signs
 * are taken for the plain ones where Chinese or Japanese is written.
 */
const FORMULA = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
const NUMBER = /^-?\d[\d,.]*$/;

/** One cell of a CSV file (RFC 4180). Numbers go in as plain digits, so that a spreadsheet can add them. */
export function csvCell(text: string): string {
  const shown = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}

/**
 * The text behind a cell that {@link csvCell} has written: without the apostrophe that kept a spreadsheet from running
 * it.
 */
export const csvText = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);
