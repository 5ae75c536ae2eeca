import { useCallback, useEffect, useRef } from 'react';

/**
 * The same function for as long as the component is there, doing what the last drawing said: parts that get it need
 * not draw again.
 */
export function useStable<A extends readonly unknown[], R>(handler: (...values: A) => R): (...values: A) => R {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  return useCallback((...values: A) => latest.current(...values), []);
}
