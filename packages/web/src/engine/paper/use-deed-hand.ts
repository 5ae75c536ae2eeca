import { useEffect, useRef, type RefObject } from 'react';
import { goOnTyping } from '../../ui/form/enter-next.ts';
import { handIsFree } from '../../ui/free-hand.ts';

const STOPS = 'input:not([type="hidden"]), textarea, button';

/** What a field or button is called. */
const wordOf = (stop: HTMLElement): string =>
  stop.getAttribute('aria-label') ?? ((stop as HTMLInputElement).labels?.[0] ?? stop).textContent ?? '';

const stopsOf = (form: HTMLElement): readonly HTMLElement[] => [...form.querySelectorAll<HTMLElement>(STOPS)];

/** A stop by its name: which of those that are called so. */
interface Held {
  readonly button: boolean;
  readonly word: string;
  readonly index: number;
}

function heldAt(form: HTMLElement, stop: HTMLElement): Held {
  const word = wordOf(stop);
  const alike = stopsOf(form).filter((other) => wordOf(other) === word);
  return { button: stop instanceof HTMLButtonElement, word, index: alike.indexOf(stop) };
}

const stopAt = (form: HTMLElement, { word, index }: Held): HTMLElement | undefined =>
  stopsOf(form).filter((stop) => wordOf(stop) === word)[index];

/**
 * It comes into a dialog that is open already: the hand goes to its first field, or to its button. Where the field that
 * it was in is drawn anew it goes back into that, and is taken from nothing else.
 * @param filled how often a payment was filled in; the first time there may be fields where there were none.
 * @param drawn how often all fields were drawn anew.
 */
export function useDeedHand(element: RefObject<HTMLElement | null>, filled: number, drawn: number): void {
  const held = useRef<Held>(undefined);
  useEffect(() => {
    const form = element.current;
    const note = ({ target }: FocusEvent) => {
      if (form && target instanceof HTMLElement && target.matches(STOPS)) held.current = heldAt(form, target);
    };
    form?.addEventListener('focusin', note);
    return () => form?.removeEventListener('focusin', note);
  }, [element]);
  useEffect(() => {
    const form = element.current;
    const lost = handIsFree();
    if (!form || (filled + drawn > 0 && !lost && !form.contains(document.activeElement))) return;
    const begins = filled + drawn === 0 || (filled === 1 && held.current?.button === true);
    if (!lost && !begins) return;
    const before = !begins && held.current ? stopAt(form, held.current) : undefined;
    if (before instanceof HTMLInputElement && before.selectionEnd !== null) goOnTyping(before);
    else (before ?? stopsOf(form)[0])?.focus();
  }, [element, filled, drawn]);
}
