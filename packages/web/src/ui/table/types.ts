import type { ReactNode } from 'react';

/** A value that two rows can be put in order by. Decimals of the contract bring `cmp`. */
export type SortValue = string | number | boolean | null | undefined | { readonly cmp: (other: never) => number };

export interface Column<R> {
  readonly key: string;
  readonly title: string;
  /** Right-aligned, never cut. */
  readonly numeric?: boolean;
  /** What stands in the cell, as text: for search, CSV, and the width of the column. */
  readonly text: (row: R) => string;
  /** Drawn instead of the text. */
  readonly cell?: (row: R) => ReactNode;
  /** Ordered by this instead of the text. */
  readonly sortBy?: (row: R) => SortValue;
  /** False: the head is no button. */
  readonly sortable?: boolean;
  /** Under the column, where the eye ends. */
  readonly total?: ReactNode;
  /** Left out of the CSV file: pictures, buttons. */
  readonly screenOnly?: boolean;
  /** What stands in a CSV file, where that is not the text on the screen: days year first, for programs. */
  readonly csv?: (row: R) => string;
  /** It says why a row is struck, and is not struck with it. */
  readonly verdict?: boolean;
  /** As one of several facts in a line, where no head says what it is: with its unit or its name. */
  readonly told?: (row: R) => string;
}

/** What the two lines of a card say, by the keys of columns; every other column is a note on the second line. */
export interface CardShape {
  /** The first of these that says something names the row. */
  readonly title: readonly string[];
  /** The first of these that is not nought stands at the right of the first line; not the first, with its name. */
  readonly amount?: readonly string[];
  /** At the right of the second. */
  readonly state?: string;
  /** Before both. */
  readonly picture?: string;
  /** Its notes go on in the next line rather than be cut: nothing opens that would tell the rest. */
  readonly whole?: boolean;
}

/** A group of rows below a heading with subtotals by column key. */
export interface Section<R> {
  readonly key: string;
  readonly title: ReactNode;
  readonly totals?: Readonly<Record<string, ReactNode>>;
  /** Of a group in groups, 0 for the outermost: one that has groups of its own stands before them, without rows. */
  readonly level?: number;
  readonly rows: readonly R[];
}

export interface SortState {
  readonly key: string;
  readonly descending: boolean;
}

/** Rows of a table that are still at the server. */
export interface MoreRows {
  readonly has: boolean;
  readonly loading: boolean;
  readonly load: () => void;
}

/** Empty, and what to do about it. */
export interface EmptyNote {
  /** 'Tidak Ada Data' when absent. */
  readonly title?: string;
  /** Instead of 'Data Tidak Ditemukan', when a search finds nothing. */
  readonly searched?: string;
  readonly text?: ReactNode;
  readonly actions?: ReactNode;
  /** The way to look further when a search finds nothing, before the one that ends it; Enter in its field goes it. */
  readonly further?: { readonly label: string; readonly run: () => void };
}

interface Content<R> {
  readonly columns: readonly Column<R>[];
  readonly rowKey: (row: R) => string;
  /** Accessible name. */
  readonly label: string;
  /** Waiting for the first answer, refused, or there. */
  readonly status?: 'loading' | 'failed' | 'ready';
  readonly error?: ReactNode;
  /** Why the rows that are here could not be read anew, or those behind them not be fetched. */
  readonly refused?: ReactNode;
  readonly onRetry?: () => void;
  readonly empty?: EmptyNote;
}

export interface DataTableProps<R> extends Content<R> {
  readonly rows?: readonly R[];
  /** Instead of `rows`: groups in the order given. No sorting, no paging. */
  readonly sections?: readonly Section<R>[];
  /** Rows per page; absent: all rows in one scroll, drawn as they come into sight. */
  readonly pageSize?: number;
  /** Shows the search field. With `onQuery` the caller searches, otherwise the table does. */
  readonly searchable?: boolean;
  readonly query?: string;
  readonly onQuery?: (query: string) => void;
  /** With `onSort` the caller sorts. */
  readonly sort?: SortState;
  readonly onSort?: (sort: SortState | undefined) => void;
  /** How many rows there are in all, when they are not all here. */
  readonly count?: number;
  /** Fetched when the end comes into sight; all of them for an order of the table's own, and for its file. */
  readonly more?: MoreRows;
  /** Click, tap or Enter on a row. */
  readonly onOpen?: (row: R) => void;
  /** Key presses on the row that has the focus: Delete. */
  readonly onRowKey?: (row: R, key: string) => boolean;
  /** Told of the row that the hand comes to. */
  readonly onHand?: (row: R) => void;
  /**
   * The list has the hand when nothing else has it: at this row, or the first one for an empty word; an empty list
   * leaves it to its search field. What is typed on a row goes to that field. Not on a phone, where nobody presses
   * keys.
   */
  readonly handAt?: string;
  readonly selected?: ReadonlySet<string>;
  readonly onSelect?: (selected: ReadonlySet<string>) => void;
  /** Buttons at the end of a row. */
  readonly renderActions?: (row: R) => ReactNode;
  /** Marks a row: `good`, `warn`, `bad`; `gold` for the one that is open beside the table. */
  readonly tone?: (row: R) => string | undefined;
  /** The row was taken back: it is struck through, and no total holds it. */
  readonly struck?: (row: R) => boolean;
  /** On a phone its rows are cards of two lines; absent: every column below the other. */
  readonly cards?: CardShape;
  /** Beside the search field. */
  readonly toolbar?: ReactNode;
  /** Offers the rows as CSV under this name; `spreadsheet.csv` when it is true. */
  readonly csv?: boolean | string;
  /** Lines before the line of totals, by column key: what the totals are without. */
  readonly before?: readonly {
    readonly key: string;
    readonly label: ReactNode;
    readonly totals: Readonly<Record<string, ReactNode>>;
  }[];
  /** First cell of the line of totals. */
  readonly totalLabel?: ReactNode;
  /** Takes the height that is left and scrolls inside. */
  readonly fill?: boolean;
  /** What stands in the search field, for a page that wants to focus it. */
  readonly searchId?: string;
  /** The search field takes the focus when its dialog opens. */
  readonly searchFirst?: boolean;
}
