import type { ReactNode } from 'react';
import { saringStokFields } from '@kilau/contract/features/manual/stok.fields.ts';
import { FieldInputs } from '../../../engine/inputs/FieldInputs.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { useT } from '../../../ui/text.ts';
import css from './manual.module.css';
import type { Saring } from './panggilan.ts';

/** Where F9 leads. */
const SARING_ID = 'saring-stok-manual';
export const keSaring = (): void => document.getElementById(SARING_ID)?.querySelector('input')?.focus();

/** Narrows the stock at once, without a button. */
export function SaringStok({
  saring,
  onChange,
  children,
}: {
  readonly saring: Saring;
  readonly onChange: (saring: Saring) => void;
  readonly children?: ReactNode;
}) {
  const t = useT();
  return (
    <Card padded id={SARING_ID}>
      <EnterForm className={css.filter} label={t('penjualan.filter')} onSubmit={() => undefined}>
        <FieldInputs fields={saringStokFields} values={saring} onChange={(part) => onChange({ ...saring, ...part })} />
        {children}
      </EnterForm>
    </Card>
  );
}
