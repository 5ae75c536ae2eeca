import { useContext, useEffect } from 'react';
import { DialogDepth, openDialogs } from '../dialog/depth.ts';
import { useStore } from '../store.ts';
import type { Line } from './model.ts';
import type { DataTableProps } from './types.ts';

/**
 * So long a dialog that closes, or a list that was read again, takes to give the hand away, in milliseconds; and so
 * long one that slides out at the side on a slow device.
 */
const SETTLED_MS = [120, 400] as const;

interface Places {
  /** The line that the Tab key reaches: the one that had the hand, or now stands in its place. */
  readonly active: number;
  readonly focusLine: (index: number) => void;
  readonly toSearch: () => void;
}

/**
 * Leads the hand to the rows of a list when nothing else has it: they have come, the one that had it is gone after its
 * deed, or the dialog of that deed has closed.
 */
export function useHand<R>(
  lines: readonly Line<R>[],
  { handAt, status = 'ready' }: DataTableProps<R>,
  { active, focusLine, toSearch }: Places,
): void {
  const onTop = useStore(openDialogs) === useContext(DialogDepth);
  const found = lines.findIndex(({ id }) => id === handAt);
  const at = found < 0 ? active : found;
  const empty = lines.length === 0;
  const on = handAt !== undefined && status === 'ready' && onTop;
  useEffect(() => {
    if (!on || !matchMedia('(pointer: fine)').matches) return undefined;
    const lead = () => {
      if (document.activeElement !== document.body) return;
      if (empty) toSearch();
      else focusLine(at);
    };
    const timers = SETTLED_MS.map((ms) => setTimeout(lead, ms));
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [on, lines, empty, at, focusLine, toSearch]);
}
