import type { ReactNode } from 'react';
import css from './surface.module.css';

/** Red only for loss and refusal, green only for done. */
export type Tone = 'plain' | 'good' | 'warn' | 'bad' | 'gold' | 'info';

export function Chip({
  tone = 'plain',
  title,
  children,
}: {
  readonly tone?: Tone;
  readonly title?: string;
  readonly children: ReactNode;
}) {
  return (
    <span className={css.chip} data-tone={tone} title={title}>
      {children}
    </span>
  );
}
