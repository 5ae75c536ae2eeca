import { Problem } from '@kilau/contract/core/problem.ts';
import { readXlsx } from 'hucre/xlsx';
import { readTable, type Table } from './table.ts';

/** A workbook keeps 15 digits of a number; what is behind them is the noise of its arithmetic: 0.1 + 0.2 shows 0.3. */
const numberText = (value: number): string => String(Number(value.toPrecision(15)));

/** What a cell of a workbook says, as it would have been typed: 70 % is kept as 0.7, and typed as 70. */
const cellText = (value: unknown, format: string): string => {
  if (typeof value === 'number') return numberText(format.includes('%') ? value * 100 : value);
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'boolean' ? String(value) : '';
};

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** The first sheet of a workbook. */
async function readWorkbook(bytes: Buffer): Promise<Table> {
  const workbook = await readXlsx(bytes, { readStyles: true }).catch(() => undefined);
  if (!workbook) throw new Problem('impor_bukan_lembar', {});
  const sheet = workbook.sheets[0];
  const format = (row: number, column: number): string => sheet?.cells?.get(`${row},${column}`)?.style?.numFmt ?? '';
  const [head, ...lines] = (sheet?.rows ?? [])
    .map((cells, row) => ({
      baris: row + 1,
      cells: cells.map((cell, column) => cellText(cell, format(row, column))),
    }))
    .filter(({ cells }) => !isBlank(cells));
  if (!head || lines.length === 0) throw new Problem('impor_kosong', {});
  return { head: head.cells, lines };
}

/** How files of Excel begin: a packed folder, and the format of before 2007, which is refused by name. */
const WORKBOOKS = ['504b', 'd0cf11e0'] as const;
const isWorkbook = (bytes: Buffer): boolean =>
  WORKBOOKS.some((begin) => bytes.toString('hex', 0, begin.length / 2) === begin);

/**
 * The rows of a file, an Excel workbook or CSV, as they would have been typed.
 * @param known how many columns of a head are known: a CSV is read with the separator that makes it the most.
 * @throws Problem of a file that cannot be read.
 */
export const readSheet = (bytes: Buffer, known: (head: readonly string[]) => number): Promise<Table> =>
  isWorkbook(bytes) ? readWorkbook(bytes) : readTable(bytes, known);
