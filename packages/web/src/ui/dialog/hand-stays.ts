/** Where the kit leads the hand to when a dialog has opened. */
const BEGINS = '[data-autofocus]';

/** So long the kit's timers may take on a busy device, ms. */
const LATE_MS = 1000;

/**
 * For the content of a dialog, as its `ref`: whoever has begun to type in it is not led back to where it begins. The
 * kit leads there by timers, which a busy device rings behind the keys: the rest of a code that was scanned at once
 * went into the first field again. Where the hand is by then passes for where the dialog begins.
 */
export function handStays(content: HTMLElement | null): (() => void) | undefined {
  if (!content) return undefined;
  const begins = new Set(content.querySelectorAll<HTMLElement>(BEGINS));
  let typing = false;
  const markOnly = (at: Element | null) => {
    for (const marked of content.querySelectorAll<HTMLElement>(BEGINS)) delete marked.dataset['autofocus'];
    if (at instanceof HTMLElement && content.contains(at)) at.dataset['autofocus'] = 'true';
  };
  const onKey = () => {
    typing = true;
    markOnly(document.activeElement);
  };
  const onHand = ({ target }: FocusEvent) => {
    if (typing && target instanceof Element) markOnly(target);
  };
  content.addEventListener('keydown', onKey, true);
  content.addEventListener('focusin', onHand);
  const stop = () => {
    content.removeEventListener('keydown', onKey, true);
    content.removeEventListener('focusin', onHand);
    if (!typing) return;
    markOnly(null);
    for (const first of begins) first.dataset['autofocus'] = 'true';
  };
  const timer = setTimeout(stop, LATE_MS);
  return () => clearTimeout(timer);
}
