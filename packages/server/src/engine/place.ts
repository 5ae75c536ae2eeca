import { Problem } from '@kilau/contract/core/problem.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What a list says of a place to go on at (`after`) that it has not written: it comes from outside again. */
export const unknownPlace = (): Problem => new Problem('data_tidak_valid', {}, { after: { rule: 'bukan_data' } });

/** The place of a list that goes by the ids of its rows. @throws Problem at `after` when it is none. */
export function placeById(after: string | null): string | null {
  if (after !== null && !UUID.test(after)) throw unknownPlace();
  return after;
}
