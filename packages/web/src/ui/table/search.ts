import type { Column, SortValue } from './types.ts';

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Rows in which every word of the query occurs, in any column. */
export function searchRows<R>(columns: readonly Column<R>[], rows: readonly R[], query: string): readonly R[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const line = folded(columns.map((column) => column.text(row)).join(' '));
    return words.every((word) => line.includes(word));
  });
}

const collator = new Intl.Collator('id', { numeric: true, sensitivity: 'base' });

/** Order of two cells: empty first, decimals exactly, numbers inside texts by value. */
export function compareValues(a: SortValue, b: SortValue): number {
  const emptyA = a === null || a === undefined || a === '';
  const emptyB = b === null || b === undefined || b === '';
  if (emptyA || emptyB) return Number(emptyB) - Number(emptyA);
  if (typeof a === 'object') return a.cmp(b as never);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}
