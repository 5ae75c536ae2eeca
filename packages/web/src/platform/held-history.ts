/** Place of the browser in the history, as the router numbers it; nothing on an entry that is not the router's. */
const placeOf = (state: unknown): number | undefined => {
  const place = (state as { readonly __TSR_index?: unknown } | null)?.__TSR_index;
  return typeof place === 'number' ? place : undefined;
};

/** Where the browser is to stay while a question is asked. */
let held: number | undefined;

function hold(event: PopStateEvent): void {
  const there = placeOf(event.state);
  if (held === undefined || there === undefined) return;
  event.stopImmediatePropagation();
  if (there !== held) history.go(held - there);
}

/**
 * Has the browser's ways heard here before the router hears them: to be called before there is one, for who listens
 * first is told first.
 */
export const hearHistoryFirst = (): void => addEventListener('popstate', hold, true);

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
