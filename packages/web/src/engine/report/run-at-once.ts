import { useEffect, useRef } from 'react';

/**
 * Asks the report once when it was opened to be read at once (`?jalan=ya`): for the open day, as its filters begin.
 *
 * @param again it was searched here before: who comes back finds it so.
 */
export function useRunAtOnce(run: () => void, again: boolean): void {
  const wanted = useRef(again);
  const begun = useRef(false);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const atOnce = wanted.current || new URLSearchParams(location.search).get('jalan') === 'ya';
    if (begun.current || !atOnce) return;
    begun.current = true;
    latest.current();
  }, []);
}
