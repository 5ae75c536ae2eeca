import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { createStore, useStore } from '../store.ts';

/** How many dialogs lie above the page. Keys and scans belong to whoever is on top. */
export const openDialogs = createStore(0);

/** How deep a component sits: 0 on the page, 1 in a dialog, 2 in a dialog above it. */
export const DialogDepth = createContext(0);

interface Place {
  /** How deep it is drawn. */
  readonly around: number;
  /** Those that open in one go have the same. */
  readonly turn: number;
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
export function useDialogPlace(opened: boolean): number {
  const around = useContext(DialogDepth) + 1;
  const [place, setPlace] = useState<Place>();
  const drawn = useRef(around);
  useEffect(() => {
    drawn.current = around;
  });
  useEffect(() => {
    if (!opened) return undefined;
    const mine = { around: drawn.current, turn };
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
