import { Button } from '@mantine/core';
import { Icon } from '../icons.tsx';
import { useT } from '../text.ts';
import css from './refused.module.css';
import type { DataTableProps } from './types.ts';

/** That not all rows are here, or not as they are now: in sight wherever one is among them. */
export function Refused<R>({ refused, onRetry }: Pick<DataTableProps<R>, 'refused' | 'onRetry'>) {
  const t = useT();
  if (refused === undefined) return null;
  return (
    <div className={css.refused} role="alert">
      <Icon name="warn" size={14} />
      <span>
        {t('umum.gagal_dimuat')}: {refused}
      </span>
      {onRetry ? (
        <Button size="compact-sm" onClick={onRetry}>
          {t('umum.coba_lagi')}
        </Button>
      ) : null}
    </div>
  );
}
