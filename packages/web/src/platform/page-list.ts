import { deedsOn, kindPages } from '@kilau/contract/core/kind-pages.ts';
import type { Page } from '@kilau/contract/core/page.ts';
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

/** Kinds of papers that wait for somebody in some state, each with the page where that is answered. */
export const waiting: readonly { readonly base: string; readonly path: string; readonly status: string }[] =
  kinds.flatMap((kind) =>
    kindPages(kind).flatMap(({ path, source }) => {
      const [first] = deedsOn(kind, path);
      return source?.view === 'validasi' ? [{ base: kind.base, path, status: first?.[1].from[0] ?? '' }] : [];
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
