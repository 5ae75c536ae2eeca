import { CARA_NON_CASH, KEADAAN_NON_CASH, NON_CASH_FIELDS } from '@kilau/contract/features/uang/non-cash.wire.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { RentangTgl } from '../../../engine/paper/RentangTgl.tsx';
import { Card } from '../../../ui/Card.tsx';
import { SelectField } from '../../../ui/inputs/SelectField.tsx';
import { FilterRow } from '../../../ui/Rows.tsx';
import { useT } from '../../../ui/text.ts';
import type { Saringan } from './panggilan.ts';

const SEMUA = 'SEMUA';

interface SaringanProps {
  readonly saringan: Saringan;
  readonly onChange: (part: Partial<Saringan>) => void;
}

/** Days, account, way and state that the list is narrowed by. */
export function SaringanNonCash({ saringan, onChange }: SaringanProps) {
  const t = useT();
  const pilih = (name: 'cara' | 'keadaan', label: string, options: readonly { value: string; label: string }[]) => (
    <SelectField
      label={label}
      value={saringan[name] || SEMUA}
      onChange={(value) => onChange({ [name]: value === SEMUA ? '' : (value ?? '') })}
      options={[{ value: SEMUA, label: t('umum.semua') }, ...options]}
    />
  );
  return (
    <Card padded>
      <FilterRow>
        <RentangTgl rentang={saringan} onChange={onChange} />
        <FieldInput
          name="no_rekening"
          field={NON_CASH_FIELDS.no_rekening}
          value={saringan.no_rekening}
          onChange={(value: unknown) => onChange({ no_rekening: String(value ?? '') })}
        />
        {pilih(
          'cara',
          t('field.cara_bayar'),
          CARA_NON_CASH.map((value) => ({ value, label: t(`pilihan.jenis_bayar.${value}`) })),
        )}
        {pilih(
          'keadaan',
          t('field.keadaan'),
          KEADAAN_NON_CASH.map((value) => ({ value, label: t(`pilihan.keadaan_non_cash.${value}`) })),
        )}
      </FilterRow>
    </Card>
  );
}
