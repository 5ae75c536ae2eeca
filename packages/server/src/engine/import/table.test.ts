import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CSV_START } from '@kilau/contract/core/csv.ts';
import { csvLine } from '../csv.ts';
import { readTable } from './table.ts';

/** A master with these columns. */
const knows =
  (columns: readonly string[]) =>
  (head: readonly string[]): number =>
    head.filter((cell) => columns.includes(cell)).length;
const read = (text: string, columns: readonly string[] = ['Kode', 'Nama']) =>
  readTable(Buffer.from(text), knows(columns));

const sign = fc.constantFrom('"', "'", ',', ';', '\t', '=', '+', '-', '@', '\n', '\r\n', ' ', 'A', '7', '金', 'é');
const cell = fc.oneof(
  fc.array(sign, { maxLength: 8 }).map((signs) => signs.join('')),
  fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => !text.includes('\0')),
);
const isFilled = (cells: readonly string[]): boolean => cells.some((text) => text.trim() !== '');

describe('a table', () => {
  it('comes back as it was written, whatever stands in it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cell, cell).filter(isFilled), { minLength: 1, maxLength: 8 }),
        async (rows) => {
          const text = CSV_START + csvLine(['Kode', 'Nama']) + rows.map((row) => csvLine(row)).join('');
          const { head, lines } = await read(text);
          expect(head).toEqual(['Kode', 'Nama']);
          expect(lines.map(({ cells }) => cells)).toEqual(rows);
          expect(lines.map(({ baris }) => baris)).toEqual(rows.map((_, index) => index + 2));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is told apart by the columns that are known, not by what is frequent', async () => {
    expect((await read('Kode;Nama\nA;1,000,000,000\n')).lines[0]?.cells).toEqual(['A', '1,000,000,000']);
    expect((await read('Kode,Nama\nA,x;y;z;w\n')).lines[0]?.cells).toEqual(['A', 'x;y;z;w']);
  });

  it('counts rows as a spreadsheet does', async () => {
    const { lines } = await read('\nKode,Nama\n\n"A","two\nlines"\n,\nB,b');
    expect(lines.map(({ baris, cells }) => [baris, cells[0]])).toEqual([
      [4, 'A'],
      [6, 'B'],
    ]);
  });
});
