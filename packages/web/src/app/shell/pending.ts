import { useQueries } from '@tanstack/react-query';
import { pageRequirement, type Page } from '@kilau/contract/core/page.ts';
import type { Requirement } from '@kilau/contract/core/permission.ts';
import { pendingKey, waitingCall } from '../../engine/paper/paper-keys.ts';
import { api } from '../../platform/api.ts';
import { pages, waiting } from '../../platform/page-list.ts';
import { useCan } from '../../platform/session.ts';

/** Papers of one kind that wait for validation, or what is wrong, and the page where that is seen to. */
export interface Pending {
  readonly page: Page;
  readonly count: number;
  /** Something is wrong: told in red, and not among what waits. */
  readonly alarm: boolean;
  /** What narrows the page to them, where it tells others too. */
  readonly search?: { readonly status: string };
}

const EVERY_MS = 60_000;

/** Kinds that wait for somebody, each with its page; two kinds may share one. */
const validationPages = waiting.flatMap(({ base, path, status, need, listed }) => {
  const page = pages.find((candidate) => candidate.path === path);
  const search = listed ? { search: { status } } : {};
  return page ? [{ call: waitingCall(base), asked: { status }, page, need, alarm: false, ...search }] : [];
});
/** Pages where something may be wrong, with the call that says how much. */
const alarmPages = pages.flatMap((page) =>
  page.alarm === undefined ? [] : [{ call: page.alarm, asked: {}, page, need: pageRequirement(page), alarm: true }],
);
interface Asks extends Omit<Pending, 'count'> {
  readonly call: string;
  readonly asked: Readonly<Record<string, string>>;
  readonly need: Requirement;
}
const asks: readonly Asks[] = [...validationPages, ...alarmPages];

/** How many wait on each page. */
function perPage(rows: readonly Pending[]): Pending[] {
  const byPath = new Map<string, Pending>();
  for (const row of rows) {
    const { path } = row.page;
    byPath.set(path, { ...row, count: (byPath.get(path)?.count ?? 0) + row.count });
  }
  return [...byPath.values()];
}

/** Waiting papers that the user may answer, and what is wrong on pages of his. What cannot be asked counts as none. */
export function usePending(): readonly Pending[] {
  const can = useCan();
  const open = asks.filter(({ need }) => can(need));
  return useQueries({
    queries: open.map(({ call, asked: words }) => ({
      queryKey: [...pendingKey(call), words],
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
          return of && count > 0 ? [{ ...of, count }] : [];
        }),
      ),
  });
}
