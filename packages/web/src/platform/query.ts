import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ConnectionError } from './problem-error.ts';
import { reportProblem } from './report-problem.ts';

/** Lists stay good for half a minute; what changes under a hand is read again by the page that changed it. */
const FRESH_MS = 30_000;

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The page shows the failure itself. */
      readonly quiet?: boolean;
    };
  }
}

export const queryClient = new QueryClient({
  mutationCache: new MutationCache({
    onError: (error, _variables, _context, mutation) => {
      if (mutation.meta?.quiet !== true) reportProblem(error);
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      refetchOnWindowFocus: false,
      // A refusal stays a refusal; a lost line is worth two more tries.
      retry: (count, error) => error instanceof ConnectionError && count < 2,
      // A cashier's tab is offline more often than the browser knows: let the call itself find out.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
