import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import { ConnectionError } from './problem-error.ts';
import { problemText } from './report-problem.ts';

type Read = Pick<UseQueryResult, 'data' | 'isPending' | 'isError' | 'isFetching' | 'error' | 'refetch'>;

interface ReadState {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly error: string | undefined;
  /** Why what is here could not be read anew, or not gone on with: it stays in sight. */
  readonly refused: string | undefined;
  readonly onRetry: () => void;
}

const told = ({ isPending, isError, isFetching, error }: Read, isKept: boolean, onRetry: () => unknown): ReadState => ({
  status: isPending ? 'loading' : isError && !isKept ? 'failed' : 'ready',
  error: isError ? problemText(error) : undefined,
  refused: isError && isKept && !isFetching ? problemText(error) : undefined,
  onRetry: () => void onRetry(),
});

/** A line that is lost takes nothing away that was read before; what the server refuses now is not shown any more. */
const isLost = ({ data, error }: Read): boolean => data !== undefined && error instanceof ConnectionError;

/** How a table tells of what is read for it: whether it is there, why not, and how it is asked for again. */
export const readState = (read: Read): ReadState => told(read, isLost(read), read.refetch);

const ONCE = { cancelRefetch: false } as const;

/**
 * The same of a list that comes page by page; what is being fetched is waited for, and not fetched once more. A later
 * page that is refused takes none of those away that are here.
 */
export const readPages = (list: UseInfiniteQueryResult) => {
  const load = () => void list.fetchNextPage(ONCE);
  const state = list.isFetchNextPageError ? told(list, true, load) : readState(list);
  return { ...state, more: { has: list.hasNextPage, loading: list.isFetchingNextPage, load } };
};
