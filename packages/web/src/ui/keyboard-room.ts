import { useSyncExternalStore } from 'react';

/** Whoever reads a part of the page enlarged sees less of it too, but no keyboard. */
const ENLARGED = 1.05;

function room(): number {
  const seen = globalThis.visualViewport;
  if (!seen || seen.scale > ENLARGED) return 0;
  return Math.max(0, Math.round(innerHeight - seen.height - seen.offsetTop));
}

function subscribe(changed: () => void): () => void {
  const seen = globalThis.visualViewport;
  seen?.addEventListener('resize', changed);
  seen?.addEventListener('scroll', changed);
  return () => {
    seen?.removeEventListener('resize', changed);
    seen?.removeEventListener('scroll', changed);
  };
}

/** How much of the lower edge the keyboard of a phone lies over, in pixels. */
export const useKeyboardRoom = (): number => useSyncExternalStore(subscribe, room);
