import { useEffect, useState, type ComponentType } from 'react';
import { useStore } from '../store.ts';
import { dialogs } from './dialogs.ts';
import { progress } from './progress.ts';

const RETRY_MS = 2000;
/** By then the first page is there. */
const AHEAD_MS = 20_000;

/**
 * Draws dialogs while there are any. Their machinery stays out of the first load; it is fetched with the first dialog,
 * and in any case soon after the start, long before a lost connection could keep away the very dialog that says so.
 */
export function DialogHost() {
  const any = useStore(dialogs).length > 0;
  const working = useStore(progress) !== undefined;
  const wanted = any || working;
  const [Stack, setStack] = useState<ComponentType>();
  const there = Stack !== undefined;
  useEffect(() => {
    if (there) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = (): void => {
      import('./DialogStack.tsx').then(
        ({ DialogStack }) => setStack(() => DialogStack),
        () => {
          timer = setTimeout(load, RETRY_MS);
        },
      );
    };
    timer = setTimeout(load, wanted ? 0 : AHEAD_MS);
    return () => clearTimeout(timer);
  }, [there, wanted]);
  return Stack && wanted ? <Stack /> : null;
}
