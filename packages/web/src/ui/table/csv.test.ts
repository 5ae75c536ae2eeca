import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';
import type { Column } from './types.ts';

interface Row {
  readonly nama: string;
  readonly harga: string;
}
const columns: readonly Column<Row>[] = [
  { key: 'foto', title: 'Foto', text: () => 'x.jpg', screenOnly: true },
  { key: 'nama', title: 'Nama', text: (row) => row.nama },
  { key: 'harga', title: 'Harga', numeric: true, text: (row) => row.harga },
];

describe('toCsv', () => {
  it('writes a head and plain numbers, and leaves pictures out', () =>
    expect(toCsv(columns, [{ nama: 'CINCIN', harga: '1,437,000' }])).toBe('Nama,Harga\r\nCINCIN,1437000'));
  it('quotes what would break a line or a cell', () =>
    expect(toCsv(columns, [{ nama: 'CINCIN "A", KECIL\nBARU', harga: '0' }])).toBe(
      'Nama,Harga\r\n"CINCIN ""A"", KECIL\nBARU",0',
    ));
  it('keeps a spreadsheet from running a text as a formula, but leaves negative numbers numbers', () =>
    expect(toCsv(columns, [{ nama: '=HYPERLINK("x")', harga: '-1,500' }])).toBe(
      'Nama,Harga\r\n"\'=HYPERLINK(""x"")",-1500',
    ));
});
