import { useQueries } from '@tanstack/react-query';
import { pageRequirement, type Page } from '@kilau/contract/core/page.ts';
import { api } from '../../platform/api.ts';
import { pages, validated, waiting } from '../../platform/page-list.ts';
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

/** How many documents of a kind wait, asked as its engine wants it. */
type Asking = (base: string, signal: AbortSignal) => Promise<number>;

const openOnes: Asking = async (base, signal) => {
  const { count, data } = await api.get<ListAnswer>(base, { status: 'OPEN', limit: MOST }, { signal });
  return count ?? data.length;
};
const waitingOnes: Asking = async (base, signal) =>
  (await api.get<{ readonly jumlah: number }>(`${base}/menunggu`, {}, { signal })).jumlah;

/** Kinds that wait for somebody, each with its page; two kinds may share one. */
const validationPages = [
  ...validated.map((kind) => ({ ...kind, ask: openOnes })),
  ...waiting.map((kind) => ({ ...kind, ask: waitingOnes })),
].flatMap(({ base, path, ask }) => {
  const page = pages.find((candidate) => candidate.kind === 'validation' && candidate.path === path);
  return page ? [{ base, page, ask }] : [];
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
    queries: open.map(({ base, ask }) => ({
      queryKey: ['pending', base],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => ask(base, signal),
      refetchInterval: EVERY_MS,
      retry: false,
      throwOnError: false,
    })),
    combine: (answers) =>
      perPage(
        answers.flatMap(({ data: count = 0 }, index): Pending[] => {
          const page = open[index]?.page;
          return page && count > 0 ? [{ page, count }] : [];
        }),
      ),
  });
}
