import type { SheetCell } from '../../render/sheet-file.ts';
import type { TableLine } from '../../render/paper-table.ts';
import type { Column } from './lines.ts';

/** The rows that a total of a sheet is over, counted from 0. */
export interface Span {
  readonly first: number;
  readonly last: number;
  /** The last of them that has a value, for columns whose total is their last value. */
  readonly filled: ReadonlyMap<number, number>;
}

interface Open {
  readonly first: number;
  last: number;
  readonly filled: Map<number, number>;
}

/**
 * Finds out in which rows the groups of a table will stand, before any is written: a heading above its rows names the
 * last of them in its formulas.
 */
export class SheetPlan {
  /** Columns whose total is their last value. */
  readonly #lasts: readonly number[];
  /** In the order of their headings; the grand total is apart. */
  readonly #groups: Open[] = [];
  readonly #grand: Open = { first: 0, last: -1, filled: new Map() };
  #open: Open[] = [];
  /** Lines of totals at the end. */
  #ends = 0;
  #row = 0;

  constructor(columns: readonly Column[]) {
    this.#lasts = columns.flatMap(({ field }, index) => (field.total === 'last' ? [index] : []));
  }

  /** Takes the lines of the table, one after the other. */
  see(line: TableLine<SheetCell, number | null>): void {
    if (line.kind === 'row') {
      for (const index of this.#lasts) if ((line.cells[index] ?? null) !== null) this.#fill(index);
    } else {
      this.#close(line.kind === 'total' ? 0 : line.level);
      if (line.kind === 'total') {
        // Several lines of totals are over the same rows.
        this.#grand.last = this.#row - 1;
        this.#ends += 1;
        return;
      }
      const group: Open = { first: this.#row + 1, last: -1, filled: new Map() };
      this.#groups.push(group);
      this.#open.push(group);
    }
    this.#row += 1;
  }

  /** The spans of all lines of totals in their order, for a table whose first line stands in the row `from`. */
  *spans(from: number): Generator<Span, undefined> {
    const ends = Array.from({ length: this.#ends }, () => this.#grand);
    for (const { first, last, filled } of [...this.#groups, ...ends]) {
      yield {
        first: first + from,
        last: last + from,
        filled: new Map([...filled].map(([column, row]) => [column, row + from])),
      };
    }
    return undefined;
  }

  #fill(column: number): void {
    for (const group of [this.#grand, ...this.#open]) group.filled.set(column, this.#row);
  }

  #close(level: number): void {
    for (const group of this.#open.splice(level)) group.last = this.#row - 1;
  }
}
