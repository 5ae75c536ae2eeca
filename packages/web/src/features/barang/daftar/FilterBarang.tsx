import { barangFilterFields } from '@kilau/contract/features/barang/barang.fields.ts';
import { labelKey, type Field } from '@kilau/contract/core/field.ts';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { Filters } from '../../../engine/filter/Filters.tsx';
import type { FilterChip } from '../../../engine/filter/FilterChips.tsx';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { SelectField } from '../../../ui/inputs/SelectField.tsx';
import { useT, type Translate } from '../../../ui/text.ts';
import css from './daftar.module.css';
import { FILTER_AWAL, type Filter } from './use-daftar.ts';

const { status: STATUS, sumber_berat: SUMBER, ...REFS } = barangFilterFields;
const NAMES = Object.keys(REFS) as (keyof typeof REFS)[];
/** Stands for a filter that is open; the list knows it as empty. */
const SEMUA = 'SEMUA';

interface FilterBarangProps {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
  /** How many pieces it leaves, as soon as that is known. */
  readonly jumlah: number | undefined;
}

type Change = (name: keyof Filter, value: string) => void;

/** What the list is narrowed by, for the chips of a phone. The status always is. */
function chipsOf(t: Translate, filter: Filter, change: Change): readonly FilterChip[] {
  return [...(['status', 'sumber_berat'] as const), ...NAMES].map((name) => {
    const value = filter[name];
    const field: Field = barangFilterFields[name];
    const kata = () => (field.kind === 'choice' && field.optionLabel ? t.of(`${field.optionLabel}.${value}`) : value);
    return {
      key: name,
      text: value === '' ? t('saring.semua', { nama: t.of(labelKey(name, field)) }) : kata(),
      set: value !== '',
      ...(name !== 'status' && { onClear: () => change(name, '') }),
    };
  });
}

function Isian({ filter, change }: { readonly filter: Filter; readonly change: Change }) {
  const t = useT();
  return (
    <>
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
    </>
  );
}

/** Narrows the list at once, without a button. A tray belongs to its warehouse: another warehouse lets the tray go. */
export function FilterBarang({ filter, onChange, jumlah }: FilterBarangProps) {
  const t = useT();
  const change: Change = (name, value) => {
    const next = { ...filter, [name]: value };
    onChange(name === 'kode_gudang' && value !== filter.kode_gudang ? { ...next, kode_baki: '' } : next);
  };
  const isian = <Isian filter={filter} change={change} />;
  return (
    <Filters
      label={t('barang.filter')}
      chips={chipsOf(t, filter, change)}
      count={jumlah === undefined ? undefined : formatNumber(jumlah)}
      onReset={() => onChange(FILTER_AWAL)}
      wide={
        <Card className={css.filterKartu}>
          <EnterForm className={css.filter} label={t('barang.filter')} onSubmit={() => undefined}>
            {isian}
          </EnterForm>
        </Card>
      }
    >
      {isian}
    </Filters>
  );
}
