import { useEffect, useRef } from 'react';
import { openDialogs } from './depth.ts';
import { inLayer } from './layer.ts';

/** One key closes one layer, whatever lies below it. */
const handled = new WeakSet<Event>();

/** Esc closes the dialog on top, unless something open in it takes it. The kit's own Esc closes all dialogs at once. */
export function useEscape(opened: boolean, depth: number, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!opened) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing || handled.has(event)) return;
      if (openDialogs.get() !== depth || inLayer(event.target)) return;
      handled.add(event);
      close.current();
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [opened, depth]);
}
