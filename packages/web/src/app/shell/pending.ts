import { useQueries } from '@tanstack/react-query';
import { pageRequirement, type Page } from '@kilau/contract/core/page.ts';
import { api } from '../../platform/api.ts';
import { pages, waiting } from '../../platform/page-list.ts';
import { useCan } from '../../platform/session.ts';

/** Papers of one kind that wait for validation, and the page where that is done. */
export interface Pending {
  readonly page: Page;
  readonly count: number;
}

const EVERY_MS = 60_000;

/** Kinds that wait for somebody, each with its page; two kinds may share one. */
const validationPages = waiting.flatMap(({ base, path }) => {
  const page = pages.find((candidate) => candidate.kind === 'validation' && candidate.path === path);
  return page ? [{ base, page }] : [];
});

/** How many wait on each page. */
function perPage(rows: readonly Pending[]): Pending[] {
  const byPath = new Map<string, Pending>();
  for (const { page, count } of rows) {
    byPath.set(page.path, { page, count: (byPath.get(page.path)?.count ?? 0) + count });
  }
  return [...byPath.values()];
}

/**
 * Waiting papers of the kinds whose validation page the user may open. A kind that cannot be asked counts as
 * none.
 */
export function usePending(): readonly Pending[] {
  const can = useCan();
  const open = validationPages.filter(({ page }) => can(pageRequirement(page)));
  return useQueries({
    queries: open.map(({ base }) => ({
      queryKey: ['pending', base],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        api.get<{ readonly jumlah: number }>(`${base}/menunggu`, {}, { signal }),
      refetchInterval: EVERY_MS,
      retry: false,
      throwOnError: false,
    })),
    combine: (answers) =>
      perPage(
        answers.flatMap(({ data }, index): Pending[] => {
          const page = open[index]?.page;
          const count = data?.jumlah ?? 0;
          return page && count > 0 ? [{ page, count }] : [];
        }),
      ),
  });
}
