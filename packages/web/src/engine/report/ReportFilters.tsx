import { useState, type ReactNode } from 'react';
import { labelKey, openKey, type Field } from '@kilau/contract/core/field.ts';
import type { Report } from '@kilau/contract/core/report.ts';
import type { ReportWire } from '@kilau/contract/core/report-wire.ts';
import { filterTexts } from '@kilau/contract/core/table-text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Card } from '../../ui/Card.tsx';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import type { RecordForm } from '../../ui/form/record-form.ts';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import { usePhone } from '../../ui/phone.ts';
import { useT } from '../../ui/text.ts';
import { useFormat } from '../cells/FieldCell.tsx';
import { FilterChips, type FilterChip } from '../filter/FilterChips.tsx';
import { FieldInput } from '../inputs/FieldInput.tsx';
import css from './report.module.css';

/** What stands for an open choice in the list; the reader of the filters knows the word. */
const EVERYTHING = 'SEMUA';

/** A choice that may be left open says so in words, as pickers do. */
function ChoiceFilter({
  name,
  field,
  form,
}: {
  readonly name: string;
  readonly field: Extract<Field, { kind: 'choice' }>;
  readonly form: RecordForm;
}) {
  const t = useT();
  const options = field.options.map((value) => ({
    value,
    label: field.optionLabel === undefined ? value : t.of(`${field.optionLabel}.${value}`),
  }));
  return (
    <SelectField
      {...form.getInputProps(name)}
      name={name}
      label={t.of(labelKey(name, field))}
      defaultValue={String(form.getValues()[name] ?? '') || EVERYTHING}
      options={field.required ? options : [{ value: EVERYTHING, label: t(openKey(field)) }, ...options]}
    />
  );
}

function Filter({
  name,
  field,
  form,
  first,
}: {
  readonly name: string;
  readonly field: Field;
  readonly form: RecordForm;
  readonly first: boolean;
}) {
  return (
    <div className={css.filter} data-kind={field.kind}>
      {field.kind === 'choice' ? (
        <ChoiceFilter name={name} field={field} form={form} />
      ) : (
        <FieldInput name={name} field={{ ...field, required: false }} {...form.getInputProps(name)} autoFocus={first} />
      )}
    </div>
  );
}

interface ReportFiltersProps {
  readonly report: Report;
  /** Comes before the filters: which shop the report is of. */
  readonly chooser: ReactNode;
  readonly form: RecordForm;
  readonly searching: boolean;
  /** The hand begins in the first of them. */
  readonly handFirst: boolean;
  readonly onSearch: () => void;
  /** At the right end: how many rows, how long it took. */
  readonly note: ReactNode;
  /** What was found last, in the words of its filters: on a phone they stand for the fields then. */
  readonly found: ReportWire | undefined;
}

/** Whether a phone shows the filters in words instead of their fields: after each search, until they are asked for. */
function useFolded(found: ReportWire | undefined): readonly [folded: boolean, unfold: () => void] {
  const phone = usePhone();
  const [open, setOpen] = useState(true);
  const [before, setBefore] = useState(found);
  if (found !== before) {
    setBefore(found);
    setOpen(found === undefined);
  }
  return [phone && !open, () => setOpen(true)];
}

/** The filters that narrow what was found. */
function useChips(report: Report, found: ReportWire | undefined): readonly FilterChip[] {
  const format = useFormat();
  if (!found) return [];
  const texts = filterTexts(report, found.filter, format).filter(({ name }) => {
    const value = found.filter[name];
    return value !== null && value !== undefined && value !== '' && value !== false;
  });
  const inPeriod = (name: string) => report.period?.includes(name) ?? false;
  // The two days of a range are one thing.
  const days = [...new Set(texts.filter(({ name }) => inPeriod(name)).map(({ text }) => text))];
  return [
    ...(days.length > 0 ? [{ key: 'period', text: days.join(' – '), set: true }] : []),
    ...texts
      .filter(({ name }) => !inPeriod(name))
      .map(({ name, label, text }) => ({ key: name, text: `${label} ${text}`, set: true })),
  ];
}

/** The filter bar: Enter moves on and searches at its end; F9 searches from anywhere. */
export function ReportFilters({
  report,
  chooser,
  form,
  searching,
  handFirst,
  onSearch,
  note,
  found,
}: ReportFiltersProps) {
  const t = useT();
  const [folded, unfold] = useFolded(found);
  const chips = useChips(report, found);
  return (
    <>
      {folded ? <FilterChips label={t('laporan.filter')} chips={chips} onOpen={unfold} /> : null}
      {/* Its fields keep what they hold while they are out of sight. */}
      <Card hidden={folded}>
        <EnterForm className={css.bar} label={t('laporan.filter')} onSubmit={onSearch}>
          {chooser}
          {Object.entries(report.filters).map(([name, field], index) => (
            <Filter key={form.key(name)} name={name} field={field} form={form} first={handFirst && index === 0} />
          ))}
          <ActionButton primary type="submit" shortcut="F9" disabled={searching} className={css.search}>
            {t(searching ? 'laporan.sedang_mencari' : 'laporan.cari')}
          </ActionButton>
          <span className={css.note} role="status">
            {note}
          </span>
        </EnterForm>
      </Card>
    </>
  );
}
