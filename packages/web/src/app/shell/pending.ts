import { useQueries } from '@tanstack/react-query';
import { pageRequirement, type Page } from '@kilau/contract/core/page.ts';
import type { Requirement } from '@kilau/contract/core/permission.ts';
import { pendingKey, waitingCall } from '../../engine/paper/paper-keys.ts';
import { api } from '../../platform/api.ts';
import { pages, waiting } from '../../platform/page-list.ts';
import { useCan } from '../../platform/session.ts';

/** Papers that wait for validation, or what is wrong, and the page where that is seen to. */
export interface Pending {
  readonly page: Page;
  /** How many, by what was asked: what two pages list is the same there. */
  readonly waits: ReadonlyMap<string, number>;
  /** Something is wrong: told in red, and not among what waits. */
  readonly alarm: boolean;
  /** What narrows the page to them, where it tells others too. */
  readonly search?: { readonly status: string };
}

/** How many wait on pages, each once though several pages list it. */
export const countOf = (of: readonly Pending[]): number =>
  [...new Map(of.flatMap(({ waits }) => [...waits])).values()].reduce((sum, count) => sum + count, 0);

const lists = (one: Pending, other: Pending): boolean => [...other.waits.keys()].every((asked) => one.waits.has(asked));

/** As few pages as list all that waits: one whose papers all stand on another one too leads nowhere new. */
export const fewest = (of: readonly Pending[]): readonly Pending[] =>
  of.filter(
    (page, place) =>
      !of.some((other, at) => other !== page && lists(other, page) && (!lists(page, other) || at < place)),
  );

const EVERY_MS = 60_000;

/** Kinds that wait for somebody, each with its pages; two kinds may share one. */
const validationPages = waiting.map(({ base, path, also, status, need, listed }): Asks => {
  const search = listed ? { search: { status } } : {};
  const on = [path, ...also].flatMap((one) => pages.find((page) => page.path === one) ?? []);
  return { call: waitingCall(base), asked: { status }, on, need, alarm: false, ...search };
});
/** Pages that name a call of their own which says how many there are, be it wrong or waiting. */
const countedPages = (alarm: boolean, callOf: (page: Page) => string | undefined): Asks[] =>
  pages.flatMap((page) => {
    const call = callOf(page);
    return call === undefined ? [] : [{ call, asked: {}, on: [page], need: pageRequirement(page), alarm }];
  });
interface Asks extends Pick<Pending, 'alarm' | 'search'> {
  readonly call: string;
  readonly asked: Readonly<Record<string, string>>;
  /** Pages that list what it counts. */
  readonly on: readonly Page[];
  readonly need: Requirement;
}
const asks: readonly Asks[] = [
  ...validationPages,
  ...countedPages(true, ({ alarm }) => alarm),
  ...countedPages(false, ({ waits }) => waits?.call),
];

/** What an answer tells of each page that the user may open. */
const onPages = ({ call, asked, on, need: _, ...rest }: Asks, count: number, can: Can): Pending[] =>
  on
    .filter((page) => can(pageRequirement(page)))
    .map((page) => ({ ...rest, page, waits: new Map([[[call, ...Object.values(asked)].join(' '), count]]) }));
type Can = (need: Requirement) => boolean;

/** All that waits on each page. */
function perPage(rows: readonly Pending[]): Pending[] {
  const byPath = new Map<string, Pending>();
  for (const row of rows) {
    const { path } = row.page;
    byPath.set(path, { ...row, waits: new Map([...(byPath.get(path)?.waits ?? []), ...row.waits]) });
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
          return of && count > 0 ? onPages(of, count, can) : [];
        }),
      ),
  });
}
