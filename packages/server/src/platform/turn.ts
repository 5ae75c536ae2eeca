/** Who has a further piece of long work to do, in the order in which they asked. */
const waiting: (() => void)[] = [];
let begun = false;

function next(): void {
  waiting.shift()?.();
  begun = waiting.length > 0;
  if (begun) setImmediate(next);
}

/**
 * Lets others have the thread between two pieces of long work. Of all long work under way one piece is done in a round
 * of the event loop, so that a scan waits for one of them and not for one of each.
 */
export const turn = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    if (begun) return;
    begun = true;
    setImmediate(next);
  });
