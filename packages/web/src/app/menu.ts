import { MENU, type MenuKey } from '@kilau/contract/core/menu.ts';
import { pageRequirement, titleKey, type Page } from '@kilau/contract/core/page.ts';
import { can, type Actor } from '@kilau/contract/core/permission.ts';
import { MENU_ICONS } from '../engine/menu-icons.ts';
import { pages } from '../platform/page-list.ts';
import type { IconName } from '../ui/icons.tsx';
import type { Translate } from '../ui/text.ts';

export interface MenuSection {
  readonly key: MenuKey;
  readonly icon: IconName;
  /** The section's page of tiles. */
  readonly tiles: string | undefined;
  readonly pages: readonly Page[];
}

/** Pages that are reached from elsewhere: the entry, legal texts, tiles, and what stands in for a missing page. */
const UNLISTED: ReadonlySet<string> = new Set(['/', '/404', '/blank', '/landingpages']);

/** Whether a page stands in the menu at all: the menu pages are the menu itself. */
const listed = (page: Page): boolean =>
  page.menu !== undefined &&
  page.kind !== 'public' &&
  !UNLISTED.has(page.path) &&
  !MENU.some((section) => section.tiles === page.path);

const mayOpen = (actor: Actor, page: Page): boolean => can(actor, pageRequirement(page));

/**
 * The menu of a user: sections in the specification's order, each with the pages he may open; empty ones are left out.
 */
export function menuOf(actor: Actor): readonly MenuSection[] {
  return MENU.map(({ key, tiles }) => ({
    key,
    icon: MENU_ICONS[key],
    tiles,
    pages: pages.filter((page) => page.menu === key && listed(page) && mayOpen(actor, page)),
  })).filter((section) => section.pages.length > 0);
}

/** Every page a user may open and find by name. */
export const findablePages = (actor: Actor): readonly Page[] =>
  pages.filter((page) => page.kind !== 'public' && !UNLISTED.has(page.path) && mayOpen(actor, page));

export const pageTitle = (t: Translate, page: Page): string => t.of(titleKey(page.path));
