import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import { problemText } from './report-problem.ts';

interface ReadState {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly error: string | undefined;
  readonly onRetry: () => void;
}

/** How a table tells of what is read for it: whether it is there, why not, and how it is asked for again. */
export const readState = ({
  isPending,
  isError,
  error,
  refetch,
}: Pick<UseQueryResult, 'isPending' | 'isError' | 'error' | 'refetch'>): ReadState => ({
  status: isPending ? 'loading' : isError ? 'failed' : 'ready',
  error: isError ? problemText(error) : undefined,
  onRetry: () => void refetch(),
});

const ONCE = { cancelRefetch: false } as const;

/**
 * The same of a list that comes page by page; what is being fetched is waited for, and not fetched once more. A later
 * page that is refused takes none of those away that are here.
 */
export const readPages = (list: UseInfiniteQueryResult) => {
  const { isFetchNextPageError: refused, isFetchingNextPage: loading } = list;
  const { status, error, onRetry } = readState(list);
  return {
    status: refused ? 'ready' : status,
    error,
    onRetry,
    more: {
      has: list.hasNextPage,
      loading,
      load: () => void list.fetchNextPage(ONCE),
      refused: refused && !loading ? error : undefined,
    },
  } as const;
};
