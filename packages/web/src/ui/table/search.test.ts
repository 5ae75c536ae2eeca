import { describe, expect, it } from 'vitest';
import { Dec } from '@kilau/contract/core/dec.ts';
import { compareValues, searchRows } from './search.ts';

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

describe('compareValues', () => {
  it('orders decimals exactly, where floats would tie', () =>
    expect(compareValues(Dec.from('9007199254740993'), Dec.from('9007199254740992'))).toBe(1));
  it('orders numbers inside texts by value', () =>
    expect(['A10', 'A9', 'A1'].toSorted(compareValues)).toEqual(['A1', 'A9', 'A10']));
  it('puts what is empty first', () => expect([3, null, 1].toSorted(compareValues)).toEqual([null, 1, 3]));
});
