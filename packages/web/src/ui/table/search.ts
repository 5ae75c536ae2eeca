import type { Column, Section, SortValue } from './types.ts';

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (query: string): readonly string[] => folded(query).split(/\s+/).filter(Boolean);

/** Whether every word occurs in a text. */
function holds(text: string, words: readonly string[]): boolean {
  const line = folded(text);
  return words.every((word) => line.includes(word));
}

const lineOf = <R>(columns: readonly Column<R>[], row: R): string =>
  columns.map((column) => column.text(row)).join(' ');

/** Rows in which every word of the query occurs, in any column. */
export function searchRows<R>(columns: readonly Column<R>[], rows: readonly R[], query: string): readonly R[] {
  const words = wordsOf(query);
  return words.length === 0 ? rows : rows.filter((row) => holds(lineOf(columns, row), words));
}

/**
 * Groups with the rows in which, together with the headings above them, every word of the query occurs; groups that are
 * left without rows go.
 */
export function searchSections<R>(
  columns: readonly Column<R>[],
  sections: readonly Section<R>[],
  query: string,
): readonly Section<R>[] {
  const words = wordsOf(query);
  if (words.length === 0) return sections;
  const above: string[] = [];
  const found = sections.map((section) => {
    const level = section.level ?? 0;
    above.splice(level, above.length, typeof section.title === 'string' ? section.title : '');
    const heads = above.join(' ');
    return { ...section, rows: section.rows.filter((row) => holds(`${heads} ${lineOf(columns, row)}`, words)) };
  });
  // A group of groups stays as long as one within it does.
  let within = -1;
  return found
    .toReversed()
    .filter(({ rows, level = 0 }) => {
      const stays = rows.length > 0 || level < within;
      if (stays) within = level;
      return stays;
    })
    .toReversed();
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
