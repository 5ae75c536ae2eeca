import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../ui/icons.tsx';
import css from '../sistem.module.css';

export function Tiles({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <nav className={css.tiles} aria-label={label}>
      {children}
    </nav>
  );
}

interface TileProps {
  readonly to: string;
  /** What the page needs to know. */
  readonly search?: Readonly<Record<string, string>>;
  readonly title: string;
  readonly text?: string;
  readonly icon?: IconName;
}

/** A page as a tile: its name and what it is for, in one line. */
export function Tile({ to, search, title, text, icon }: TileProps) {
  return (
    <Link to={to} search={search} className={css.tile}>
      <span className={css.tileHead}>
        <span>{title}</span>
        {icon === undefined ? null : (
          <span>
            <Icon name={icon} size={14} />
          </span>
        )}
      </span>
      {text === undefined ? null : <span className={css.tileText}>{text}</span>}
    </Link>
  );
}
