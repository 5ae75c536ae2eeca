/** A table as it goes on paper: texts, ready to be measured and drawn, line by line. */

export interface PaperColumn {
  readonly label: string;
  /** Right-aligned and never broken over lines. */
  readonly numeric: boolean;
  /** Texts that are never broken: codes, dates, numbers. */
  readonly whole: boolean;
}

/**
 * One line: a row, the heading of a group with its subtotals, or the grand total. Cells are one per column: `C` is one
 * of a row, `T` one of a line of totals. A row that is struck was taken back: the grand total is net of such rows, and
 * lines of its kind before it say what they come to and what the gross is.
 */
export type TableLine<C, T = C> =
  | { readonly kind: 'row'; readonly level: number; readonly cells: readonly C[]; readonly struck?: true }
  | {
      readonly kind: 'group' | 'total';
      /** How deep a heading stands: 0 is the outermost. */
      readonly level: number;
      readonly label: string;
      readonly cells: readonly T[];
      /** Of the lines at the end: what it is the total of, where that is not what counts. */
      readonly of?: 'gross' | 'cancelled';
      /** Its label itself says what was counted: it is worth a line where no column has a total. */
      readonly counts?: true;
    };
export type PaperLine = TableLine<string>;

/** A table whose lines can be read as often as it takes, a part at a time, so that nobody holds them all. */
export interface PaperTable {
  /** Stands above the table where a paper has several. */
  readonly title?: string;
  readonly columns: readonly PaperColumn[];
  /** The column that says which rows were taken back: its word stands as it is where the row is struck through. */
  readonly says?: number;
  readonly lines: { parts(): Iterable<readonly PaperLine[]> };
}
