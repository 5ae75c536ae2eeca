import type { ReactNode } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Card } from '../../ui/Card.tsx';
import { useT } from '../../ui/text.ts';
import css from './terakhir.module.css';

/** The document that was saved last, with its paper. @param lanjut what else is done with it next. */
export function Terakhir({
  nomor,
  label,
  onLihat,
  lanjut,
}: {
  readonly nomor: string;
  readonly label: string;
  readonly onLihat: () => void;
  readonly lanjut?: ReactNode;
}) {
  const t = useT();
  if (nomor === '') return null;
  return (
    <Card padded className={css.terakhir}>
      <span>
        {t('pindah.terakhir')} <strong>{nomor}</strong>
      </span>
      <ActionButton onClick={onLihat}>{label}</ActionButton>
      {lanjut}
    </Card>
  );
}
