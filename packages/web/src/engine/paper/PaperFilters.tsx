import { choice, labelKey, ref, type Field } from '@kilau/contract/core/field.ts';
import { headFields } from '@kilau/contract/core/kind-fields.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { Card } from '../../ui/Card.tsx';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import { FilterRow } from '../../ui/Rows.tsx';
import { useT } from '../../ui/text.ts';
import { RentangTgl } from './RentangTgl.tsx';
import type { Rentang } from './use-cari-dokumen.ts';
import { FieldInput } from '../inputs/FieldInput.tsx';
import { stateWord } from './paper-words.ts';

const EVERYTHING = 'SEMUA';
/** Whom a list is narrowed to that shows who sold. */
export const SALES = { name: 'kode_sales', field: ref('sales', { all: true }) } as const;
/** Whether papers of a kind tell who sold. */
export const tellsSales = ({ columns }: Kind): boolean => columns.includes(SALES.name);

const ownFilters = (kind: Kind): readonly string[] => [...(tellsSales(kind) ? [SALES.name] : []), ...kind.filters];

/** Names of a kind's filters beside the days. */
export const filterNames = (kind: Kind): readonly string[] => ['status', ...ownFilters(kind)];

interface OpenChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A choice that may be left open says so in words. */
function OpenChoice({ label, value, options, onChange }: OpenChoiceProps) {
  const t = useT();
  return (
    <SelectField
      label={label}
      value={value || EVERYTHING}
      onChange={(chosen) => onChange(chosen === EVERYTHING ? '' : chosen)}
      options={[{ value: EVERYTHING, label: t('umum.semua') }, ...options]}
    />
  );
}

type Filter = Rentang & Readonly<Record<string, string>>;

interface PaperFiltersProps {
  readonly kind: Kind;
  readonly filter: Filter;
  readonly onChange: (part: Partial<Filter>) => void;
}

/** Days, state, and what the kind declares to narrow its list by. */
export function PaperFilters({ kind, filter, onChange }: PaperFiltersProps) {
  const t = useT();
  const fields = headFields(kind);
  const input = (name: string, field: Field) => {
    const label = t.of(labelKey(name, field));
    const change = (value: unknown) => onChange({ [name]: String(value ?? '') });
    if (field.kind !== 'choice') {
      const open = { ...field, required: false, ...(field.kind === 'ref' && { all: true }) } as Field;
      return <FieldInput key={name} name={name} field={open} value={filter[name] ?? ''} onChange={change} />;
    }
    const options = field.options.map((value) => ({
      value,
      label: field.optionLabel === undefined ? value : t.of(`${field.optionLabel}.${value}`),
    }));
    return <OpenChoice key={name} label={label} value={filter[name] ?? ''} options={options} onChange={change} />;
  };
  return (
    <Card padded aria-label={t('penjualan.filter')}>
      <FilterRow>
        <RentangTgl rentang={filter} onChange={onChange} />
        <OpenChoice
          label={t('field.status')}
          value={filter['status'] ?? ''}
          options={Object.keys(kind.states).map((value) => ({ value, label: stateWord(t, kind, value) }))}
          onChange={(status) => onChange({ status })}
        />
        {ownFilters(kind).map((name) =>
          input(name, name === SALES.name ? SALES.field : (fields[name] ?? choice([], {}))),
        )}
      </FilterRow>
    </Card>
  );
}
