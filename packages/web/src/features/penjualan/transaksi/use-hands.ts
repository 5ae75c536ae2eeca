import { useMemo, useRef } from 'react';
import { useTangan } from '../../../trade/isian/use-tangan.ts';
import { focusLine } from './LinesTable.tsx';

/** The places on the page that the hand is led to, the lines among them. */
export function useHands(startAtSales: boolean) {
  const tangan = useTangan(startAtSales, false);
  const lines = useRef<HTMLTableSectionElement>(null);
  return useMemo(
    () => ({
      ...tangan,
      linesRef: lines,
      toLine: (kode_barcode: string | undefined) => focusLine(lines.current, kode_barcode),
    }),
    [tangan],
  );
}

export type Hands = ReturnType<typeof useHands>;
