import { LANGUAGES, loadTexts } from '@kilau/contract/locales/index.ts';

/** Every language with all its texts. */
export const locales = await Promise.all(
  LANGUAGES.map(async (language) => ({ language, texts: await loadTexts(language) })),
);
