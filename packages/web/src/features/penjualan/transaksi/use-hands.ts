import { useCallback, useMemo, useRef } from 'react';
import { focusField } from '../../../ui/form/enter-next.ts';
import { focusLine } from './LinesTable.tsx';

/** The places on the page that the hand is led to, and how to get there. */
export function useHands(startAtSales: boolean) {
  const scan = useRef<HTMLInputElement>(null);
  const sales = useRef<HTMLInputElement>(null);
  const member = useRef<HTMLInputElement>(null);
  const lines = useRef<HTMLTableSectionElement>(null);
  const start = useRef<'sales' | 'scan' | undefined>(startAtSales ? 'sales' : 'scan');
  // Pickers are fetched when they are first needed: the first focus waits until its field is there.
  const arrive = useCallback((place: 'sales' | 'scan', field: HTMLInputElement | null) => {
    (place === 'sales' ? sales : scan).current = field;
    if (field === null || start.current !== place) return;
    start.current = undefined;
    field.focus();
  }, []);
  const to = useCallback(
    (field: () => HTMLElement | null | undefined) => void requestAnimationFrame(() => focusField(field() ?? undefined)),
    [],
  );
  return useMemo(
    () => ({
      scanRef: (field: HTMLInputElement | null) => arrive('scan', field),
      salesRef: (field: HTMLInputElement | null) => arrive('sales', field),
      memberRef: member,
      linesRef: lines,
      toScan: () => to(() => scan.current),
      toSales: () => to(() => sales.current),
      toMember: () => to(() => member.current),
      toLine: (kode_barcode: string | undefined) => focusLine(lines.current, kode_barcode),
    }),
    [arrive, to],
  );
}

export type Hands = ReturnType<typeof useHands>;
