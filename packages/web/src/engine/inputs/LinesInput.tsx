import { ActionIcon, Button, Fieldset } from '@mantine/core';
import { useRef, useState, type ComponentType } from 'react';
import { labelKey, type LinesField } from '@kilau/contract/core/field.ts';
import { useUser } from '../../platform/session.ts';
import { initialValues, type FormValues } from '../../ui/form/record-form.ts';
import { Icon } from '../../ui/icons.tsx';
import { useT } from '../../ui/text.ts';
import css from './inputs.module.css';
import type { FieldInputProps } from './types.ts';

interface LinesInputProps extends FieldInputProps<LinesField> {
  /** The input of one field; handed in, because it in turn draws lines. */
  readonly FieldInput: ComponentType<FieldInputProps>;
}

const rowsOf = (value: unknown): readonly FormValues[] => (Array.isArray(value) ? (value as readonly FormValues[]) : []);

/** Rows inside a record: one line of inputs each, with buttons to add and to take away. */
export function LinesInput({ name, field, label, error, value, defaultValue, onChange, disabled, readOnly, FieldInput }: LinesInputProps) {
  const t = useT();
  const { tgl_system } = useUser();
  const [own, setOwn] = useState(() => rowsOf(value ?? defaultValue));
  // Rows have no name of their own; a running number keeps what is typed with its row when one above it goes.
  const nextId = useRef(own.length);
  const [ids, setIds] = useState(() => own.map((_row, index) => index));
  const rows = value === undefined ? own : rowsOf(value);
  const locked = disabled === true || readOnly === true;
  const change = (next: readonly FormValues[]) => {
    setOwn(next);
    onChange?.(next);
  };
  const add = () => {
    setIds([...ids, nextId.current]);
    nextId.current += 1;
    change([...rows, initialValues(field.fields, tgl_system)]);
  };
  const remove = (index: number) => {
    setIds(ids.filter((_id, at) => at !== index));
    change(rows.filter((_row, at) => at !== index));
  };
  return (
    <Fieldset legend={label ?? t.of(labelKey(name, field))} className={css.lines}>
      {rows.map((row, index) => (
        <div key={ids[index] ?? index} className={css.line}>
          {Object.entries(field.fields).map(([part, partField]) => (
            <FieldInput
              key={part}
              name={`${name}.${index}.${part}`}
              field={partField}
              label={t.of(labelKey(part, partField))}
              value={row[part]}
              disabled={locked}
              sibling={(other) => row[other]}
              onChange={(next) => change(rows.map((other, at) => (at === index ? { ...other, [part]: next } : other)))}
            />
          ))}
          {locked ? null : (
            <ActionIcon variant="subtle" color="gray" aria-label={t('umum.hapus_baris', { nomor: index + 1 })} onClick={() => remove(index)}><Icon name="trash" /></ActionIcon>
          )}
        </div>
      ))}
      {error ? <div className={css.error} role="alert">{error}</div> : null}
      {locked || rows.length >= field.max ? null : <Button size="compact-sm" leftSection={<Icon name="plus" size={14} />} onClick={add}>{t('umum.tambah_baris')}</Button>}
    </Fieldset>
  );
}
