import { useEffect, useRef } from 'react';

/** Asks the report once when it was opened to be read at once (`?jalan=ya`): for the open day, as its filters begin. */
export function useRunAtOnce(run: () => void): void {
  const begun = useRef(false);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (begun.current || new URLSearchParams(location.search).get('jalan') !== 'ya') return;
    begun.current = true;
    latest.current();
  }, []);
}
