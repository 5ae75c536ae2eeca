import { useQueries } from '@tanstack/react-query';
import { pageRequirement, type Page } from '@kilau/contract/core/page.ts';
import { api } from '../../platform/api.ts';
import { pages, validated } from '../../platform/page-list.ts';
import { useCan } from '../../platform/session.ts';

/** Documents of one kind that wait for validation, and the page where that is done. */
export interface Pending {
  readonly page: Page;
  readonly count: number;
}

const EVERY_MS = 60_000;
/** Above this, the exact number no longer helps anyone. */
const MOST = 100;

interface ListAnswer {
  readonly data: readonly unknown[];
  readonly count?: number;
}

/** Kinds that are validated, each with its page; two kinds may share one. */
const validationPages = validated.flatMap(({ base, path }) => {
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
 * Unvalidated documents of the kinds whose validation page the user may open. A kind that cannot be asked counts as
 * none.
 */
export function usePending(): readonly Pending[] {
  const can = useCan();
  const open = validationPages.filter(({ page }) => can(pageRequirement(page)));
  return useQueries({
    queries: open.map(({ base }) => ({
      queryKey: ['pending', base],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        api.get<ListAnswer>(base, { status: 'OPEN', limit: MOST }, { signal }),
      refetchInterval: EVERY_MS,
      retry: false,
      throwOnError: false,
    })),
    combine: (answers) =>
      perPage(
        answers.flatMap(({ data }, index): Pending[] => {
          const page = open[index]?.page;
          const count = data?.count ?? data?.data.length ?? 0;
          return page && count > 0 ? [{ page, count }] : [];
        }),
      ),
  });
}
