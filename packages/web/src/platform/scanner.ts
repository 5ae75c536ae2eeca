import { useContext, useEffect, useRef } from 'react';
import { DialogDepth, openDialogs } from '../ui/dialog/depth.ts';

/** A scanner types its characters at most this far apart, in milliseconds; hands are slower. */
const MAX_GAP = 35;
/** Shorter bursts are two keys that a hand hit together. */
const MIN_LENGTH = 4;

/**
 * Tells a keyboard-wedge scanner from a hand by its pace. Feed it every key with its time; it answers the code when
 * a fast burst ends with Enter or Tab.
 */
export class ScanDetector {
  #code = '';
  #last = Number.NEGATIVE_INFINITY;

  /** True when the next character would begin a new burst. */
  startsAt(time: number): boolean {
    return this.#code === '' || time - this.#last > MAX_GAP;
  }

  /** Characters of the burst so far. */
  get length(): number {
    return this.#code.length;
  }

  press(key: string, time: number): string | undefined {
    if (key === 'Shift') return undefined;
    if (key === 'Enter' || key === 'Tab') {
      const code = time - this.#last <= MAX_GAP && this.#code.length >= MIN_LENGTH ? this.#code : undefined;
      this.reset();
      return code;
    }
    if (key.length !== 1) {
      this.reset();
      return undefined;
    }
    this.#code = this.startsAt(time) ? key : this.#code + key;
    this.#last = time;
    return undefined;
  }

  reset(): void {
    this.#code = '';
    this.#last = Number.NEGATIVE_INFINITY;
  }
}

type TextElement = HTMLInputElement | HTMLTextAreaElement;
interface Before {
  readonly element: TextElement;
  readonly value: string;
  readonly start: number | null;
  readonly end: number | null;
}

function remember(element: EventTarget | null): Before | undefined {
  if (!(element instanceof HTMLInputElement) && !(element instanceof HTMLTextAreaElement)) return undefined;
  return { element, value: element.value, start: element.selectionStart, end: element.selectionEnd };
}

/** Sets a field's text in a way that React and masks notice. */
function write(element: TextElement, value: string): void {
  const prototype = element instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Puts a field back to what it held before the scan. */
function restore(before: Before | undefined): void {
  if (!before || before.element.value === before.value) return;
  write(before.element, before.value);
  if (before.start !== null) before.element.setSelectionRange(before.start, before.end);
}

/** A burst that has ended by then was a hand's after all. */
const RELEASE_MS = 2 * MAX_GAP;
let held: { readonly element: TextElement; readonly text: string } | undefined;
let releasing: ReturnType<typeof setTimeout> | undefined;

/** Puts what was held back into its field, as if it had just been typed. */
function release(): void {
  clearTimeout(releasing);
  if (!held) return;
  const { element, text } = held;
  held = undefined;
  const { value } = element;
  const start = element.selectionStart ?? value.length;
  const whole = value.slice(0, start) + text + value.slice(element.selectionEnd ?? start);
  const next = element.maxLength < 0 ? whole : whole.slice(0, element.maxLength);
  write(element, next);
  if (element.selectionStart !== null) element.setSelectionRange(start + text.length, start + text.length);
}

/**
 * Holds a character of a burst back once it may be a scan: on a slow till each one that reaches a field costs a
 * drawing. False where it is for no field.
 */
function hold(event: KeyboardEvent): boolean {
  const element = event.target;
  if (!(element instanceof HTMLInputElement) && !(element instanceof HTMLTextAreaElement)) return false;
  if (element.readOnly || element.disabled || (held && held.element !== element)) return false;
  held = { element, text: (held?.text ?? '') + event.key };
  clearTimeout(releasing);
  releasing = setTimeout(release, RELEASE_MS);
  return true;
}

export type ScanHandler = (code: string) => void;
interface Listener {
  readonly depth: number;
  readonly handle: ScanHandler;
}

const listeners: Listener[] = [];
const detector = new ScanDetector();
let before: Before | undefined;

/** Whoever registered last on top of the page takes the scan; without anyone, a scan types like a keyboard. */
const current = (): Listener | undefined => listeners.findLast((listener) => listener.depth === openDialogs.get());

function onKeyDown(event: KeyboardEvent): void {
  const listener = current();
  if (!listener || event.repeat || event.ctrlKey || event.altKey || event.metaKey) {
    release();
    detector.reset();
    return;
  }
  // The event's own time, not the clock: a busy page or a background tab handles keys late.
  const time = event.timeStamp;
  if (event.key.length === 1 && detector.startsAt(time)) {
    release();
    before = remember(event.target);
  }
  const code = detector.press(event.key, time);
  if (code === undefined) {
    if (event.key.length === 1 && detector.length >= MIN_LENGTH && hold(event)) event.preventDefault();
    // Any other key finds its field as it was typed.
    else if (event.key !== 'Shift') release();
    return;
  }
  clearTimeout(releasing);
  held = undefined;
  event.preventDefault();
  event.stopImmediatePropagation();
  restore(before);
  before = undefined;
  listener.handle(code);
}

function listen(listener: Listener): () => void {
  if (listeners.length === 0) addEventListener('keydown', onKeyDown, true);
  listeners.push(listener);
  return () => {
    listeners.splice(listeners.indexOf(listener), 1);
    if (listeners.length > 0) return;
    removeEventListener('keydown', onKeyDown, true);
    // The beginning of a code belongs to the page that heard it.
    release();
    detector.reset();
  };
}

/** Takes scans from anywhere on the page, whatever has the focus, while the component is there and on top. */
export function useScanner(handler: ScanHandler, enabled = true): void {
  const depth = useContext(DialogDepth);
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => (enabled ? listen({ depth, handle: (code) => latest.current(code) }) : undefined), [depth, enabled]);
}
