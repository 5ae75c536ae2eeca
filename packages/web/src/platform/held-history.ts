import { closedByWayBack } from '../ui/dialog/depth.ts';

/** Place of the browser in the history, as the router numbers it; nothing on an entry that is not the router's. */
const placeOf = (state: unknown): number | undefined => {
  const place = (state as { readonly __TSR_index?: unknown } | null)?.__TSR_index;
  return typeof place === 'number' ? place : undefined;
};

/** Where the browser is to stay: while a question is asked, or because a step back closes what lies over the page. */
let held: number | undefined;
/** What is closed once the browser is back there. */
let closing: (() => void) | undefined;
/** The next step back is the program's own, which has closed what it closes. */
let own = false;

function stay(event: PopStateEvent, there: number, place: number): void {
  event.stopImmediatePropagation();
  if (there !== place) {
    history.go(place - there);
    return;
  }
  if (!closing) return;
  const close = closing;
  closing = undefined;
  held = undefined;
  close();
}

/** Keeps a step back from the router where it closes a layer; one that leads further back is meant for a page. */
function closeInstead(event: PopStateEvent, there: number, here: number | undefined): void {
  if (own || here === undefined || there !== here - 1) {
    own = false;
    return;
  }
  closing = closedByWayBack();
  if (!closing) return;
  held = here;
  stay(event, there, here);
}

/**
 * Has the browser's ways heard here before the router hears them: to be called before there is one, for who listens
 * first is told first.
 *
 * @param state that of the entry which the router believes the browser at.
 */
export function hearHistoryFirst(state: () => unknown): void {
  const hear = (event: PopStateEvent): void => {
    const there = placeOf(event.state);
    if (there === undefined) return;
    if (held === undefined) closeInstead(event, there, placeOf(state()));
    else stay(event, there, held);
  };
  addEventListener('popstate', hear, true);
}

/** To be called before the program itself goes a step back: it closes nothing beside what that leads away from. */
export function wayBackFromHere(): void {
  own = true;
}

/**
 * Asks a question on which it depends whether a page is left, and keeps the browser where it is meanwhile: who presses
 * back or forward once more, while the router waits for the answer, would throw it off what it counts.
 */
export async function heldHistory<T>(question: () => Promise<T>): Promise<T> {
  held = placeOf(history.state);
  try {
    return await question();
  } finally {
    held = undefined;
  }
}
