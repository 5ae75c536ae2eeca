import { fillParameters } from '@kilau/contract/core/placeholder.ts';
import { DEFAULT_LANGUAGE, FALLBACK_LANGUAGE, type Language } from '@kilau/contract/locales/index.ts';
import { createStore, useStore } from './store.ts';

export type Params = Readonly<Record<string, string | number>>;
type Texts = Readonly<Record<string, string>>;

const known = new Map<Language, Texts>();
/** The language spoken, and how often anything has been said anew: components draw again with it. */
const spoken = createStore<{ readonly language: Language; readonly begun: boolean }>({
  language: DEFAULT_LANGUAGE,
  begun: false,
});
let missing: (key: string) => void = () => undefined;

/** Adds texts of a language. Nobody draws again for them: whoever says them waits for them. */
export function addTexts(language: Language, texts: Texts): void {
  known.set(language, { ...known.get(language), ...texts });
}

/** From now on everything is said in this language; what is on the screen is drawn again. */
export const speak = (language: Language): void => spoken.set({ language, begun: true });

/** Told of each text that is said and not there. */
export function onMissingText(told: (key: string) => void): void {
  missing = told;
}

export const language = (): Language => spoken.get().language;
/** The language, followed. */
export const useLanguage = (): Language => useStore(spoken).language;
/** Changes whenever all texts have to be said anew. */
export const useSpoken = (): object => useStore(spoken);

const find = (key: string): string | undefined => known.get(language())?.[key] ?? known.get(FALLBACK_LANGUAGE)?.[key];

export const hasText = (key: string): boolean => find(key) !== undefined;

/** The text of a key with its `{{parameters}}` filled in; English where the language lacks it, at last the key. */
export function say(key: string, params: Params = {}): string {
  const text = find(key);
  if (text === undefined && spoken.get().begun) missing(key);
  return fillParameters(text ?? key, params, say);
}
