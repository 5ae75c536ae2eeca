import { useEffect, useRef, useState } from 'react';

/**
 * Asks the report once when it was opened to be read at once (`?jalan=ya`): for the open day, as its filters begin.
 *
 * @param again it was searched here before: who comes back finds it so.
 * @returns whether it is asked so: the hand is for what will be found then, not for the filters.
 */
export function useRunAtOnce(run: () => void, again: boolean): boolean {
  const [atOnce] = useState(() => again || new URLSearchParams(location.search).get('jalan') === 'ya');
  const begun = useRef(false);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (begun.current || !atOnce) return;
    begun.current = true;
    latest.current();
  }, [atOnce]);
  return atOnce;
}
