import { useCallback, useContext, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { DialogDepth, openDialogs } from '../dialog/depth.ts';
import { handIsFree } from '../free-hand.ts';
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
 * Leads the hand on when nothing has it: what is drawn on this level has come, or a dialog above it has closed.
 *
 * @param anew what is led to: something else is led to once more.
 */
export function useFreeHand(on: boolean, anew: unknown, lead: () => void): void {
  const onTop = useStore(openDialogs) === useContext(DialogDepth);
  useEffect(() => {
    if (!on || !onTop || !matchMedia('(pointer: fine)').matches) return undefined;
    const leadFree = () => {
      if (handIsFree()) lead();
    };
    const timers = SETTLED_MS.map((ms) => setTimeout(leadFree, ms));
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [on, onTop, anew, lead]);
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
  const found = lines.findIndex(({ id }) => id === handAt);
  const at = found < 0 ? active : found;
  const empty = lines.length === 0;
  const lead = useCallback(() => {
    if (empty) toSearch();
    else focusLine(at);
  }, [empty, at, focusLine, toSearch]);
  useFreeHand(handAt !== undefined && status === 'ready', lines, lead);
}

/** The first and the last line that are in sight. */
interface InSight {
  readonly startIndex: number;
  readonly endIndex: number;
}

/**
 * Where a list is scrolled past the line that the Tab key reaches, that line is drawn no more: the nearest one in sight
 * takes its place, and the hand if it was on it.
 */
export function useFollow(
  body: RefObject<HTMLElement | null>,
  inSight: InSight | undefined,
  { active, setActive }: { readonly active: number; readonly setActive: (index: number) => void },
): void {
  const drawn = useRef<{ readonly line: number; readonly held: boolean }>(undefined);
  const [from, to] = [inSight?.startIndex ?? active, inSight?.endIndex ?? active];
  useLayoutEffect(() => {
    const lineOf = (index: number) => body.current?.querySelector<HTMLElement>(`[data-line="${index}"]`);
    const there = lineOf(active);
    if (there) drawn.current = { line: active, held: there === document.activeElement };
    // One that a key leads to is not drawn before the list has gone there.
    if (there || drawn.current?.line !== active) return;
    const nearest = Math.min(Math.max(active, from), to);
    const line = lineOf(nearest);
    if (line && drawn.current.held && handIsFree()) line.focus({ preventScroll: true });
    else setActive(nearest);
  }, [body, active, from, to, setActive]);
}
