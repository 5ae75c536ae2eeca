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

/** The same of a list that comes page by page; what is being fetched is waited for, and not fetched once more. */
export const readPages = (list: UseInfiniteQueryResult) => ({
  ...readState(list),
  more: { has: list.hasNextPage, loading: list.isFetchingNextPage, load: () => void list.fetchNextPage(ONCE) },
});
