import type { Page } from '@kilau/contract/core/page.ts';
import { pages } from '@kilau/contract/registry.ts';

/**
 * Every page as the router needs it. A build writes the plain list here instead (`vite/page-list.ts`), so that the
 * first script does not carry the definitions behind the pages; they are fetched with the first page that draws from
 * one.
 */
export const pageList: readonly Page[] = pages;
