import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import css from './surface.module.css';

export interface StatItem {
  readonly key: string;
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

/** A row of figures: the numbers a page is about. */
export function Stats({ items, label }: { readonly items: readonly StatItem[]; readonly label: string }) {
  return (
    <div className={css.stats} role="group" aria-label={label}>
      {items.map((item) => (
        <Card key={item.key} className={css.stat}>
          <div className={css.statLabel}>{item.label}</div>
          <div className={css.statValue}>{item.value}</div>
          {item.note === undefined ? null : <div className={css.statNote}>{item.note}</div>}
        </Card>
      ))}
    </div>
  );
}
