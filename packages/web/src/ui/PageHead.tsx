import type { ReactNode } from 'react';
import { usePhone } from './phone.ts';
import css from './surface.module.css';
import { ThumbBar } from './ThumbBar.tsx';

interface PageHeadProps {
  readonly title: string;
  /** State chips right behind the title. */
  readonly chips?: ReactNode;
  /** One quiet line: the period, what the page is for. */
  readonly note?: ReactNode;
  /** Buttons at the right end. */
  readonly actions?: ReactNode;
  /** The one deed of the page: behind the other buttons, on a phone at the thumb. */
  readonly deed?: ReactNode;
}

export function PageHead({ title, chips, note, actions, deed }: PageHeadProps) {
  const thumb = usePhone() && deed !== undefined;
  return (
    <>
      <header className={css.head}>
        <h1>{title}</h1>
        {chips}
        {note === undefined ? null : <span className={css.headNote}>{note}</span>}
        {actions === undefined && (thumb || deed === undefined) ? null : (
          <div className={css.headActions}>
            {actions}
            {thumb ? null : deed}
          </div>
        )}
      </header>
      {thumb ? <ThumbBar>{deed}</ThumbBar> : null}
    </>
  );
}
