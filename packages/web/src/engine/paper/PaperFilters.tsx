import { choice, labelKey, ref, type Field } from '@kilau/contract/core/field.ts';
import { headFields } from '@kilau/contract/core/kind-fields.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { useUser } from '../../platform/session.ts';
import { Card } from '../../ui/Card.tsx';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import { SwitchField } from '../../ui/inputs/SwitchField.tsx';
import { FilterRow } from '../../ui/Rows.tsx';
import { useT, type Translate } from '../../ui/text.ts';
import { Filters } from '../filter/Filters.tsx';
import type { FilterChip } from '../filter/FilterChips.tsx';
import { rentangText, sameDays, type Rentang } from '../filter/hari.ts';
import { HariCepat } from '../filter/HariCepat.tsx';
import { FieldInput } from '../inputs/FieldInput.tsx';
import { RentangTgl } from './RentangTgl.tsx';
import { stateWord } from './paper-words.ts';

const EVERYTHING = 'SEMUA';
const ALL_DAYS: Rentang = { tgl_from: '', tgl_to: '' };
/** Whom a list is narrowed to that shows who sold. */
export const SALES = { name: 'kode_sales', field: ref('sales', { all: true }) } as const;
/** Whether papers of a kind tell who sold. */
export const tellsSales = ({ columns }: Kind): boolean => columns.includes(SALES.name);

const ownFilters = (kind: Kind): readonly string[] => [...(tellsSales(kind) ? [SALES.name] : []), ...kind.filters];

/** Names of a kind's filters beside the days. */
export const filterNames = (kind: Kind): readonly string[] => ['status', ...ownFilters(kind)];

/** Narrows a list to papers of which something is still to come. */
const STANDING = 'berjalan';
/** What the list of a kind begins with instead of the day's papers. @param status a state that its address names. */
export function begunWith(
  { standingFirst, states }: Kind,
  status?: unknown,
): Readonly<Record<string, string>> | undefined {
  if (typeof status === 'string' && status in states) return { status };
  return standingFirst === undefined ? undefined : { [STANDING]: 'true' };
}

const fieldOf = (kind: Kind, name: string): Field =>
  name === SALES.name ? SALES.field : (headFields(kind)[name] ?? choice([], {}));

type Option = { readonly value: string; readonly label: string };

/** What a filter may be narrowed to, where that is a closed list. */
function optionsOf(kind: Kind, name: string, t: Translate): readonly Option[] | undefined {
  if (name === 'status') {
    return Object.keys(kind.states).map((value) => ({ value, label: stateWord(t, kind, value) }));
  }
  const field = fieldOf(kind, name);
  if (field.kind === 'boolean') {
    return [
      { value: 'true', label: t('umum.ya') },
      { value: 'false', label: t('umum.tidak') },
    ];
  }
  if (field.kind !== 'choice') return undefined;
  return field.options.map((value) => ({
    value,
    label: field.optionLabel === undefined ? value : t.of(`${field.optionLabel}.${value}`),
  }));
}

const labelOf = (kind: Kind, name: string, t: Translate): string =>
  name === 'status' ? t('field.status') : t.of(labelKey(name, fieldOf(kind, name)));

type Filter = Rentang & Readonly<Record<string, string>>;

interface PaperFiltersProps {
  readonly kind: Kind;
  readonly filter: Filter;
  readonly onChange: (part: Partial<Filter>) => void;
  readonly onReset: () => void;
  /** How many papers there are, as far as they are known. */
  readonly count: string | undefined;
}

function OneFilter({ kind, name, filter, onChange }: PaperFiltersProps & { readonly name: string }) {
  const t = useT();
  const options = optionsOf(kind, name, t);
  const value = filter[name] ?? '';
  if (options) {
    // A choice that may be left open says so in words.
    return (
      <SelectField
        label={labelOf(kind, name, t)}
        value={value || EVERYTHING}
        onChange={(chosen) => onChange({ [name]: chosen === EVERYTHING ? '' : chosen })}
        options={[{ value: EVERYTHING, label: t('umum.semua') }, ...options]}
      />
    );
  }
  const field = fieldOf(kind, name);
  const open = { ...field, required: false, ...(field.kind === 'ref' && { all: true }) } as Field;
  return (
    <FieldInput
      name={name}
      field={open}
      value={value}
      onChange={(chosen: unknown) => onChange({ [name]: String(chosen ?? '') })}
    />
  );
}

/** The same in words, for the chips of a phone. */
function useChips({ kind, filter, onChange }: PaperFiltersProps): readonly FilterChip[] {
  const t = useT();
  const { tgl_system } = useUser();
  const { tgl_from, tgl_to } = filter;
  const rentang = { tgl_from, tgl_to };
  return [
    {
      key: 'tgl',
      text: rentangText(t, rentang, tgl_system),
      set: !sameDays(rentang, ALL_DAYS),
      onClear: () => onChange({ ...ALL_DAYS }),
    },
    ...filterNames(kind).map((name): FilterChip => {
      const value = filter[name] ?? '';
      const word = optionsOf(kind, name, t)?.find((option) => option.value === value)?.label ?? value;
      return {
        key: name,
        text: value === '' ? t('saring.semua', { nama: labelOf(kind, name, t) }) : word,
        set: value !== '',
        onClear: () => onChange({ [name]: '' }),
      };
    }),
  ];
}

/** Shows those too that are over, of a kind whose list begins without them. */
function AllSwitch({ kind: { standingFirst }, filter, onChange }: PaperFiltersProps) {
  const t = useT();
  return standingFirst === undefined ? null : (
    <SwitchField
      label={t.of(standingFirst)}
      checked={(filter[STANDING] ?? '') === ''}
      onChange={(all) => onChange({ [STANDING]: all ? '' : 'true' })}
    />
  );
}

/** Days, state, and what the kind declares to narrow its list by. */
export function PaperFilters(props: PaperFiltersProps) {
  const { kind, filter, onChange, onReset, count } = props;
  const t = useT();
  const fields = (
    <>
      <RentangTgl rentang={filter} onChange={onChange} />
      {filterNames(kind).map((name) => (
        <OneFilter key={name} {...props} name={name} />
      ))}
      <AllSwitch {...props} />
    </>
  );
  return (
    <Filters
      label={t('penjualan.filter')}
      chips={useChips(props)}
      count={count}
      onReset={onReset}
      wide={
        <Card padded aria-label={t('penjualan.filter')}>
          <FilterRow>{fields}</FilterRow>
        </Card>
      }
    >
      <HariCepat rentang={filter} onChange={(days) => onChange({ ...days })} />
      {fields}
    </Filters>
  );
}
