import { useCallback, useEffect, useRef } from 'react';

/**
 * Lets what a scan has brought wait while its paper is on its way: it came too late for that, and would go with its
 * draft once it is saved. It stands on the next one, or on this one where it was refused.
 * @returns waits for that.
 */
export function useSetelahKirim(sibuk: boolean): () => Promise<void> {
  const kini = useRef(sibuk);
  const menunggu = useRef<(() => void)[]>([]);
  useEffect(() => {
    kini.current = sibuk;
    if (sibuk) return;
    for (const lanjut of menunggu.current.splice(0)) lanjut();
  }, [sibuk]);
  return useCallback(
    () =>
      kini.current
        ? new Promise<void>((lanjut) => {
            menunggu.current.push(lanjut);
          })
        : Promise.resolve(),
    [],
  );
}
