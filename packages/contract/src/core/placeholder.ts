import { Dec } from './dec.ts';
import { formatPlain } from './format.ts';

/** Fills the words in braces of a text: `Halo {nama_customer}`. What nothing is known for is left out. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => values[name] ?? '');
}

/** Numbers stand in a sentence as they do in a list: 1,437,000. */
const shown = (value: string | number): string =>
  typeof value === 'number' && Number.isFinite(value) ? formatPlain(Dec.from(value)) : String(value);

/**
 * Fills the `{{parameters}}` of a text from the locale files. What is not given stays, so that it is seen.
 * @param say text of a key: `{{@parameter}}` has one, and is said in the language of the sentence.
 */
export function fillParameters(
  text: string,
  params: Readonly<Record<string, string | number>>,
  say: (key: string) => string,
): string {
  return text.replaceAll(/\{\{\s*(@?)(\w+)\s*\}\}/g, (whole, asKey: string, name: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    return asKey ? say(String(value)) : shown(value);
  });
}
