import { useContext, useEffect, useRef } from 'react';
import { DialogDepth, openDialogs } from '../ui/dialog/depth.ts';
import { inLayer } from '../ui/dialog/layer.ts';
import { SCAN_BOX } from '../ui/form/scan-box.ts';
import { createStore, useStore } from '../ui/store.ts';

/** A key of a page, as its handler and as the help shows it. */
export interface KeyBinding {
  /** `F8`, `Ctrl+K`, `Escape`, `Delete`, `?`. */
  readonly key: string;
  /** What it does, in the user's language. */
  readonly label: string;
  /** Absent: the fields do it themselves, and it is told to the user only. */
  readonly run?: () => void;
  /** Stands in the footer. */
  readonly main?: boolean;
  readonly enabled?: boolean;
}

interface Layer {
  readonly depth: number;
  readonly bindings: () => readonly KeyBinding[];
}

/** Registered key maps, the newest last. */
const layers = createStore<readonly Layer[]>([]);
const TYPING = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true]';

/** Name of a pressed key, as bindings spell it. Shift is part of a character, and named only with longer keys. */
export function keyName(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey'>): string {
  const single = event.key.length === 1;
  const key = single && (event.ctrlKey || event.metaKey || event.altKey) ? event.key.toUpperCase() : event.key;
  return `${event.ctrlKey || event.metaKey ? 'Ctrl+' : ''}${event.altKey ? 'Alt+' : ''}${event.shiftKey && !single ? 'Shift+' : ''}${key}`;
}

/**
 * Nobody searches for a question mark, and no code is one: in an empty field for either it asks for help, as
 * everywhere outside fields.
 */
const asksForHelp = (event: KeyboardEvent): boolean =>
  event.key === '?' &&
  event.target instanceof HTMLInputElement &&
  event.target.value === '' &&
  (event.target.type === 'search' || event.target.closest(`[${SCAN_BOX}]`) !== null);

/** Keys that write or move inside a field stay the field's own. */
const belongsToField = (event: KeyboardEvent): boolean =>
  event.target instanceof Element &&
  event.target.closest(TYPING) !== null &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !asksForHelp(event) &&
  (event.key.length === 1 ||
    ['Delete', 'Backspace', 'Enter', 'Tab', 'Home', 'End', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].includes(
      event.key,
    ));

/** Dialogs that were open when the key went down, before any of them heard it. */
let depthBefore = 0;
/** It went to something open above the page, which an Escape closes. */
let layerBefore = false;
const noteDepth = (event: KeyboardEvent): void => {
  depthBefore = openDialogs.get();
  layerBefore = event.key === 'Escape' && inLayer(event.target);
};

/** Runs what a key is bound to: the newest map on top of the page wins. True when something ran. */
function dispatchKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat || belongsToField(event)) return false;
  const depth = openDialogs.get();
  // The Escape that has just closed a dialog is not meant for the page below it as well.
  if (depth !== depthBefore || layerBefore) return false;
  const name = keyName(event);
  for (const layer of layers.get().toReversed()) {
    if (layer.depth !== depth) continue;
    const binding = layer.bindings().find((item) => item.key === name && item.enabled !== false);
    if (binding?.run) {
      event.preventDefault();
      binding.run();
      return true;
    }
  }
  return false;
}

const onKeyDown = (event: KeyboardEvent): void => void dispatchKey(event);

function register(layer: Layer): () => void {
  if (layers.get().length === 0) {
    addEventListener('keydown', noteDepth, true);
    addEventListener('keydown', onKeyDown);
  }
  layers.set((list) => [...list, layer]);
  return () => {
    layers.set((list) => list.filter((item) => item !== layer));
    if (layers.get().length > 0) return;
    removeEventListener('keydown', noteDepth, true);
    removeEventListener('keydown', onKeyDown);
  };
}

/** Binds keys for as long as the component is there. In a dialog they work while that dialog is on top. */
export function useKeys(bindings: readonly KeyBinding[]): void {
  const depth = useContext(DialogDepth);
  const current = useRef(bindings);
  useEffect(() => {
    current.current = bindings;
  });
  // What the footer shows follows from these words; handlers may change with every drawing.
  const shown = JSON.stringify(bindings.map(({ key, label, main, enabled }) => [key, label, main, enabled]));
  useEffect(() => register({ depth, bindings: () => current.current }), [depth, shown]);
}

function activeKeys(list: readonly Layer[], depth: number): readonly KeyBinding[] {
  const bindings = list
    .filter((layer) => layer.depth === depth)
    .toReversed()
    .flatMap((layer) => layer.bindings());
  return bindings.filter(
    (binding, index) => binding.enabled !== false && bindings.findIndex((other) => other.key === binding.key) === index,
  );
}

/** The keys that work now, for footer and help: the page's before the program's, each once. */
export const useActiveKeys = (): readonly KeyBinding[] => activeKeys(useStore(layers), useStore(openDialogs));

/** The same list at one moment, for the help that is about to open. */
export function keyHelpSnapshot(): readonly Pick<KeyBinding, 'key' | 'label'>[] {
  return activeKeys(layers.get(), openDialogs.get()).map(({ key, label }) => ({ key, label }));
}
