/** Place of the browser in the history, as the router numbers it; nothing on an entry that is not the router's. */
const placeOf = (state: unknown): number | undefined => {
  const place = (state as { readonly __TSR_index?: unknown } | null)?.__TSR_index;
  return typeof place === 'number' ? place : undefined;
};

/**
 * Asks a question on which it depends whether a page is left, and keeps the browser where it is meanwhile: who presses
 * back or forward once more, while the router waits for the answer, would throw it off what it counts.
 */
export async function heldHistory<T>(question: () => Promise<T>): Promise<T> {
  const here = placeOf(history.state);
  const hold = (event: PopStateEvent): void => {
    const there = placeOf(event.state);
    if (here === undefined || there === undefined) return;
    event.stopImmediatePropagation();
    if (there !== here) history.go(here - there);
  };
  // The router listens to the same event: whoever captures it is told first.
  addEventListener('popstate', hold, true);
  try {
    return await question();
  } finally {
    removeEventListener('popstate', hold, true);
  }
}
