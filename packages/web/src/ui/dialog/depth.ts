import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { createStore, useStore } from '../store.ts';
import { inLayer } from './layer.ts';

/** How many dialogs lie above the page. Keys and scans belong to whoever is on top. */
export const openDialogs = createStore(0);

/** How deep a component sits: 0 on the page, 1 in a dialog, 2 in a dialog above it. */
export const DialogDepth = createContext(0);

/**
 * What the way back of the browser does to a dialog: it closes it, or leaves the entry of the history that opened it;
 * absent: nothing, as with its other ways out.
 */
export type ByWayBack = (() => void) | 'entry' | undefined;

interface Place {
  /** How deep it is drawn. */
  readonly around: number;
  /** Those that open in one go have the same. */
  readonly turn: number;
  readonly wayBack: { readonly current: ByWayBack };
}

/** The open dialogs, bottom first: one opened from code lies above those that were there, wherever it is drawn. */
const places = createStore<readonly Place[]>([]);
let turn = 0;

/** Of dialogs that open in one go the inner ones are told of first, and lie on top all the same. */
function placed(list: readonly Place[], place: Place): readonly Place[] {
  const inner = list.findIndex((one) => one.turn === place.turn && one.around > place.around);
  return inner < 0 ? [...list, place] : list.toSpliced(inner, 0, place);
}

/** For a dialog: takes a place on top for as long as it is open, and answers its depth. */
export function useDialogPlace(opened: boolean, byWayBack: ByWayBack): number {
  const around = useContext(DialogDepth) + 1;
  const [place, setPlace] = useState<Place>();
  const drawn = useRef(around);
  const wayBack = useRef(byWayBack);
  useEffect(() => {
    drawn.current = around;
    wayBack.current = byWayBack;
  });
  useEffect(() => {
    if (!opened) return undefined;
    const mine = { around: drawn.current, turn, wayBack };
    queueMicrotask(() => (turn += 1));
    places.set((list) => placed(list, mine));
    openDialogs.set((count) => count + 1);
    setPlace(mine);
    return () => {
      places.set((list) => list.filter((one) => one !== mine));
      openDialogs.set((count) => count - 1);
    };
  }, [opened]);
  const list = useStore(places);
  const at = place ? list.indexOf(place) : -1;
  return at < 0 ? around : at + 1;
}

const escape = (target: Element): void =>
  void target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));

/**
 * What a step back in the history closes instead of leading there: the list or calendar of the field that has the hand,
 * or else the dialog on top. Absent where that has an entry of its own, which the step leaves, or where nothing lies
 * over the page.
 */
export function closedByWayBack(): (() => void) | undefined {
  const hand = document.activeElement;
  if (hand && inLayer(hand)) return () => escape(hand);
  const top = places.get().at(-1)?.wayBack;
  if (!top || top.current === 'entry') return undefined;
  return () => {
    if (top.current !== 'entry') top.current?.();
  };
}
