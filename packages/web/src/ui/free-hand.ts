/** Id of the part of the layout that a page stands in: as long as nothing in it has the hand, it has it itself. */
export const CONTENT = 'isi';

/** Whether nothing has the hand that could be typed in or pressed, so that a page may lead it. */
export function handIsFree(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at.id === CONTENT;
}

/** The hand is on the page itself: Tab goes on there, and the keys that scroll move it. */
export function toContent(): void {
  document.getElementById(CONTENT)?.focus({ preventScroll: true });
}

/** The hand begins in a field of a page that has just come up, unless it is somewhere already. */
export function beginIn(field: HTMLInputElement | null): void {
  if (handIsFree()) field?.focus();
}

/** The part of a field's text that is chosen, or where its caret stands; a field of figures or of a date knows none. */
const caretOf = (at: Element): readonly [number, number] | undefined =>
  (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement) && at.selectionStart !== null
    ? [at.selectionStart, at.selectionEnd ?? at.selectionStart]
    : undefined;

/** What gives the hand back that was taken for a way to another page, should that way not be gone. */
let owed: (() => void) | undefined;

/** Called by what took the hand and goes without giving it back, because it leads to another page. */
export function oweHand(giveBack: () => void): void {
  owed = giveBack;
}

/** Gives a hand that is free back to what had it; where that has gone since, to whom it is owed. */
export function handBack(before: Element | null): void {
  if (!handIsFree()) return;
  if (before instanceof HTMLElement && before.isConnected) before.focus();
  if (handIsFree()) owed?.();
}

/** A mask has set its own caret by then, in milliseconds. */
const MASK_MS = 60;

/**
 * Remembers where the hand is before something takes it for a while.
 * @returns what gives it back there, caret and all, once nothing else has it.
 */
export function rememberHand(): () => void {
  const at = document.activeElement;
  const caret = at ? caretOf(at) : undefined;
  return () => {
    if (!(at instanceof HTMLElement) || !at.isConnected || !handIsFree()) return;
    at.focus();
    if (!caret) return;
    // Fields choose all of their text when they get the hand, those with a mask once more a moment later: whoever was
    // in the middle of one goes on there, unless typing has begun.
    const field = at as HTMLInputElement;
    const { value } = field;
    const goOn = () => field === document.activeElement && field.value === value && field.setSelectionRange(...caret);
    goOn();
    setTimeout(goOn, MASK_MS);
  };
}
