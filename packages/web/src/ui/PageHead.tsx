import type { ReactNode } from 'react';
import css from './surface.module.css';

interface PageHeadProps {
  readonly title: string;
  /** State chips right behind the title. */
  readonly chips?: ReactNode;
  /** One quiet line: the period, what the page is for. */
  readonly note?: ReactNode;
  /** Buttons at the right end. */
  readonly actions?: ReactNode;
}

export function PageHead({ title, chips, note, actions }: PageHeadProps) {
  return (
    <header className={css.head}>
      <h1>{title}</h1>
      {chips}
      {note === undefined ? null : <span className={css.headNote}>{note}</span>}
      {actions === undefined ? null : <div className={css.headActions}>{actions}</div>}
    </header>
  );
}
