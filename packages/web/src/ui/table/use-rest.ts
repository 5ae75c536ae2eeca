import { useEffect } from 'react';
import type { MoreRows } from './types.ts';

/**
 * Fetches, page after page, what is not here yet, for as long as it is wanted: in an order of their own, or in a file,
 * some rows would pass for all.
 * @returns whether all that is wanted is here.
 */
export function useRest(more: MoreRows | undefined, wanted: boolean): boolean {
  const fetching = wanted && more?.has === true;
  const load = fetching && !more.loading ? more.load : undefined;
  useEffect(() => load?.(), [load]);
  return !fetching;
}
