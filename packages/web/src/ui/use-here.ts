import { useEffect, useRef } from 'react';

/** Whether the component is still there, for answers that come later: who has left is not led back by them. */
export function useHere(): { readonly current: boolean } {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
}
