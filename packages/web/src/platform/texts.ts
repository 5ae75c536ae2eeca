import { DEFAULT_LANGUAGE, FALLBACK_LANGUAGE, type Language } from '@kilau/contract/locales/index.ts';
import { addTexts, language as spoken, speak } from '../ui/words.ts';
import { AREAS_AT_START, areaOf, readTexts } from './text-source.ts';

/** What the modules that are here have asked for. */
const wanted = new Set(AREAS_AT_START);
let begun = false;
const reading = new Map<string, Promise<void>>();

async function read(language: Language, area: string): Promise<void> {
  addTexts(language, await readTexts(language, area));
}

function readOnce(language: Language, area: string): Promise<void> {
  const name = `${language} ${area}`;
  const begun = reading.get(name) ?? read(language, area);
  reading.set(name, begun);
  // What could not be fetched may be asked for again.
  begun.catch(() => reading.delete(name));
  return begun;
}

/** Every text of a language that the modules which are here may say. */
export async function loadWanted(language: Language): Promise<void> {
  await Promise.all(Array.from(wanted, (area) => readOnce(language, area)));
}

/**
 * A module says which texts it may need; a build puts the call into each one (`vite/texts.ts`). Whoever fetches the
 * module waits for them with `withTexts`.
 */
export function needTexts(areas: readonly string[]): void {
  for (const area of areas) {
    if (wanted.has(area)) continue;
    wanted.add(area);
    // Before the start the language is not chosen yet: the start reads what is wanted by then.
    if (begun) void readOnce(spoken(), area).catch(() => undefined);
  }
}

/** A module that was fetched, once the texts it may need are there. */
export async function withTexts<T>(module: T): Promise<T> {
  if (!begun) return module;
  await loadWanted(spoken());
  void loadFallback(spoken());
  return module;
}

/** English, for a text that a language lacks; Indonesian lacks none. */
export async function loadFallback(language: Language): Promise<void> {
  if (language === FALLBACK_LANGUAGE || language === DEFAULT_LANGUAGE) return;
  await loadWanted(FALLBACK_LANGUAGE).catch(() => undefined);
}

/** From now on whoever fetches a module waits for its texts. */
export function beginTexts(): void {
  begun = true;
}

/** A text that no module has asked for is a fault: it is told, and the text comes a moment late. */
export function textMissing(key: string): void {
  const area = areaOf(key);
  globalThis.reportError(new Error(`the text ${key} was not asked for`));
  if (area === undefined || wanted.has(area)) return;
  needTexts([area]);
  void withTexts(undefined).then(() => speak(spoken()));
}
