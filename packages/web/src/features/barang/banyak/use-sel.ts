import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import type { Sel } from './baris.ts';

const PAGE = 10;

/** Whether arrows go to the next cell, or move the caret inside this one. */
export type Mode = 'pilih' | 'edit';
/** The cell the hand is in, and the other corner of what is chosen. */
export interface Letak {
  readonly di: Sel;
  readonly dari: Sel;
  readonly mode: Mode;
  /** Changes whenever the cell is to take the focus, also when it is the same one. */
  readonly fokus: number;
}

const STEPS: Readonly<Record<string, readonly [down: number, right: number] | undefined>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-PAGE, 0],
  PageDown: [PAGE, 0],
};
const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/** Where Tab leads: along the row, then to the next one; nothing beyond the first and last cell. */
function tabKe({ r, c }: Sel, back: boolean, rows: number, columns: number): Sel | undefined {
  const place = r * columns + c + (back ? -1 : 1);
  return place < 0 || place >= rows * columns ? undefined : { r: Math.floor(place / columns), c: place % columns };
}

/** Moving about in the grid as in a sheet, over so many rows and columns. */
export function useSel(rows: number, columns: number) {
  const [letak, setLetak] = useState<Letak>({ di: { r: 0, c: 0 }, dari: { r: 0, c: 0 }, mode: 'pilih', fokus: 0 });
  const [before, setBefore] = useState(rows);
  // Rows that were emptied or deleted at its end make the grid shorter: the hand is in what is left of it.
  if (rows !== before) {
    setBefore(rows);
    const ada = ({ r, c }: Sel): Sel => ({ r: within(r, rows - 1), c });
    setLetak((now) => ({ ...now, di: ada(now.di), dari: ada(now.dari) }));
  }
  // After Escape, Tab leaves the grid: nobody is kept in it who works without a mouse.
  const keluar = useRef(false);
  /** @param among so many rows, where a block has just made them more than were drawn. */
  const ke = useCallback(
    (sel: Sel, extend = false, among = rows) => {
      const di = { r: within(sel.r, among - 1), c: within(sel.c, columns - 1) };
      setLetak((now) => ({ di, dari: extend ? now.dari : di, mode: 'pilih', fokus: now.fokus + 1 }));
    },
    [rows, columns],
  );
  const setMode = useCallback((mode: Mode) => setLetak((now) => ({ ...now, mode })), []);

  /** True when the key moved the hand. */
  const gerak = (event: KeyboardEvent): boolean => {
    const { di, mode } = letak;
    const step = STEPS[event.key];
    if (event.key === 'Escape') {
      keluar.current = mode === 'pilih';
      setLetak((now) => ({ ...now, dari: di, mode: 'pilih' }));
      return mode === 'edit';
    }
    if (event.key === 'Tab') {
      const next = keluar.current ? undefined : tabKe(di, event.shiftKey, rows, columns);
      keluar.current = false;
      if (next) ke(next);
      return next !== undefined;
    }
    keluar.current = false;
    if (event.key === 'Enter') ke({ r: di.r + (event.shiftKey ? -1 : 1), c: di.c });
    else if (step && !event.ctrlKey && !event.altKey && !event.metaKey && (mode === 'pilih' || step[1] === 0)) {
      ke({ r: di.r + step[0], c: di.c + step[1] }, event.shiftKey);
    } else return false;
    return true;
  };
  return { letak, ke, setMode, gerak };
}

export type SelHandle = ReturnType<typeof useSel>;
