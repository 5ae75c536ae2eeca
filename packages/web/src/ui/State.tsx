import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';
import css from './surface.module.css';
import { useT } from './text.ts';

interface StateProps {
  readonly icon?: IconName;
  readonly tone?: 'plain' | 'bad';
  readonly title: ReactNode;
  /** The next step, in one sentence. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** What stands where content would stand: empty, failed, not available. Always with the next step. */
export function State({ icon = 'empty', tone = 'plain', title, children, actions }: StateProps) {
  return (
    <div className={css.state}>
      <span className={css.stateIcon} data-tone={tone}>
        <Icon name={icon} size={22} />
      </span>
      <div className={css.stateTitle}>{title}</div>
      {children === undefined ? null : <div className={css.stateText}>{children}</div>}
      {actions === undefined ? null : <div className={css.stateActions}>{actions}</div>}
    </div>
  );
}

/** Waiting, told to screen readers too. */
export function Loading() {
  const t = useT();
  return (
    <div className={css.state} role="status">
      <span className={css.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span>{t('umum.memuat')}</span>
    </div>
  );
}
