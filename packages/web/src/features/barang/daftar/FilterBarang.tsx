import { barangFilterFields } from '@kilau/contract/features/barang/barang.fields.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { SelectField } from '../../../ui/inputs/SelectField.tsx';
import { useT } from '../../../ui/text.ts';
import css from './daftar.module.css';
import type { Filter } from './use-daftar.ts';

const { status: STATUS, sumber_berat: SUMBER, ...REFS } = barangFilterFields;
const NAMES = Object.keys(REFS) as (keyof typeof REFS)[];
/** Stands for a filter that is open; the list knows it as empty. */
const SEMUA = 'SEMUA';

/** Narrows the list at once, without a button. A tray belongs to its warehouse: another warehouse lets the tray go. */
export function FilterBarang({
  filter,
  onChange,
}: {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}) {
  const t = useT();
  const change = (name: keyof Filter, value: string) => {
    const next = { ...filter, [name]: value };
    onChange(name === 'kode_gudang' && value !== filter.kode_gudang ? { ...next, kode_baki: '' } : next);
  };
  return (
    <Card className={css.filterKartu}>
      <EnterForm className={css.filter} label={t('barang.filter')} onSubmit={() => undefined}>
        <div className={css.isianFilter}>
          <SelectField
            label={t('field.status')}
            options={STATUS.options.map((value) => ({ value, label: t(`pilihan.status_barang.${value}`) }))}
            value={filter.status}
            onChange={(value) => change('status', value)}
          />
        </div>
        {NAMES.map((name) => (
          <div key={name} className={css.isianFilter}>
            <FieldInput
              name={name}
              field={REFS[name]}
              value={filter[name]}
              onChange={(value) => change(name, String(value ?? ''))}
              sibling={(other) => filter[other as keyof Filter]}
            />
          </div>
        ))}
        <div className={css.isianFilter}>
          <SelectField
            label={t('field.sumber_berat')}
            options={[
              { value: SEMUA, label: t('umum.semua') },
              ...SUMBER.options.map((value) => ({ value, label: t(`pilihan.sumber_berat.${value}`) })),
            ]}
            value={filter.sumber_berat === '' ? SEMUA : filter.sumber_berat}
            onChange={(value) => change('sumber_berat', value === SEMUA ? '' : value)}
          />
        </div>
      </EnterForm>
    </Card>
  );
}
