import type { ReactNode } from 'react';
import css from './isian.module.css';

/** What a line is, with what is wrong with it. */
export function NamaBaris({ children, salah }: { readonly children: ReactNode; readonly salah: string | undefined }) {
  return (
    <span>
      {children}
      {salah === undefined ? null : (
        <span className={css.salah} role="alert">
          {' '}
          {salah}
        </span>
      )}
    </span>
  );
}
