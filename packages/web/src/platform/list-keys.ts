import { useEffect, useRef, useState } from 'react';
import { openDialogs } from '../ui/dialog/depth.ts';
import { CONTENT } from '../ui/free-hand.ts';
import { SCAN_BOX } from '../ui/form/scan-box.ts';

/** An Enter so soon behind a character ends what was typed or scanned, and means no line; in milliseconds. */
const TYPING_MS = 600;

/** Whether the hand is free for the list: in no field but an empty one for codes. */
function isFree(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || target === document.body) return true;
  if (target instanceof HTMLInputElement) return target.value === '' && target.closest(`[${SCAN_BOX}]`) !== null;
  return target.id === CONTENT;
}

/**
 * Arrow keys and Enter of a page's main list, from wherever no field wants them.
 * @param run what Enter does to the line of that place.
 * @returns the place that the hand is on.
 */
export function useListKeys(count: number, run: (index: number) => void, enabled = true): number {
  const [hand, setHand] = useState(0);
  const at = Math.min(hand, Math.max(0, count - 1));
  const latest = useRef({ at, count, run });
  useEffect(() => {
    latest.current = { at, count, run };
  });
  useEffect(() => {
    if (!enabled) return undefined;
    let typed = 0;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.length === 1) typed = event.timeStamp;
      const { at: place, count: many, run: go } = latest.current;
      const plain = !event.ctrlKey && !event.altKey && !event.metaKey && !event.isComposing;
      if (many === 0 || event.defaultPrevented || !plain || openDialogs.get() > 0 || !isFree(event.target)) return;
      if (event.key === 'ArrowDown') setHand(Math.min(place + 1, many - 1));
      else if (event.key === 'ArrowUp') setHand(Math.max(place - 1, 0));
      else if (event.key === 'Enter' && !event.repeat && event.timeStamp - typed > TYPING_MS) go(place);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [enabled]);
  return at;
}
