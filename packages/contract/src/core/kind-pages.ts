import { endsOf, type Kind, type KindDeed } from './kind.ts';
import type { Page, PageKind } from './page.ts';

/** What a page of a kind is for. */
export type KindView = 'buat' | 'lihat' | 'validasi' | 'batal';

const PAGE_KINDS: Readonly<Record<KindView, PageKind>> = {
  buat: 'transaction',
  lihat: 'view',
  validasi: 'validation',
  batal: 'cancel',
};

/** Deeds that are done from a page. */
export const deedsOn = ({ deeds }: Kind, path: string): [string, KindDeed][] =>
  Object.entries(deeds).filter(([, { page, pagesToo = [] }]) => page === path || pagesToo.includes(path));

/** Whether a deed takes a paper out of a state in which it waits for somebody. */
const answersWaiting = ({ states }: Kind, { from }: KindDeed): boolean =>
  from.every((state) => states[state]?.tone === 'waits');

/** What a page of a kind is for: where papers are made or looked up, else what its deeds do. */
function viewOf(kind: Kind, path: string): KindView {
  if (path === kind.pages.create) return 'buat';
  if (path === kind.pages.list) return 'lihat';
  return deedsOn(kind, path).every(([, deed]) => answersWaiting(kind, deed)) ? 'validasi' : 'batal';
}

/** The pages of a kind, in the order in which a paper lives: made, validated, looked up, taken back. */
export function kindPages(kind: Kind): Page[] {
  const { key, gate, levels, pages, deeds } = kind;
  const paths = new Set([pages.create, pages.list, ...Object.values(deeds).flatMap(({ page }) => page ?? [])]);
  return [...paths].map((path) => {
    const view = viewOf(kind, path);
    const [first] = deedsOn(kind, path);
    const taking = deedsOn(kind, path).some(([, deed]) => isTakingBack(kind, deed));
    const own = path !== pages.create && path !== pages.list ? first?.[1] : undefined;
    return {
      path,
      menu: view === 'validasi' ? 'validasi' : kind.menu,
      // Deeds that neither answer what waits nor take anything back go on with a paper.
      kind: view === 'batal' && !taking ? 'transaction' : PAGE_KINDS[view],
      gate: own?.gate ?? gate,
      ...(levels && path === pages.create && { levels }),
      source: { type: 'kind', key, view },
    };
  });
}

/** States in which a paper waits for somebody. */
export const waitingStates = ({ states }: Kind): string[] =>
  Object.entries(states).flatMap(([name, { tone }]) => (tone === 'waits' ? [name] : []));

/** Where a paper is answered that waits. */
interface AnsweredAt {
  readonly deed: string;
  readonly page: string;
  /** That page is the list of the kind, which tells other papers too: it is asked for those that wait. */
  readonly listed: boolean;
}

/** The deed that a paper in a state waits for, and its page: what goes on with it, not what takes it back. */
export function answerOf(kind: Kind, status: string): AnsweredAt | undefined {
  for (const [key, deed] of Object.entries(kind.deeds)) {
    if (deed.page !== undefined && deed.from.includes(status) && !isTakingBack(kind, deed)) {
      return { deed: key, page: deed.page, listed: deed.page === kind.pages.list };
    }
  }
  return undefined;
}

/** States in which something is still to come of a paper. */
export const standingStates = ({ states }: Kind): string[] =>
  Object.entries(states).flatMap(([name, { tone }]) => (tone === 'over' || tone === 'gone' ? [] : [name]));

/** Deeds of a page that end a paper's way or take it back: shown last, and in red. */
export const isTakingBack = ({ states }: Kind, deed: KindDeed): boolean =>
  deed.undoes !== undefined || endsOf(deed).every((state) => states[state]?.tone === 'gone');
