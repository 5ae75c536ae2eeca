import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_TAGS, type Language } from '@kilau/contract/locales/index.ts';
import { ConnectionError } from './problem-error.ts';
import { forget, readText, writeText } from './storage.ts';
import { onMissingText, speak } from '../ui/words.ts';
import { texts } from './texts.ts';

const NAME = 'bahasa';

/** The names of the languages, each in itself, as pickers show them. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  id: 'Bahasa Indonesia',
  en: 'English',
  it: 'Italiano',
  hk: '繁體中文',
  my: 'Bahasa Melayu',
  jp: '日本語',
};

/** Puts back what was kept before, be it nothing. */
function keepText(name: string, before: string | undefined): void {
  if (before === undefined) forget(name);
  else writeText(name, before);
}

function apply(language: Language): void {
  document.documentElement.lang = LANGUAGE_TAGS[language];
}

/** The language chosen on this device. */
export function chosenLanguage(): Language | undefined {
  const name = readText(NAME);
  return isLanguage(name) ? name : undefined;
}

/**
 * Loads the texts that the first page says, in the chosen language; English, the fallback, follows for the other
 * languages.
 */
export async function startI18n(): Promise<void> {
  const language = chosenLanguage() ?? DEFAULT_LANGUAGE;
  onMissingText(texts.missing);
  await texts.loadWanted(language);
  speak(language);
  texts.begin();
  apply(language);
  void texts.loadFallback(language);
}

/**
 * Switches to a language at once and remembers it on this device.
 * @throws ConnectionError where its texts cannot be had: the language stays what it was.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  const before = readText(NAME);
  writeText(NAME, language);
  try {
    await texts.loadWanted(language);
  } catch {
    if (readText(NAME) === language) keepText(NAME, before);
    throw new ConnectionError(false);
  }
  // Another one was chosen while its texts were on their way.
  if ((chosenLanguage() ?? language) !== language) return;
  speak(language);
  apply(language);
  void texts.loadFallback(language);
}

/** The parameter that holds a shop's language. */
export const LANGUAGE_KEY = 'MULTI_LANGUAGE_FEATURE';
interface Item {
  readonly key: string;
  readonly value: string;
}

/**
 * The shop's language was changed, here, elsewhere, or while this device was off-line: the device follows. Whatever was
 * chosen since the last change stays.
 */
export async function followShop(kode_toko: string, modules: readonly Item[]): Promise<void> {
  const language = modules.find(({ key }) => key === LANGUAGE_KEY)?.value;
  if (!isLanguage(language)) return;
  const name = `${NAME}.${kode_toko}`;
  const before = readText(name);
  writeText(name, language);
  try {
    if (before !== undefined && before !== language) await chooseLanguage(language);
  } catch (error) {
    // It is followed as soon as its texts can be had.
    keepText(name, before);
    throw error;
  }
}

/** Remembers a language for the next load, without switching now. */
export function rememberLanguage(language: string): void {
  if (isLanguage(language)) writeText(NAME, language);
}
