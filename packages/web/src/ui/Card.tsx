import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import css from './surface.module.css';

interface CardProps extends ComponentPropsWithoutRef<'section'> {
  readonly children: ReactNode;
  /** 12 px inside; tables and lists bring their own. */
  readonly padded?: boolean;
  /** Takes the height that is left, and scrolls inside. */
  readonly grow?: boolean;
}

/** A white surface on the warm ground. */
export function Card({ padded = false, grow = false, className, children, ...rest }: CardProps) {
  const names = [css.card, padded && css.padded, grow && css.grow, className].filter(Boolean).join(' ');
  return (
    <section className={names} {...rest}>
      {children}
    </section>
  );
}

interface PageColumnProps {
  readonly children: ReactNode;
  /**
   * The page may be longer than the screen and scrolls as a whole; otherwise it has the screen's height, and a `grow`
   * card scrolls.
   */
  readonly flow?: boolean;
}

/** The column of a page: head, form or filters, one main table or form. */
export function PageColumn({ flow = false, children }: PageColumnProps) {
  return <div className={flow ? `${css.page} ${css.flow}` : css.page}>{children}</div>;
}
