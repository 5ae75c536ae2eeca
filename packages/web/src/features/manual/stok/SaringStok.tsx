import type { ReactNode } from 'react';
import { saringStokFields } from '@kilau/contract/features/manual/stok.fields.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { useT } from '../../../ui/text.ts';
import css from './manual.module.css';
import type { Saring } from './panggilan.ts';

const NAMES = Object.keys(saringStokFields) as (keyof typeof saringStokFields)[];
/** Where F9 leads. */
const SARING_ID = 'saring-stok-manual';
export const keSaring = (): void => document.getElementById(SARING_ID)?.querySelector('input')?.focus();

/** Narrows the stock at once, without a button. A tray belongs to its warehouse: another warehouse lets the tray go. */
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
  const ubah = (name: keyof Saring, value: string) =>
    onChange({
      ...saring,
      ...(name === 'kode_gudang' && value !== saring.kode_gudang && { kode_baki: '' }),
      [name]: value,
    });
  return (
    <Card padded id={SARING_ID}>
      <EnterForm className={css.filter} label={t('penjualan.filter')} onSubmit={() => undefined}>
        {NAMES.map((name) => (
          <div key={name}>
            <FieldInput
              name={name}
              field={saringStokFields[name]}
              value={saring[name]}
              onChange={(value) => ubah(name, String(value ?? ''))}
              sibling={(other) => saring[other as keyof Saring]}
            />
          </div>
        ))}
        {children}
      </EnterForm>
    </Card>
  );
}
