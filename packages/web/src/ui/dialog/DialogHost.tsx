import { useEffect, useState, type ComponentType } from 'react';
import { useStore } from '../store.ts';
import { dialogs } from './dialogs.ts';
import { progress } from './progress.ts';

const RETRY_MS = 2000;

/**
 * Draws dialogs while there are any. Their machinery stays out of the first load but is fetched right behind it, long
 * before a lost connection could keep away the very dialog that says so.
 */
export function DialogHost() {
  const any = useStore(dialogs).length > 0;
  const working = useStore(progress) !== undefined;
  const [Stack, setStack] = useState<ComponentType>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = (): void => {
      import('./DialogStack.tsx').then(
        ({ DialogStack }) => setStack(() => DialogStack),
        () => {
          timer = setTimeout(load, RETRY_MS);
        },
      );
    };
    load();
    return () => clearTimeout(timer);
  }, []);
  return Stack && (any || working) ? <Stack /> : null;
}
