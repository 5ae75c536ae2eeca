import type { texts as source } from './id/index.ts';

/** The languages of the specification: the country-like codes are its own spelling. */
export const LANGUAGES = ['id', 'en', 'it', 'hk', 'my', 'jp'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'id';
/** Shown where a text is missing at run time; a missing key in a locale file does not compile. */
export const FALLBACK_LANGUAGE: Language = 'en';

export type LocaleKey = keyof typeof source;
export type LocaleTexts = Readonly<Record<LocaleKey, string>>;

/** BCP 47 tags for `lang` attributes and `Accept-Language`. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = {
  id: 'id',
  en: 'en',
  it: 'it',
  hk: 'zh-HK',
  my: 'ms',
  jp: 'ja',
};

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (LANGUAGES as readonly string[]).includes(value);
}

/** Loads one language's texts, area by area as Indonesian lists them; a file that is missing fails. */
export async function loadTexts(language: Language): Promise<Record<string, string>> {
  const { areas, texts } = await import('./id/index.ts');
  if (language === 'id') return texts;
  const files = await Promise.all(
    Object.keys(areas).map(
      async (area) => (await import(`./${language}/${area}.ts`)) as Readonly<Record<string, LocaleTexts>>,
    ),
  );
  return Object.assign({}, ...files.flatMap((file) => Object.values(file))) as LocaleTexts;
}
