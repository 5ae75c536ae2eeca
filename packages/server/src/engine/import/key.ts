import { Dec } from '@kilau/contract/core/dec.ts';
import type { Resource } from '@kilau/contract/core/resource.ts';

/**
 * The fields by which a row of a file finds its record: the code; where the server makes the code, what no two records
 * share, or where a band begins; and the made code itself where nothing else tells records apart.
 */
export function keyNames({ id, generatedId, unique, band }: Resource): readonly string[] {
  if (!generatedId) return [id];
  const [first] = unique ?? [];
  if (first !== undefined) return [first].flat();
  return band ? [...(band.per ?? []), band.from] : [id];
}

/** Sets of fields, beside a code the server makes, that no two records of a shop share. */
export const uniqueSets = ({ id, generatedId, unique = [] }: Resource): readonly (readonly string[])[] => [
  ...(generatedId ? [] : [[id]]),
  ...unique.map((one) => [one].flat()),
];

export const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** Values as one text, the same for equal values, however they are written; `undefined` when all of them are empty. */
export function keyText(names: readonly string[], record: Readonly<Record<string, unknown>>): string | undefined {
  if (names.every((name) => isEmpty(record[name]))) return undefined;
  return JSON.stringify(
    names.map((name) => {
      const value = record[name];
      return isEmpty(value) ? null : value instanceof Dec ? value.toString() : value;
    }),
  );
}

/** The same for a reader: `700 / CN`. */
export const shownKey = (names: readonly string[], record: Readonly<Record<string, unknown>>): string =>
  names
    .map((name) => {
      const value = record[name];
      return isEmpty(value) ? '' : value instanceof Dec ? value.toString() : String(value);
    })
    .join(' / ');
