import { useMemo, useRef } from 'react';
import { handIsFree } from '../../../ui/free-hand.ts';
import { useTangan } from '../../../trade/isian/use-tangan.ts';
import { focusLine } from './LinesTable.tsx';

/**
 * The places on the page that the hand is led to, the lines among them. Whoever saves leads it, by how that went: never
 * the end of the sending by itself.
 */
export function useHands(startAtSales: boolean) {
  const tangan = useTangan(startAtSales, false);
  const lines = useRef<HTMLTableSectionElement>(null);
  return useMemo(
    () => ({
      ...tangan,
      linesRef: lines,
      toLine: (kode_barcode: string | undefined) => focusLine(lines.current, kode_barcode),
      /** Back to where it was before the page was on its way, unless that is gone or somebody has the hand. */
      back: (before: Element | null) =>
        void requestAnimationFrame(() => {
          if (!handIsFree()) return;
          if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus();
          if (handIsFree()) tangan.keIsian();
        }),
    }),
    [tangan],
  );
}

export type Hands = ReturnType<typeof useHands>;
