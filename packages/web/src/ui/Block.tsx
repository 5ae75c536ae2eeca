import { useEffect, useRef, type ReactNode } from 'react';
import { ActionButton } from './ActionButton.tsx';
import css from './block.module.css';
import { Card } from './Card.tsx';
import { Icon, type IconName } from './icons.tsx';
import { useT } from './text.ts';

/** How far what a block tells has come. */
interface Asked {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

interface BlockProps {
  readonly title: string;
  /** How many there are. */
  readonly count?: number;
  readonly countTone?: 'warn' | 'bad';
  /** At the right of its head: what leads on. */
  readonly end?: ReactNode;
  /** Takes the height that is left of its column, and scrolls inside. */
  readonly fills?: boolean;
  /** May be as long as it wants, and scrolls inside where the others need the room. */
  readonly yields?: boolean;
  /** The call behind it: until it has answered there is nothing to tell, and a failure says so with the way out. */
  readonly asked: Asked;
  /** Called when there is something to tell. */
  readonly children: () => ReactNode;
}

/** One block of a home: a head of one line, and what it is about. */
export function Block({
  title,
  count = 0,
  countTone = 'warn',
  end,
  fills = false,
  yields = false,
  asked,
  children,
}: BlockProps) {
  const t = useT();
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What scrolls can be reached by keys, also when only its neighbours grew and left it less room.
    const element = scroller.current;
    if (!element) return undefined;
    const look = () => {
      const over = element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
      if (over) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const observer = new ResizeObserver(look);
    for (const watched of [element, ...element.children]) observer.observe(watched);
    look();
    return () => observer.disconnect();
  });
  const body = asked.isPending ? (
    <div className={css.quiet} role="status">
      {t('umum.memuat')}
    </div>
  ) : asked.isError ? (
    <div className={css.quiet} role="alert">
      {t('umum.gagal_dimuat')}
      <ActionButton size="compact-sm" onClick={() => void asked.refetch()}>
        {t('umum.coba_lagi')}
      </ActionButton>
    </div>
  ) : (
    children()
  );
  return (
    <Card className={css.block} aria-label={title} data-fills={fills || undefined} data-yields={yields || undefined}>
      <header className={css.head}>
        <h2>{title}</h2>
        {count > 0 ? (
          <span className={css.count} data-tone={countTone}>
            {count}
          </span>
        ) : null}
        {end === undefined ? null : <span className={css.end}>{end}</span>}
      </header>
      <div className={css.body} ref={scroller}>
        {body}
      </div>
    </Card>
  );
}

/** Nothing to tell, in one quiet sentence. */
export const BlockEmpty = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.quiet}>{children}</div>
);

interface FactProps {
  readonly label: ReactNode;
  /** What is said behind the label, quietly. */
  readonly note?: string;
  readonly value: ReactNode;
  readonly kind?: 'sum' | 'quiet';
}

/** A fact and its figure. */
export function BlockFact({ label, note, value, kind }: FactProps) {
  return (
    <div className={css.kv} data-sum={kind === 'sum' || undefined} data-quiet={kind === 'quiet' || undefined}>
      <span>
        {label}
        {note === undefined ? null : (
          <>
            {' '}
            <small>{note}</small>
          </>
        )}
      </span>
      <span>{value}</span>
    </div>
  );
}

interface RowProps {
  readonly icon: IconName;
  readonly tone: 'plain' | 'good' | 'warn' | 'bad' | 'info';
  readonly first: ReactNode;
  readonly second?: ReactNode;
  readonly figure?: ReactNode;
  readonly loss?: boolean;
  /** The deed, or where it is done. */
  readonly way?: ReactNode;
  /** The hand is on it. */
  readonly on?: boolean;
}

export const BlockRows = ({ children }: { readonly children: ReactNode }) => <ul className={css.rows}>{children}</ul>;

/** A line that waits for somebody: what, where and when, how much, and the way on. */
export function BlockRow({ icon, tone, first, second, figure, loss = false, way, on = false }: RowProps) {
  return (
    <li className={css.row} data-on={on || undefined}>
      <span className={css.mark} data-tone={tone}>
        <Icon name={icon} />
      </span>
      <div style={{ minWidth: 0 }}>
        <div className={css.first}>{first}</div>
        {second === undefined ? null : <div className={css.second}>{second}</div>}
      </div>
      <span className={css.figure} data-tone={loss ? 'bad' : undefined}>
        {figure}
      </span>
      {way === undefined ? null : <span className={css.way}>{way}</span>}
    </li>
  );
}
