import { Dec } from './dec.ts';
import { formatPlain } from './format.ts';

/** Fills the words in braces of a text: `Halo {nama_customer}`. What nothing is known for is left out. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => values[name] ?? '');
}

/** Numbers stand in a sentence as they do in a list: 1,437,000. */
const shown = (value: string | number): string =>
  typeof value === 'number' && Number.isFinite(value) ? formatPlain(Dec.from(value)) : String(value);

/** Fills the `{{parameters}}` of a text from the locale files. What is not given stays, so that it is seen. */
export function fillParameters(text: string, params: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => {
    const value = params[name];
    return value === undefined ? whole : shown(value);
  });
}
