import { useCallback, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Line } from './model.ts';
import type { DataTableProps } from './types.ts';

const PAGE = 12;

/** Where a key leads from line `index`; `undefined` when the key moves nothing. */
function nextLine(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(count - 1, index + 1);
    case 'ArrowUp':
      return Math.max(0, index - 1);
    case 'PageDown':
      return Math.min(count - 1, index + PAGE);
    case 'PageUp':
      return Math.max(0, index - PAGE);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * What a key means among rows. Space, where it selects nothing, goes on by a screen: the browser would scroll by one
 * and leave the row behind that has the hand, which is not drawn any more then.
 */
const meant = ({ key, shiftKey }: KeyboardEvent, selects: boolean): string =>
  key !== ' ' || selects ? key : shiftKey ? 'PageUp' : 'PageDown';

/** What the keys do besides moving. */
interface RowDeeds {
  readonly toggle: (id: string) => void;
  readonly selectAll: () => void;
  readonly toSearch: () => void;
  readonly scrollTo: (index: number) => void;
}

interface RowKeys {
  /** The line that the Tab key reaches. */
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Puts the focus on a line, scrolling it into sight first. */
  readonly focusLine: (index: number) => void;
}

/** Something that is written; Space and the key for help mean something else on a row. */
const isTyped = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && key !== '?' && !ctrlKey && !altKey && !metaKey;

/**
 * One row takes part in the Tab order; arrows, Home, End and Page keys move among the rows, Enter opens, Space selects
 * where rows are selected, Ctrl+A selects all. In a list that has the hand, what is typed on a row is looked for.
 */
export function useRowKeys<R>(
  body: RefObject<HTMLElement | null>,
  lines: readonly Line<R>[],
  props: DataTableProps<R>,
  { toggle, selectAll, toSearch, scrollTo }: RowDeeds,
): RowKeys {
  const [active, setActive] = useState(0);
  const wanted = useRef<number>(undefined);
  const focusLine = useCallback(
    (index: number) => {
      setActive(index);
      scrollTo(index);
      wanted.current = index;
      // The row may have to be drawn first.
      requestAnimationFrame(() => {
        if (wanted.current === index) {
          body.current?.querySelector<HTMLElement>(`[data-line="${index}"]`)?.focus({ preventScroll: false });
        }
      });
    },
    [body, scrollTo],
  );

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (props.onSelect && event.ctrlKey && event.key.toLowerCase() === 'a') {
      event.preventDefault();
      selectAll();
      return;
    }
    if (!(event.target instanceof HTMLElement) || event.target.dataset['line'] === undefined) return;
    const index = Number(event.target.dataset['line']);
    const line = lines[index];
    const target = nextLine(meant(event, props.onSelect !== undefined), index, lines.length);
    if (target !== undefined) {
      event.preventDefault();
      focusLine(target);
    } else if (line?.kind === 'row') {
      const handled =
        (event.key === 'Enter' && props.onOpen !== undefined && (props.onOpen(line.row), true)) ||
        (event.key === ' ' && props.onSelect !== undefined && (toggle(line.id), true)) ||
        (props.onRowKey?.(line.row, event.key) ?? false);
      if (handled) event.preventDefault();
      // The character itself follows the focus into the field.
      else if (props.handAt !== undefined && isTyped(event)) toSearch();
    }
  };
  return { active: Math.min(active, Math.max(0, lines.length - 1)), setActive, onKeyDown, focusLine };
}
