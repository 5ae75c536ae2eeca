import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { wayBackFromHere } from '../platform/held-history.ts';

/**
 * Closes what has an entry of the browser's history of its own by the way back, so that no entry is left behind to
 * which a next way back would lead in vain.
 */
export function useWayBack(): () => void {
  const { history } = useRouter();
  const entry = useRouterState({ select: ({ location }) => location.state.__TSR_key });
  const leaving = useRef(false);
  useEffect(() => {
    leaving.current = false;
  }, [entry]);
  return useCallback(() => {
    // The way back takes a moment: whoever closes once more meanwhile would leave what lies below too.
    if (leaving.current) return;
    leaving.current = true;
    wayBackFromHere();
    history.back();
  }, [history]);
}
