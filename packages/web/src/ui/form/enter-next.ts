/** Fields that the Enter key stops at, in the order of the page. */
const STOPS = 'input, select, textarea, [data-enter-stop]';

function isStop(element: HTMLElement): boolean {
  if (element.closest('[data-enter-skip]') || element.closest('[inert], [aria-hidden="true"]')) return false;
  if (element.tabIndex < 0 || element.hidden) return false;
  const field = element as HTMLInputElement;
  if (field.disabled || field.readOnly) return false;
  return !(
    element instanceof HTMLInputElement && ['hidden', 'submit', 'button', 'reset', 'file'].includes(element.type)
  );
}

const enterStops = (form: HTMLElement): HTMLElement[] => [...form.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);

/**
 * On a field whose list has not come yet: it looks for what was typed by itself once it is left, so that Enter need not
 * wait.
 */
export const LOOKING = 'data-looking';
/** On a free text with suggestions: what was typed stays unless one of them was gone to. */
export const FREE = 'data-free-text';
/** On a field that takes several: the next one is chosen in the same place. */
export const SEVERAL = 'data-several';

type EnterMove = 'next' | 'previous' | 'submit' | 'pick' | 'leave';

/** Whether a list is open that Enter takes something out of. */
function isListed(field: HTMLElement): boolean {
  if (field.getAttribute('aria-expanded') !== 'true') return false;
  const list = field.hasAttribute(FREE) && document.getElementById(field.getAttribute('aria-controls') ?? '');
  return !list || list.querySelector('[data-combobox-selected]') !== null;
}

/**
 * What Enter means where it was pressed. `pick`: a list is open and takes it. `leave`: not ours either, because it
 * makes a line break or presses a button.
 */
function enterMove(
  target: EventTarget | null,
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing'>,
  form: HTMLElement,
): EnterMove {
  if (event.key !== 'Enter' || event.isComposing || event.altKey || event.metaKey) return 'leave';
  if (!(target instanceof HTMLElement)) return 'leave';
  const listed = isListed(target);
  // Whoever goes back takes nothing out of a list, and is not held by one that has found nothing.
  if (listed && !event.shiftKey && !target.hasAttribute(LOOKING)) return 'pick';
  if (target instanceof HTMLButtonElement && !target.hasAttribute('data-enter-stop')) return 'leave';
  if (target instanceof HTMLAnchorElement) return 'leave';
  if (target instanceof HTMLTextAreaElement && !event.ctrlKey && !event.shiftKey) return 'leave';
  const stops = enterStops(form);
  const index = stops.indexOf(target);
  if (index < 0) return 'leave';
  if (event.shiftKey) return 'previous';
  if (listed && index === stops.length - 1) return 'leave';
  return index === stops.length - 1 ? 'submit' : 'next';
}

/** Puts the caret into a field and selects what stands there, so that typing replaces it. */
export function focusField(element: HTMLElement | undefined): void {
  if (!element) return;
  element.focus();
  if (element instanceof HTMLInputElement && !['checkbox', 'radio', 'date', 'color', 'range'].includes(element.type)) {
    element.select();
  }
}

/** Puts the caret behind what was typed into a field that has just taken the place of another. */
export function goOnTyping(field: HTMLInputElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

/**
 * Enter that chooses also goes on, once the list has closed over what it chose. On the last field it stays: choosing
 * must not save.
 */
function goOnAfterPick(field: HTMLElement, form: HTMLFormElement): void {
  if (field.hasAttribute(SEVERAL)) return;
  const goOn = () => {
    if (document.activeElement !== field || field.getAttribute('aria-expanded') === 'true') return;
    const stops = enterStops(form);
    focusField(stops[stops.indexOf(field) + 1]);
  };
  // The list has closed when the key has come up to the window: before the next key, however fast the hand is.
  window.addEventListener('keydown', goOn, { once: true });
  setTimeout(() => {
    window.removeEventListener('keydown', goOn);
    goOn();
  });
}

/** Handles one key press of a form; true when it was ours. */
export function handleEnter(event: KeyboardEvent, form: HTMLFormElement): boolean {
  const move = enterMove(event.target, event, form);
  if (move === 'pick' && event.target instanceof HTMLElement) goOnAfterPick(event.target, form);
  // A list that has found nothing takes nothing: the form must not be saved with what was chosen before.
  if (move === 'pick') event.preventDefault();
  if (move === 'leave' || move === 'pick') return false;
  event.preventDefault();
  event.stopPropagation();
  if (move === 'submit') {
    // Fields that clean their text when left must have done so before the form is read.
    const field = event.target as HTMLElement;
    field.blur();
    form.requestSubmit();
    // A question that the saving asks gives the focus back to where it was: here, and not to nowhere.
    if (document.activeElement === document.body) field.focus();
    return true;
  }
  const stops = enterStops(form);
  const index = stops.indexOf(event.target as HTMLElement);
  focusField(stops[move === 'next' ? index + 1 : Math.max(0, index - 1)]);
  return true;
}

/**
 * The first field that is marked wrong. Where nothing is typed, that is the button which brings what is missing: a
 * picture, a row.
 */
export const firstError = (form: HTMLElement): HTMLElement | undefined =>
  form.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]') ?? undefined;

/** So many frames what is wrong may take to be drawn, on a busy device. */
const DRAWN_FRAMES = 10;

/** A refused save puts the caret where the work is, as soon as that is marked. */
export function focusFirstError(form: HTMLElement, frames = DRAWN_FRAMES): void {
  requestAnimationFrame(() => {
    const wrong = firstError(form);
    if (wrong) focusField(wrong);
    else if (frames > 1) focusFirstError(form, frames - 1);
  });
}
