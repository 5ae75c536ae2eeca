import { describe, expect, it } from 'vitest';
import { csvCell, csvText } from './csv.ts';

describe('a cell of a CSV file', () => {
  it.each([
    '=1+1',
    '+62812',
    '-harga',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝cmd',
    '＋1',
    '－1',
    '＠SUM(A1)',
    "'=1",
    "'＝1",
  ])('%j is shown and never run, and read back as it was', (text) => {
    const cell = csvCell(text);
    const bare = cell.startsWith('"') ? cell.slice(1, -1) : cell;
    expect(bare).toBe(`'${text}`);
    expect(csvText(bare)).toBe(text);
  });

  it.each(['-2.5', '1,437,000', 'CINCIN', "'t is goud", 'a=b'])('%j stays as it is', (text) => {
    const cell = csvCell(text);
    const bare = cell.startsWith('"') ? cell.slice(1, -1) : cell;
    expect([bare, csvText(bare)]).toEqual([text, text]);
  });
});
