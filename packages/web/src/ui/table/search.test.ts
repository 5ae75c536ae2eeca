import { describe, expect, it } from 'vitest';
import { Dec } from '@kilau/contract/core/dec.ts';
import { compareValues, searchRows, searchSections } from './search.ts';

const columns = [
  { key: 'a', title: '', text: (row: readonly string[]) => row[0] ?? '' },
  { key: 'b', title: '', text: (row: readonly string[]) => row[1] ?? '' },
];
const rows = [
  ['M00231', 'BU HARTINI'],
  ['M00232', 'PAK JOSÉ'],
  ['M00310', 'BU SULASTRI'],
];

describe('searchRows', () => {
  it('finds every word anywhere in the row, in any case and order', () =>
    expect(searchRows(columns, rows, 'bu 0023')).toEqual([rows[0]]));
  it('does not mind accents', () => expect(searchRows(columns, rows, 'jose')).toEqual([rows[1]]));
  it('finds all for an empty query', () => expect(searchRows(columns, rows, '  ')).toBe(rows));
});

describe('searchSections', () => {
  const group = (title: string, names: readonly string[], level?: number) => ({
    key: title,
    title,
    rows: names.map((nama) => ({ nama })),
    ...(level !== undefined && { level }),
  });
  const nama = [{ key: 'nama', title: 'Nama', text: (row: { readonly nama: string }) => row.nama }];
  const told = (query: string, sections: readonly ReturnType<typeof group>[]) =>
    searchSections(nama, sections, query).map(({ title, rows: left }) => [title, left.map((row) => row.nama)]);

  it('keeps the rows that have the words, by themselves or with their heading', () => {
    const sections = [group('SL01 RINA', ['CINCIN', 'KALUNG']), group('SL02 DEWI', ['CINCIN'])];
    expect(told('cincin', sections)).toEqual([
      ['SL01 RINA', ['CINCIN']],
      ['SL02 DEWI', ['CINCIN']],
    ]);
    expect(told('rina kal', sections)).toEqual([['SL01 RINA', ['KALUNG']]]);
    expect(told('  ', sections)).toHaveLength(2);
  });

  it('keeps a group of groups as long as one within it has rows', () => {
    const sections = [
      group('PUSAT', [], 0),
      group('SL01', ['CINCIN'], 1),
      group('CABANG', [], 0),
      group('SL02', ['KALUNG'], 1),
    ];
    expect(told('kalung', sections)).toEqual([
      ['CABANG', []],
      ['SL02', ['KALUNG']],
    ]);
    expect(told('pusat', sections).map(([title]) => title)).toEqual(['PUSAT', 'SL01']);
  });
});

describe('compareValues', () => {
  it('orders decimals exactly, where floats would tie', () =>
    expect(compareValues(Dec.from('9007199254740993'), Dec.from('9007199254740992'))).toBe(1));
  it('orders numbers inside texts by value', () =>
    expect(['A10', 'A9', 'A1'].toSorted(compareValues)).toEqual(['A1', 'A9', 'A10']));
  it('puts what is empty first', () => expect([3, null, 1].toSorted(compareValues)).toEqual([null, 1, 3]));
});
