/** Cells as a sheet puts them on the clipboard: tabs part them, lines part rows, quotes hold what has either inside. */

const NEEDS_QUOTES = /[\t\n\r"]/;

/** Where reading stands inside the text. */
interface Cursor {
  readonly text: string;
  at: number;
}

/** A cell in quotes, from after the first one. A quote that is never closed was no quote: the text stands as it is. */
function quotedCell(cursor: Cursor): string | undefined {
  let cell = '';
  let from = cursor.at + 1;
  for (;;) {
    const end = cursor.text.indexOf('"', from);
    if (end < 0) return undefined;
    cell += cursor.text.slice(from, end);
    const next = cursor.text[end + 1];
    if (next === '"') {
      cell += '"';
      from = end + 2;
    } else if (next === undefined || next === '\t' || next === '\n' || next === '\r') {
      cursor.at = end + 1;
      return cell;
    } else return undefined;
  }
}

function plainCell(cursor: Cursor): string {
  const rest = cursor.text.slice(cursor.at).search(/[\t\n\r]/);
  const end = rest < 0 ? cursor.text.length : cursor.at + rest;
  const cell = cursor.text.slice(cursor.at, end);
  cursor.at = end;
  return cell;
}

/** Rows of cells out of a text that was copied from a sheet. The line end after the last row is none of it. */
export function parseTsv(text: string): string[][] {
  const cursor: Cursor = { text, at: 0 };
  const rows: string[][] = [];
  let row: string[] = [];
  while (cursor.at < text.length || row.length > 0) {
    row.push((text[cursor.at] === '"' ? quotedCell(cursor) : undefined) ?? plainCell(cursor));
    const sign = text[cursor.at];
    cursor.at += sign === '\r' && text[cursor.at + 1] === '\n' ? 2 : 1;
    if (sign === '\t') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

const cellText = (cell: string): string => (NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Rows of cells as a sheet takes them from the clipboard. */
export const toTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cellText).join('\t')}\r\n`).join('');
