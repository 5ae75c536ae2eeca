import { useEffect } from 'react';
import type { DataTableProps } from './types.ts';

/**
 * Fetches, page after page, what is not here yet, for as long as it is wanted: in an order of their own, or in a file,
 * some rows would pass for all. What was refused is asked for again by a person.
 * @returns whether all that is wanted and can be had is here.
 */
export function useRest<R>(
  { more, status, refused }: Pick<DataTableProps<R>, 'more' | 'status' | 'refused'>,
  wanted: boolean,
): boolean {
  const fetching = wanted && more?.has === true && status !== 'failed' && refused === undefined;
  const load = fetching && !more.loading ? more.load : undefined;
  useEffect(() => load?.(), [load]);
  return !fetching;
}
