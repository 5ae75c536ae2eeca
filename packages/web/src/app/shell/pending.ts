import { useQueries } from '@tanstack/react-query';
import { pageRequirement, type Page } from '@kilau/contract/core/page.ts';
import { api } from '../../platform/api.ts';
import { pages, waiting } from '../../platform/page-list.ts';
import { useCan } from '../../platform/session.ts';

/** Papers of one kind that wait for validation, or what is wrong, and the page where that is seen to. */
export interface Pending {
  readonly page: Page;
  readonly count: number;
  /** Something is wrong: told in red, and not among what waits. */
  readonly alarm: boolean;
}

const EVERY_MS = 60_000;

/** Kinds that wait for somebody, each with its page; two kinds may share one. */
const validationPages = waiting.flatMap(({ base, path, status }) => {
  const page = pages.find((candidate) => candidate.kind === 'validation' && candidate.path === path);
  return page ? [{ call: `${base}/menunggu`, asked: { status }, page, alarm: false }] : [];
});
/** Pages where something may be wrong, with the call that says how much. */
const alarmPages = pages.flatMap((page) =>
  page.alarm === undefined ? [] : [{ call: page.alarm, asked: {}, page, alarm: true }],
);
const asked = [...validationPages, ...alarmPages];

/** How many wait on each page. */
function perPage(rows: readonly Pending[]): Pending[] {
  const byPath = new Map<string, Pending>();
  for (const { page, count, alarm } of rows) {
    byPath.set(page.path, { page, alarm, count: (byPath.get(page.path)?.count ?? 0) + count });
  }
  return [...byPath.values()];
}

/**
 * Waiting papers of the kinds whose validation page the user may open, and what is wrong on pages of his. What cannot
 * be asked counts as none.
 */
export function usePending(): readonly Pending[] {
  const can = useCan();
  const open = asked.filter(({ page }) => can(pageRequirement(page)));
  return useQueries({
    queries: open.map(({ call, asked: words }) => ({
      queryKey: ['pending', call, words],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        api.get<{ readonly jumlah: number }>(call, words, { signal }),
      refetchInterval: EVERY_MS,
      retry: false,
      throwOnError: false,
    })),
    combine: (answers) =>
      perPage(
        answers.flatMap(({ data }, index): Pending[] => {
          const of = open[index];
          const count = data?.jumlah ?? 0;
          return of && count > 0 ? [{ page: of.page, alarm: of.alarm, count }] : [];
        }),
      ),
  });
}
