import { useCallback, useRef } from 'react';

/**
 * Asks again and again for the same: answers may come in another order than they were asked for, and only that of the
 * last question counts.
 * @returns asks; nothing where the same was asked for anew meanwhile.
 */
export function useJawabanTerakhir(): <T>(kunci: string, tanya: () => Promise<T>) => Promise<T | undefined> {
  const terakhir = useRef(new Map<string, object>());
  return useCallback(async (kunci, tanya) => {
    const ini = {};
    terakhir.current.set(kunci, ini);
    const masih = () => terakhir.current.get(kunci) === ini;
    try {
      const jawaban = await tanya();
      return masih() ? jawaban : undefined;
    } catch (error) {
      if (masih()) throw error;
      return undefined;
    }
  }, []);
}
