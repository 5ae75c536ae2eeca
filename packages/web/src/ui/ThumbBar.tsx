import type { ReactNode } from 'react';
import css from './surface.module.css';

/**
 * The deed of a page on a phone, where the thumb is; belongs into the column of a page. What else comes at the lower
 * edge knows it by its mark and keeps above it.
 */
export function ThumbBar({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css.thumb} data-thumb-bar>
      {children}
    </div>
  );
}
