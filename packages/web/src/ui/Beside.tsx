import type { ReactNode } from 'react';
import css from './beside.module.css';

interface PartProps {
  readonly children: ReactNode;
  readonly inert?: boolean;
}

interface BesideProps extends PartProps {
  /** Both parts are cards of one screen: as high as each other, and on a narrow screen each as high as it must be. */
  readonly flow?: boolean;
  /**
   * For other measures: `--side-width` is how wide the side is, `--main-height` how high the main part is at least on a
   * narrow screen.
   */
  readonly className?: string;
}

/** A screen to work at: a list, and beside it what is to happen to it; on a narrow screen beneath it. */
export function Beside({ children, flow = false, inert, className }: BesideProps) {
  const names = [flow ? css.flow : css.beside, className].filter(Boolean).join(' ');
  return (
    <div className={names} inert={inert}>
      {children}
    </div>
  );
}

/** The part that takes the room and the height that are left. */
export function MainPart({ children, inert }: PartProps) {
  return (
    <div className={css.main} inert={inert}>
      {children}
    </div>
  );
}

interface SidePartProps {
  readonly children: ReactNode;
  /** It grows with what is typed: never higher than the screen, so that its card, with `overflow: auto`, scrolls. */
  readonly scroll?: boolean;
}

/** What stands at the side, from the top. */
export function SidePart({ children, scroll = false }: SidePartProps) {
  return <div className={scroll ? `${css.side} ${css.scroll}` : css.side}>{children}</div>;
}
