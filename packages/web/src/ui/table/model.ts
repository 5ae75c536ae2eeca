import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type PaginationState,
  type SortingState,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { compareValues, searchRows, searchSections } from './search.ts';
import type { Column, DataTableProps, Section, SortState } from './types.ts';
import { useRest } from './use-rest.ts';

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

/** A line of the body: a row, or the heading of a group. */
export type Line<R> =
  | { readonly kind: 'row'; readonly id: string; readonly row: R }
  | { readonly kind: 'head'; readonly id: string; readonly section: Section<R> };

export interface Pager {
  readonly page: number;
  readonly pages: number;
  readonly go: (page: number) => void;
}

export interface TableState<R> {
  readonly lines: readonly Line<R>[];
  /** Every row that search and order leave, over all pages: for CSV, selection and the count. */
  readonly all: readonly R[];
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly sort: SortState | undefined;
  readonly toggleSort: (key: string) => void;
  readonly pager: Pager | undefined;
  /** The rows are wanted as a file, which waits for all of them. */
  readonly filing: boolean;
  readonly setFiling: (filing: boolean) => void;
  /** All rows that are wanted are here. */
  readonly whole: boolean;
}

const NO_ROWS: readonly never[] = [];

const sortValue = <R>(column: Column<R>) => column.sortBy ?? column.text;

/** Unsorted → ascending → descending → unsorted. */
function nextSort(current: SortState | undefined, key: string): SortState | undefined {
  if (current?.key !== key) return { key, descending: false };
  return current.descending ? undefined : { key, descending: true };
}

function useSearch<R>(props: DataTableProps<R>) {
  const { columns, rows, onQuery } = props;
  const [own, setOwn] = useState('');
  const query = props.query ?? own;
  const found = useMemo(
    () => (onQuery ? (rows ?? NO_ROWS) : searchRows(columns, rows ?? NO_ROWS, query)),
    [columns, rows, query, onQuery],
  );
  return { query, setQuery: onQuery ?? setOwn, found };
}

const ALL: PaginationState = { pageIndex: 0, pageSize: Number.MAX_SAFE_INTEGER };

/** The page in sight; the last one there is when search or deletion has left fewer. */
function usePage(pageSize: number | undefined, count: number) {
  const [wanted, setPage] = useState(0);
  const pages = pageSize === undefined ? 1 : Math.max(1, Math.ceil(count / pageSize));
  const page = Math.min(wanted, pages - 1);
  const pagination = useMemo(() => (pageSize === undefined ? ALL : { pageIndex: page, pageSize }), [page, pageSize]);
  return { page, pages, pagination, setPage };
}

/** Search, order and pages of a table. Groups come in their own order and are left alone. */
export function useTableState<R>(props: DataTableProps<R>): TableState<R> {
  const { columns, rowKey, pageSize, onSort } = props;
  const { query, setQuery, found } = useSearch(props);
  const sections = useMemo(
    () => props.sections && searchSections(columns, props.sections, query),
    [columns, props.sections, query],
  );
  const { page, pages, pagination, setPage } = usePage(pageSize, found.length);
  const [ownSort, setOwnSort] = useState<SortState>();
  const sort = onSort ? props.sort : ownSort;
  const [filing, setFiling] = useState(false);
  const whole = useRest(props, ownSort !== undefined || filing);

  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.key,
        accessorFn: (row: { readonly item: R }) => column.text(row.item),
        sortFn: (a: { original: { readonly item: R } }, b: { original: { readonly item: R } }) =>
          compareValues(sortValue(column)(a.original.item), sortValue(column)(b.original.item)),
      })),
    [columns],
  );
  // The table library wants objects as rows; ours may be anything.
  const data = useMemo(() => found.map((item) => ({ item })), [found]);
  const sorting = useMemo(
    (): SortingState => (sort && !onSort ? [{ id: sort.key, desc: sort.descending }] : []),
    [sort, onSort],
  );
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: (row) => rowKey(row.item),
    state: { sorting, pagination },
    autoResetPageIndex: false,
  });

  const shown = table.getRowModel().rows;
  const sorted = table.getSortedRowModel().rows;
  const lines = useMemo((): readonly Line<R>[] => {
    if (!sections) return shown.map((row) => ({ kind: 'row', id: row.id, row: row.original.item }));
    return sections.flatMap((section): readonly Line<R>[] => [
      { kind: 'head', id: `head:${section.key}`, section },
      ...section.rows.map((row) => ({ kind: 'row', id: rowKey(row), row }) as const),
    ]);
  }, [sections, shown, rowKey]);
  const all = useMemo(
    () => (sections ? sections.flatMap((section) => section.rows) : sorted.map((row) => row.original.item)),
    [sections, sorted],
  );

  return {
    lines,
    all,
    query,
    setQuery: (next) => {
      setPage(0);
      setQuery(next);
    },
    sort,
    toggleSort: (key) => (onSort ?? setOwnSort)(nextSort(sort, key)),
    pager: pages > 1 ? { page, pages, go: setPage } : undefined,
    filing,
    setFiling,
    whole,
  };
}
