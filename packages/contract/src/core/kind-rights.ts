import { deedsOn } from './kind-pages.ts';
import type { Kind, KindDeed } from './kind.ts';
import { can, type Actor, type Requirement } from './permission.ts';

/** The pages that a deed is done from; none of one that only other papers do. */
const pagesOf = ({ page, pagesToo = [] }: KindDeed): string[] => (page === undefined ? [] : [page, ...pagesToo]);

/** What it takes to see papers of a kind: one of the pages that show them, or look one up. */
export const readNeed = ({ gate, pages, deeds }: Kind): Requirement => ({
  gate,
  pages: [pages.create, pages.list, ...(pages.read ?? []), ...Object.values(deeds).flatMap(pagesOf)],
});

/** What it takes to do a deed, in whatever state the paper is. */
export const deedNeed = (kind: Kind, key: string): Requirement => {
  const deed = kind.deeds[key];
  return { gate: deed?.gate ?? kind.gate, levels: deed?.levels, pages: deed === undefined ? [] : pagesOf(deed) };
};

/** What it takes to change a paper, in whatever state it is: what making one takes. */
export const changeNeed = ({ gate, levels, pages }: Kind): Requirement => ({ gate, levels, pages: [pages.create] });

/**
 * Keys of the deeds that somebody may do to a paper that lets them: his level, his menu and what is switched on do.
 */
export const permittedDeeds = (kind: Kind, actor: Actor): string[] =>
  Object.entries(kind.deeds)
    .filter(([key, { page }]) => page !== undefined && can(actor, deedNeed(kind, key)))
    .map(([key]) => key);

/** The deed of a page that is done to many papers at once, where somebody may do it. */
export const batchDeed = (kind: Kind, path: string, may: (need: Requirement) => boolean): string | undefined =>
  deedsOn(kind, path).find(([key, { batch }]) => batch && may(deedNeed(kind, key)))?.[0];
