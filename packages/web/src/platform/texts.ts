import { DEFAULT_LANGUAGE, FALLBACK_LANGUAGE, type Language } from '@kilau/contract/locales/index.ts';
import { addTexts, language as spoken, speak } from '../ui/words.ts';
import { AREAS_AT_START, areaOf, readTexts } from './text-source.ts';

/** Where texts come from. */
interface TextSource {
  readonly atStart: readonly string[];
  /** The area of a key; `undefined`: it is there from the start. */
  readonly areaOf: (key: string) => string | undefined;
  readonly read: (language: Language, area: string) => Promise<Readonly<Record<string, string>>>;
}

/** Fetches texts area by area, as the modules that say them are fetched. */
export function textLoader(source: TextSource) {
  /** What the modules that are here have asked for. */
  const wanted = new Set(source.atStart);
  const reading = new Map<string, Promise<void>>();
  let begun = false;
  let start: () => void = () => undefined;
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });

  const read = async (language: Language, area: string): Promise<void> =>
    addTexts(language, await source.read(language, area));

  function readOnce(language: Language, area: string): Promise<void> {
    const name = `${language} ${area}`;
    const texts = reading.get(name) ?? read(language, area);
    reading.set(name, texts);
    // What could not be fetched may be asked for again.
    texts.catch(() => reading.delete(name));
    return texts;
  }

  async function loadWanted(language: Language): Promise<void> {
    await Promise.all(Array.from(wanted, (area) => readOnce(language, area)));
  }

  async function loadFallback(language: Language): Promise<void> {
    if (language === FALLBACK_LANGUAGE || language === DEFAULT_LANGUAGE) return;
    await loadWanted(FALLBACK_LANGUAGE).catch(() => undefined);
  }

  function need(areas: readonly string[]): void {
    for (const area of areas) {
      if (wanted.has(area)) continue;
      wanted.add(area);
      // Before the start the language is not chosen yet: the start reads what is wanted by then.
      if (begun) void readOnce(spoken(), area).catch(() => undefined);
    }
  }

  async function wait<T>(module: T): Promise<T> {
    await started;
    await loadWanted(spoken());
    void loadFallback(spoken());
    return module;
  }

  return {
    /** Every text of a language that the modules which are here may say. */
    loadWanted,
    /** English, for a text that a language lacks; Indonesian lacks none. */
    loadFallback,
    need,
    wait,
    /** From now on whoever fetches a module waits for its texts. */
    begin: (): void => {
      begun = true;
      start();
    },
    /** A text that no module has asked for is a fault: it is told, and the text comes a moment late. */
    missing: (key: string): void => {
      const area = source.areaOf(key);
      globalThis.reportError(new Error(`the text ${key} was not asked for`));
      if (area === undefined || wanted.has(area)) return;
      need([area]);
      wait(undefined).then(() => speak(spoken()), globalThis.reportError);
    },
  };
}

export const texts = textLoader({ atStart: AREAS_AT_START, areaOf, read: readTexts });

/**
 * A module says which texts it may need; a build puts the call into each one (`vite/texts.ts`).
 * @public
 */
export const needTexts = texts.need;
/**
 * A module that was fetched, once the texts it may need are there; a build puts it behind every `import()`.
 * @public
 */
export const withTexts = texts.wait;
