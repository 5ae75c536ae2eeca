import { createContext, useContext, useEffect } from 'react';
import { createStore } from '../store.ts';

/** How many dialogs lie above the page. Keys and scans belong to whoever is on top. */
export const openDialogs = createStore(0);

/** How deep a component sits: 0 on the page, 1 in a dialog, 2 in a dialog above it. */
export const DialogDepth = createContext(0);

/** For a dialog: takes a place on top for as long as it is open, and answers its depth. */
export function useDialogPlace(opened: boolean): number {
  const depth = useContext(DialogDepth) + 1;
  useEffect(() => {
    if (!opened) return undefined;
    openDialogs.set((count) => count + 1);
    return () => openDialogs.set((count) => count - 1);
  }, [opened]);
  return depth;
}
