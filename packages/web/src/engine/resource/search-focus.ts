import { useCallback, useEffect, useRef } from 'react';
import { handIsFree } from '../../ui/free-hand.ts';

/** Id of the search field above a master's list. */
export const SEARCH = 'cari-master';

function focusSearch(id: string): void {
  if (matchMedia('(pointer: fine)').matches) document.getElementById(id)?.focus();
}

/** A dialog gives the focus back to what had it when it opened; by then that may be gone. */
const FOCUS_BACK_MS = 250;

/**
 * Typing searches at once, and the focus has a place to come back to. Not on a phone, where it would bring up the
 * keyboard. Answers what to call when a dialog has done its work.
 */
export function useSearchFocus(id = SEARCH): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    focusSearch(id);
    return () => clearTimeout(timer.current);
  }, [id]);
  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => handIsFree() && focusSearch(id), FOCUS_BACK_MS);
  }, [id]);
}
