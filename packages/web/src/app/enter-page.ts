import { CONTENT, handIsFree, toContent } from '../ui/free-hand.ts';

/** A dialog that led here gives the hand back to what had it before, when it has gone; in milliseconds. */
const GIVEN_BACK_MS = 150;

/**
 * The hand comes along to the page that was opened. Where the page takes it nowhere, its content has it: Tab goes on
 * there instead of through menu and header, and the keys that scroll move it. The entry of the menu that led here would
 * keep it otherwise, also from a list that waits for it.
 */
function comeAlong(): void {
  const content = document.getElementById(CONTENT);
  const at = document.activeElement;
  if (!content || content === at) return;
  if (handIsFree() || (!content.contains(at) && !at?.closest('[role="dialog"]'))) {
    toContent();
  }
}

/**
 * Called when the page that is open shows something else, as a count does that is opened from the list of counts: what
 * was pressed to come there may have gone, and the hand with it.
 */
export function goOnHere(): void {
  setTimeout(() => {
    if (handIsFree()) toContent();
  }, GIVEN_BACK_MS);
}

/** Called when another page has been drawn. */
export function enterPage(): void {
  comeAlong();
  setTimeout(comeAlong, GIVEN_BACK_MS);
}
