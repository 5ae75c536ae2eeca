import type { Page } from '@kilau/contract/core/page.ts';
import { pages } from './page-list.ts';

const byPath = new Map(pages.map((page) => [page.path, page]));

/** The page of an address; `undefined` when the program has none there. */
export const pageAt = (path: string): Page | undefined => byPath.get(path);
