import type { ReactNode } from 'react';
import css from './surface.module.css';

/** A button that needs nothing of the kit: for pages that stand in when code could not be fetched. */
export function PlainButton({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <button type="button" className={css.plainButton} onClick={onClick}>
      {children}
    </button>
  );
}
