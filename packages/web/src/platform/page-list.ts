import { answerOf, waitingStates } from '@kilau/contract/core/kind-pages.ts';
import { deedNeed } from '@kilau/contract/core/kind-rights.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import type { Page } from '@kilau/contract/core/page.ts';
import type { Requirement } from '@kilau/contract/core/permission.ts';
import type { HomeBlock } from '@kilau/contract/core/home.ts';
import {
  blocks as declaredBlocks,
  kinds,
  pages as declared,
  selling as sold,
  buying as bought,
  settings,
} from '@kilau/contract/registry.ts';

/**
 * What the layout knows of the registry, as plain data. A build writes the lists here instead of the registry
 * (`vite/page-list.ts`), so that no page carries the definitions of the others.
 */
export const pages: readonly Page[] = declared;

interface Waiting {
  readonly base: string;
  readonly status: string;
  /** The page where that is answered: one for it alone, or the list. */
  readonly path: string;
  /** Further pages that list them, beside papers of other kinds. */
  readonly also: readonly string[];
  readonly need: Requirement;
  /** Its list tells other papers too: it is asked for those that wait. */
  readonly listed: boolean;
}

/** Whether papers of a kind that wait stand on a page. */
const listsWaiting = ({ source }: Page, { key }: Kind): boolean =>
  source?.type === 'kind' && source.view === 'validasi' && [source.key, ...(source.also ?? [])].includes(key);

/** Of the pages that a deed is done from, those that list what waits for it. */
const listing = (kind: Kind, paths: readonly string[]): readonly string[] =>
  paths.filter((path) => declared.some((page) => page.path === path && listsWaiting(page, kind)));

/** Kinds of papers that wait for somebody in some state, each with the page where that is answered. */
export const waiting: readonly Waiting[] = kinds.flatMap((kind) =>
  waitingStates(kind).flatMap((status) => {
    const answer = answerOf(kind, status);
    if (answer === undefined) return [];
    const { deed, page: path, listed } = answer;
    const also = listing(kind, kind.deeds[deed]?.pagesToo ?? []);
    return [{ base: kind.base, status, path, also, need: deedNeed(kind, deed), listed }];
  }),
);

/** What stands on the homes, and the pages that make a cashier. */
export const blocks: readonly HomeBlock[] = declaredBlocks;
export const selling: readonly string[] = sold;
export const buying: readonly string[] = bought;

/** Settings that are a part of the shop's own record: the login carries them. */
export const settingsOfShop: readonly string[] = settings
  .filter(({ recordOf }) => recordOf === 'toko')
  .map(({ key }) => key);

/** Ways to pay that some kind of paper has entered for itself. */
export const caraTerdaftar: readonly string[] = kinds.flatMap(({ pays = [] }) => pays.map(({ cara }) => cara));

interface Numbered {
  /** What its number is called. */
  readonly number: string;
  readonly kode: string;
  /** Those of before were entered under numbers of their own, which do not say what they are of. */
  readonly any: boolean;
  /** Where it is looked up. */
  readonly path: string;
  readonly need: Requirement;
}

/** Kinds of papers by what their numbers say, for who knows no more of one than that. */
export const numbered: readonly Numbered[] = kinds.map(({ number, kode, gate, opening, pages: { list } }) => ({
  number,
  kode,
  any: opening !== undefined,
  path: list,
  need: { gate, pages: [list] },
}));
