import { useEffect, useState, type RefObject } from 'react';
import { useT } from '../text.ts';
import css from './table.module.css';

/** How many columns are not, or not wholly, in sight on either side; `undefined` while the table fits its place. */
interface Hidden {
  readonly left: number;
  readonly right: number;
}

/** Borders are drawn on half pixels where the screen is scaled. */
const SLACK = 2;

/** How wide columns are in sight: what is done to a row stands at the right edge, over them. */
const roomOf = (scroller: HTMLElement): number =>
  scroller.clientWidth - (scroller.querySelector('thead th[data-deeds]')?.getBoundingClientRect().width ?? 0);

/** The heads that are cut off on one side, the nearest one first. */
function cutHeads(scroller: HTMLElement, side: 'left' | 'right'): readonly DOMRect[] {
  const box = scroller.getBoundingClientRect();
  const edge = box.left + roomOf(scroller);
  const heads = [...scroller.querySelectorAll('thead th:not([data-deeds])')].map((head) =>
    head.getBoundingClientRect(),
  );
  return side === 'right'
    ? heads.filter((head) => head.right > edge + SLACK)
    : heads.filter((head) => head.left < box.left - SLACK).toReversed();
}

const sameSides = (a: Hidden | undefined, b: Hidden | undefined): boolean =>
  a?.left === b?.left && a?.right === b?.right;

function hiddenIn(scroller: HTMLElement): Hidden | undefined {
  if (scroller.scrollWidth <= scroller.clientWidth + SLACK) return undefined;
  return { left: cutHeads(scroller, 'left').length, right: cutHeads(scroller, 'right').length };
}

/** Watches which columns of a table do not fit its place, while it is `shown`. */
export function useHiddenColumns(scroller: RefObject<HTMLElement | null>, shown: boolean): Hidden | undefined {
  const [hidden, setHidden] = useState<Hidden>();
  useEffect(() => {
    const place = scroller.current;
    if (!place || !shown) return undefined;
    const look = () => {
      const next = hiddenIn(place);
      setHidden((before) => (sameSides(before, next) ? before : next));
    };
    const observer = new ResizeObserver(look);
    observer.observe(place);
    // The table itself grows when wider rows come into sight.
    if (place.firstElementChild) observer.observe(place.firstElementChild);
    place.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      observer.disconnect();
      place.removeEventListener('scroll', look);
    };
  }, [scroller, shown]);
  return shown ? hidden : undefined;
}

/** Brings the nearest column that is cut off on one side to the other, and with it as many as there is room for. */
function turn(scroller: HTMLElement | null, side: 'left' | 'right'): void {
  const [nearest] = scroller ? cutHeads(scroller, side) : [];
  if (!scroller || !nearest) return;
  const box = scroller.getBoundingClientRect();
  const room = roomOf(scroller);
  const way = side === 'right' ? nearest.left - box.left : nearest.right - box.left - room;
  // A column wider than its place is passed a screen at a time.
  const forward = side === 'right' ? way > SLACK : way < -SLACK;
  const screen = side === 'right' ? room : -room;
  scroller.scrollBy({ left: forward ? way : screen });
}

/** Says how many columns stand beyond either edge, and brings them into sight. */
export function MoreColumns({
  hidden,
  scroller,
}: {
  readonly hidden: Hidden | undefined;
  readonly scroller: RefObject<HTMLElement | null>;
}) {
  const t = useT();
  if (!hidden) return null;
  return (
    <div className={css.sides}>
      {(['left', 'right'] as const).map((side) => (
        // Stays where it is when there is nothing more, so that the focus does too.
        <button
          key={side}
          type="button"
          className={css.side}
          aria-disabled={hidden[side] === 0}
          onClick={() => turn(scroller.current, side)}
        >
          {side === 'left' ? <span aria-hidden="true">←</span> : null}
          <span className={hidden[side] === 0 ? 'sr-only' : undefined}>
            {t(side === 'left' ? 'umum.kolom_kiri' : 'umum.kolom_kanan', { jumlah: hidden[side] })}
          </span>
          {side === 'right' ? <span aria-hidden="true">→</span> : null}
        </button>
      ))}
    </div>
  );
}
