import { loadTexts, type Language } from '@kilau/contract/locales/index.ts';

/** What every page needs. */
export const AREAS_AT_START: readonly string[] = ['semua'];

/** Whether a text belongs to an area of its own; `undefined`: it is there from the start. */
export const areaOf = (_key: string): string | undefined => undefined;

/**
 * One area's texts. Outside a build there is one area, of everything; a build writes a file for each area and language
 * here (`vite/texts.ts`), so that a page fetches the words it says and no others.
 */
export const readTexts = (language: Language, _area: string): Promise<Readonly<Record<string, string>>> =>
  loadTexts(language);
