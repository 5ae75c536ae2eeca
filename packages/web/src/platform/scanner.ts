import { useContext, useEffect, useRef } from 'react';
import { DialogDepth, openDialogs } from '../ui/dialog/depth.ts';
import { toast } from '../ui/dialog/toasts.ts';
import { FIGURE, SCAN_BOX } from '../ui/form/scan-box.ts';
import { createStore, useStore } from '../ui/store.ts';
import { text } from '../ui/text.ts';
import { beep } from './beep.ts';
import { ScanDetector, type ScanPlace } from './scan-pace.ts';
import { readText, writeText } from './storage.ts';

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
function restore(before: Before): void {
  if (before.element.value === before.value) return;
  write(before.element, before.value);
  if (before.start !== null) before.element.setSelectionRange(before.start, before.end);
}

/** A burst that has ended by then was a hand's after all. */
const RELEASE_MS = 70;
let held: { readonly element: TextElement; readonly text: string } | undefined;
let releasing: ReturnType<typeof setTimeout> | undefined;

/** Puts what was held back into its field, as if it had just been typed. */
function release(): void {
  clearTimeout(releasing);
  if (!held) return;
  const { element, text: typed } = held;
  held = undefined;
  const { value } = element;
  const start = element.selectionStart ?? value.length;
  const whole = value.slice(0, start) + typed + value.slice(element.selectionEnd ?? start);
  const next = element.maxLength < 0 ? whole : whole.slice(0, element.maxLength);
  write(element, next);
  if (element.selectionStart !== null) element.setSelectionRange(start + typed.length, start + typed.length);
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

/** Inputs in which nothing is typed. */
const NOT_TYPED = new Set(['button', 'checkbox', 'file', 'radio', 'reset', 'submit']);

function placeOf(target: EventTarget | null): ScanPlace {
  if (!(target instanceof HTMLElement)) return 'nowhere';
  if (target.closest(`[${SCAN_BOX}]`)) return target instanceof HTMLInputElement ? 'box' : 'nowhere';
  if (target instanceof HTMLInputElement) return NOT_TYPED.has(target.type) ? 'nowhere' : 'field';
  return target.matches('textarea, select, [contenteditable=true]') ? 'field' : 'nowhere';
}

const SLOW = 'pindai.jeda';
const listeners: Listener[] = [];
const detector = new ScanDetector(Number(readText(SLOW) ?? 0) || 0);
/** The field as it was before each of the characters heard. */
let before: (Before | undefined)[] = [];

/** Whether any page takes codes. */
const taken = createStore(false);

/** Whoever registered last on top of the page takes the scan. */
const current = (): Listener | undefined => listeners.findLast((listener) => listener.depth === openDialogs.get());

interface Waiting {
  readonly code: string;
  /** How many dialogs lay over the page then. */
  readonly under: number;
  readonly page: string;
  readonly at: number;
}
/** Codes that were scanned while a dialog that takes none lay above whoever does. */
let waiting: Waiting[] = [];

/** Gives those that wait to whoever is on top again, unless that is another page by then. */
function takeWaiting(): void {
  const listener = current();
  if (waiting.length === 0 || !listener) return;
  const codes = waiting;
  waiting = codes.filter(({ under }) => under <= listener.depth);
  for (const { code, under, page, at } of codes) {
    const due = under > listener.depth && page === location.pathname && Date.now() - at < HANDED_MS;
    if (due) listener.handle(code);
  }
}

// One dialog may follow another at once.
openDialogs.subscribe(() => setTimeout(takeWaiting));

/** Keeps a code until the dialogs are closed, and says so. */
function wait(code: string): void {
  waiting.push({ code, under: openDialogs.get(), page: location.pathname, at: Date.now() });
  beep('error');
  toast(text('umum.scan_menunggu', { kode: code }), 'bad');
}

/** A code that nobody is there for: it is told, and nothing else happens. */
function refuse(code: string): void {
  beep('error');
  toast(text('umum.scan_tidak_diterima', { kode: code }), 'bad');
}

const BELOW: Listener = {
  depth: 0,
  handle(code) {
    if (listeners.length > 0) wait(code);
    else refuse(code);
  },
};

/**
 * Whose the next key of a scan is. On a page, or over a dialog, that takes no codes it types like a keyboard where text
 * is typed; elsewhere its Enter would press a button there, or pay the code as an amount.
 */
function listenerAt({ target, timeStamp }: KeyboardEvent): Listener | undefined {
  const listener = current();
  if (listener) return listener;
  // One that began below the dialog is not split by it. Where no page takes any, a row of a list hands a code on to its
  // search, as it does with what is typed.
  const begun = listeners.length > 0 && before.length > 0 && !detector.startsAt(timeStamp);
  const figure = target instanceof HTMLElement && target.hasAttribute(FIGURE);
  return begun || figure || placeOf(target) === 'nowhere' ? BELOW : undefined;
}

function forget(): void {
  release();
  detector.reset();
  before = [];
}

function heard(event: KeyboardEvent): void {
  // The event's own time, not the clock: a busy page or a background tab handles keys late.
  if (detector.startsAt(event.timeStamp)) release();
  const state = remember(event.target);
  if (detector.press(event.key, event.timeStamp) === 1) before = [];
  before.push(state);
  if (detector.fast && hold(event)) event.preventDefault();
  else release();
}

/** The key that ends a scan; of a hand's it stays what it is. */
function ended(event: KeyboardEvent, listener: Listener): void {
  const { slow } = detector;
  // A hand types letters where they are keys of a dialog, at its own pace.
  const scanned = detector.end(event.timeStamp, listener === BELOW ? 'field' : placeOf(event.target));
  const states = before;
  before = [];
  if (detector.slow !== slow) writeText(SLOW, String(detector.slow));
  if (!scanned) {
    release();
    return;
  }
  clearTimeout(releasing);
  held = undefined;
  event.preventDefault();
  event.stopImmediatePropagation();
  // The focus may have moved under the scan: each field is again what it was before it got a character.
  const fields = new Set<TextElement>();
  for (const state of states.slice(scanned.begin)) {
    if (state === undefined || fields.has(state.element)) continue;
    fields.add(state.element);
    restore(state);
  }
  listener.handle(scanned.code);
}

function onKeyDown(event: KeyboardEvent): void {
  const listener = listenerAt(event);
  if (event.key === 'Shift') return;
  if (!listener || event.repeat || event.ctrlKey || event.altKey || event.metaKey) forget();
  else if (event.key.length === 1) heard(event);
  else if (event.key === 'Enter' || event.key === 'Tab') ended(event, listener);
  // Any other key finds its field as it was typed.
  else forget();
}

/** Codes for the page that is about to open. */
let handed: { readonly code: string; readonly at: number }[] = [];
/** Who has not come by then will not come, in milliseconds. */
const HANDED_MS = 60_000;

/** Hands a code on: the next page that takes scans gets it, as if it had been scanned there. */
export function handScan(code: string): void {
  handed.push({ code, at: Date.now() });
}

/** What was handed on goes to a page's first listener, once it can hear. */
function takeHanded(listener: Listener): void {
  if (handed.length === 0 || listener.depth > 0) return;
  const codes = handed.filter(({ at }) => Date.now() - at < HANDED_MS);
  handed = [];
  queueMicrotask(() => {
    for (const { code } of codes) listener.handle(code);
  });
}

/** Hands on what was read by other means than keys, just as if it had been scanned. False where nobody takes it now. */
export function hear(code: string): boolean {
  const listener = current();
  listener?.handle(code);
  return listener !== undefined;
}

/** Whether a scan would be taken: by the page, or by what lies above it. */
export const useTaken = (): boolean => useStore(taken);

function listen(listener: Listener): () => void {
  listeners.push(listener);
  attach();
  taken.set(true);
  takeHanded(listener);
  if (waiting.length > 0) setTimeout(takeWaiting);
  return () => {
    listeners.splice(listeners.indexOf(listener), 1);
    if (listeners.length > 0) return;
    taken.set(false);
    detach();
    // The beginning of a code belongs to the page that heard it.
    forget();
  };
}

/** How many look after scans that no page takes. */
let guards = 0;
function attach(): void {
  if (listeners.length + guards === 1) addEventListener('keydown', onKeyDown, true);
}
function detach(): void {
  if (listeners.length + guards > 0) return;
  removeEventListener('keydown', onKeyDown, true);
}

/** Keeps codes out of figures and away from buttons on pages that take none, while the component is there. */
export function useScanGuard(): void {
  useEffect(() => {
    guards += 1;
    attach();
    return () => {
      guards -= 1;
      detach();
    };
  }, []);
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
