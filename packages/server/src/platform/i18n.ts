import { fillParameters } from '@kilau/contract/core/placeholder.ts';
import { ruleSentence } from '@kilau/contract/core/rule-text.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import {
  DEFAULT_LANGUAGE,
  FALLBACK_LANGUAGE,
  isLanguage,
  LANGUAGE_TAGS,
  LANGUAGES,
  loadTexts,
  type Language,
} from '@kilau/contract/locales/index.ts';

type Params = Readonly<Record<string, string | number>>;
export type Translate = (key: string, params?: Params) => string;

const texts = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadTexts(language)] as const)),
);

/** Texts of one language; where one is missing, those of the fallback language, at last the key itself. */
function translator(language: Language): Translate {
  const own = texts.get(language);
  const fallback = texts.get(FALLBACK_LANGUAGE);
  const say: Translate = (key, params = {}) => fillParameters(own?.[key] ?? fallback?.[key] ?? key, params, say);
  return say;
}

const translators = new Map(LANGUAGES.map((language) => [language, translator(language)]));

/** The sentence of a broken rule at a path of what was sent. */
export const sayRule = (t: Translate, path: string, broken: RuleBreak): string =>
  // A key that has no text is said as itself.
  ruleSentence({ say: t, has: (key) => t(key) !== key }, path, broken);

export const translatorOf = (language: Language): Translate => translators.get(language) ?? ((key) => key);

/** Language of a tag: `zh-HK` and `zh` are hk, `ms-MY` is my, and our own codes are themselves. */
function languageOfTag(tag: string): Language | undefined {
  const lower = tag.toLowerCase();
  if (isLanguage(lower)) return lower;
  const primary = lower.split('-')[0] ?? '';
  if (isLanguage(primary)) return primary;
  return LANGUAGES.find((language) => LANGUAGE_TAGS[language].toLowerCase().split('-')[0] === primary);
}

/** The best of our languages that an `Accept-Language` header asks for, by its weights; none when it names none. */
export function askedLanguage(header: string | undefined): Language | undefined {
  const wishes = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.trim().split(';');
      const weight = rest.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find((one) => one !== undefined);
      return { language: languageOfTag(tag.trim()), weight: weight === undefined ? 1 : Number(weight) };
    });
  const best = wishes
    .filter(({ language, weight }) => language !== undefined && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)[0];
  return best?.language;
}

/** The same of who has no language of his own: Indonesian when none of ours is asked for. */
export const acceptedLanguage = (header: string | undefined): Language => askedLanguage(header) ?? DEFAULT_LANGUAGE;

/** The language in which a shop speaks to those who have no login. @param param its parameters. */
export function shopLanguage(param: (key: 'MULTI_LANGUAGE_FEATURE') => string): Language {
  const language = param('MULTI_LANGUAGE_FEATURE');
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}
