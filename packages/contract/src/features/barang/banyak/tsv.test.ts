import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTsv, toTsv } from './tsv.ts';

const cell = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.string({ unit: fc.constantFrom('"', '\t', '\n', '\r', 'a', ' ', ',', ';'), maxLength: 8 }),
);
const plain = fc
  .string({ unit: fc.constantFrom('a', '1', ' ', '.', ',', "'", 'é', '金', '"b'), maxLength: 6 })
  .filter((text) => !text.startsWith('"'));
const table = (of: fc.Arbitrary<string>) =>
  fc.array(fc.array(of, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 });

describe('cells from a sheet', () => {
  it('come out as they went in, whatever stands in them', () => {
    fc.assert(
      fc.property(table(cell), (rows) => {
        expect(parseTsv(toTsv(rows))).toEqual(rows);
      }),
      { numRuns: 500 },
    );
  });

  it('are the same with any line end, and with or without one at the end', () => {
    fc.assert(
      fc.property(table(plain), fc.constantFrom('\n', '\r\n', '\r'), fc.boolean(), (rows, end, last) => {
        const text = rows.map((row) => row.join('\t')).join(end);
        // A lone empty cell without a line end is no row at all: nothing was copied.
        fc.pre(last || rows.at(-1)?.join('\t') !== '');
        expect(parseTsv(last ? text + end : text)).toEqual(rows);
      }),
      { numRuns: 500 },
    );
  });

  it('always end: any text is cells', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', '\t', '\n', '\r', 'a'), maxLength: 30 }), (text) => {
        const rows = parseTsv(text);
        expect(rows.every((row) => row.length > 0)).toBe(true);
        expect(parseTsv(toTsv(rows))).toEqual(rows);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['', []],
    ['700\tCN\r\n', [['700', 'CN']]],
    [
      'a\t\n\tb',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['"CINCIN\n2 WARNA"\t"6"" RANTAI"', [['CINCIN\n2 WARNA', '6" RANTAI']]],
    // Inches and quotes that a sheet did not put there.
    ['6" RANTAI\t"belum ditutup', [['6" RANTAI', '"belum ditutup']]],
    ['"A" B\tC', [['"A" B', 'C']]],
  ])('reads %j', (text, rows) => expect(parseTsv(text)).toEqual(rows));
});
