import { Dec } from './dec.ts';
import { formatDate, formatPlain } from './format.ts';

/** Fills the words in braces of a text: `Halo {nama_customer}`. What nothing is known for is left out. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => values[name] ?? '');
}

/** A day, as it is told to callers. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Numbers and days stand in a sentence as they do in a list: 1,437,000 and 31/12/2026. */
function shown(value: string | number): string {
  if (typeof value === 'number') return Number.isFinite(value) ? formatPlain(Dec.from(value)) : String(value);
  return DAY.test(value) ? formatDate(value) : value;
}

/** Values that stand side by side in one parameter. */
const SIDE = ', ';

/** The text of a key, or what the key was made of where it has none. */
function said(family: string, value: string, say: (key: string) => string): string {
  const key = `${family}${value}`;
  const text = say(key);
  return text === key ? value : text;
}

/**
 * Fills the `{{parameters}}` of a text from the locale files. What is not given stays, so that it is seen.
 * @param say text of a key: `{{@parameter}}` has one, or several with commas between them, and is said in the language
 * of the sentence. `{{@modul.parameter}}` has what stands behind `modul.` in such a key: callers are told the value as
 * it is, and who reads the sentence is told it in words. `{{parameter?piece|pieces}}` has the first of one, else the
 * second.
 */
export function fillParameters(
  text: string,
  params: Readonly<Record<string, string | number>>,
  say: (key: string) => string,
): string {
  return text.replaceAll(
    /\{\{\s*(@?)((?:\w+\.)*)(\w+)\s*(?:\?([^{}|]*)\|([^{}|]*))?\}\}/g,
    (whole, asKey: string, family: string, name: string, one?: string, other?: string) => {
      const value = params[name];
      if (value === undefined) return whole;
      if (one !== undefined && other !== undefined) return String(value) === '1' ? one : other;
      if (!asKey) return shown(value);
      const words = String(value).split(SIDE);
      return words.map((word) => said(family, word, say)).join(SIDE);
    },
  );
}
