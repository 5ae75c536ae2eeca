const MINUTE_MS = 60_000;
/** Minutes before the end. The first warning waits for an answer, the second must not stand in the way any more. */
const ASK_BEFORE = 10;
export const TELL_BEFORE = 2;

/** When to say what about hours that end in so many milliseconds: minutes before the end, and the wait until then. */
export function warnings(left: number): readonly { readonly minutes: number; readonly wait: number }[] {
  const later = [ASK_BEFORE, TELL_BEFORE]
    .map((minutes) => ({ minutes, wait: left - minutes * MINUTE_MS }))
    .filter(({ wait }) => wait >= 0);
  // Who comes in shortly before the end hears of it at once.
  const soon = Math.ceil(left / MINUTE_MS);
  const [next] = later;
  return next?.minutes === ASK_BEFORE || left <= 0 ? later : [{ minutes: soon, wait: 0 }, ...later];
}
