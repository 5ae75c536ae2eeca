/** Letters that were typed for a search that is not there yet. */
let typed = '';
/** Enter was pressed behind them. */
let entered = false;
/** @param entered whether Enter was pressed behind the text. */
type Tell = (text: string, entered: boolean) => void;
let told: Tell | undefined;
let isThere: () => boolean = () => false;
/** A search that has not come by then does not come, in milliseconds: the keys go back to the page. */
const GIVE_UP_MS = 8000;
let waiting: ReturnType<typeof setTimeout> | undefined;

function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isThere()) return;
  if (event.key.length === 1) typed += event.key;
  else if (event.key === 'Backspace') typed = typed.slice(0, -1);
  else if (event.key !== 'Enter') return;
  entered = event.key === 'Enter' && typed !== '';
  event.preventDefault();
  event.stopPropagation();
  told?.(typed, entered);
}

/** From now on what is typed is for the search, whatever has the hand. */
export function beginTyping(): void {
  typed = '';
  entered = false;
  isThere = () => false;
  addEventListener('keydown', onKey, true);
  clearTimeout(waiting);
  waiting = setTimeout(endTyping, GIVE_UP_MS);
}

/**
 * The search is drawn: it gets what was typed, and what is typed until its field has the hand.
 * @param there whether it has.
 */
export function hearTyping(tell: Tell, there: () => boolean): () => void {
  clearTimeout(waiting);
  told = tell;
  isThere = there;
  if (typed !== '') tell(typed, entered);
  return endTyping;
}

export function endTyping(): void {
  clearTimeout(waiting);
  removeEventListener('keydown', onKey, true);
  told = undefined;
  // It has been told by now, and is nothing to a search that is opened later.
  typed = '';
  entered = false;
}
