import { ActionIcon, Button, Fieldset } from '@mantine/core';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { labelKey, leastOf, type LinesField } from '@kilau/contract/core/field.ts';
import { useUser } from '../../platform/session.ts';
import { initialValues, type FormValues } from '../../ui/form/record-form.ts';
import { Icon } from '../../ui/icons.tsx';
import { useT } from '../../ui/text.ts';
import { filled } from './filled.ts';
import css from './inputs.module.css';
import type { FieldInputProps } from './types.ts';

interface LinesInputProps extends FieldInputProps<LinesField> {
  /** The input of one field; handed in, because it in turn draws lines. */
  readonly FieldInput: ComponentType<FieldInputProps>;
}

const rowsOf = (value: unknown): readonly FormValues[] =>
  Array.isArray(value) ? (value as readonly FormValues[]) : [];

interface LineProps extends Pick<LinesInputProps, 'field' | 'errorAt' | 'FieldInput'> {
  /** Path of the row: `baris.0`. */
  readonly path: string;
  readonly row: FormValues;
  readonly number: number;
  readonly locked: boolean;
  /** Just added: the caret goes into it, also when its first field is only drawn later. */
  readonly fresh: boolean;
  readonly onEdit: (parts: FormValues, path?: string) => void;
  readonly onRemove: () => void;
}

/** One row: its fields beside each other, and the button that takes it away. */
function Line({ field, path, row, number, locked, fresh, errorAt, onEdit, onRemove, FieldInput }: LineProps) {
  const t = useT();
  return (
    <div className={css.line}>
      <div className={css.parts}>
        {Object.entries(field.fields).map(([part, partField], index) => (
          <FieldInput
            key={part}
            name={`${path}.${part}`}
            field={partField}
            label={t.of(labelKey(part, partField))}
            value={row[part]}
            error={errorAt?.(`${path}.${part}`)}
            disabled={locked}
            autoFocus={fresh && index === 0}
            sibling={(other) => row[other]}
            onChange={(next) => onEdit({ [part]: next }, `${path}.${part}`)}
            onChosen={(chosen) => onEdit(filled(partField, chosen))}
          />
        ))}
      </div>
      {locked ? null : (
        <ActionIcon
          className={css.remove}
          variant="subtle"
          color="gray"
          aria-label={t('umum.hapus_baris', { nomor: number })}
          onClick={onRemove}
        >
          <Icon name="trash" />
        </ActionIcon>
      )}
    </div>
  );
}

/** Puts the caret into the row that has just been added, once it is drawn. */
const enterLastRow = (rows: Element | null): void =>
  void requestAnimationFrame(() =>
    [...(rows?.querySelectorAll(`.${css.line}`) ?? [])]
      .at(-1)
      ?.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')
      ?.focus(),
  );

type RowsOptions = Pick<LinesInputProps, 'name' | 'field' | 'value' | 'defaultValue' | 'onChange' | 'clearErrors'>;

/** The rows, and what may be done to them: changing one, adding one, taking one away. */
function useRows({ name, field, value, defaultValue, onChange, clearErrors }: RowsOptions) {
  const { tgl_system } = useUser();
  const [own, setOwn] = useState(() => rowsOf(value ?? defaultValue));
  // Rows have no name of their own; a running number keeps what is typed with its row when one above it goes.
  const nextId = useRef(own.length);
  const [ids, setIds] = useState(() => own.map((_row, index) => index));
  const [added, setAdded] = useState<number>();
  const rows = value === undefined ? own : rowsOf(value);
  // A chosen reference changes its own field and those it fills, one after the other before the next drawing.
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });
  const change = (next: readonly FormValues[]) => {
    latest.current = next;
    setOwn(next);
    onChange?.(next);
  };
  const edit = (index: number, parts: FormValues, path?: string) => {
    if (path !== undefined) clearErrors?.(path);
    change(latest.current.map((row, at) => (at === index ? { ...row, ...parts } : row)));
  };
  const add = (box: Element | null) => {
    setIds([...ids, nextId.current]);
    setAdded(nextId.current);
    nextId.current += 1;
    change([...rows, initialValues(field.fields, tgl_system)]);
    enterLastRow(box);
  };
  const remove = (index: number) => {
    // The rows below move up: what was said of a row would stand at another.
    clearErrors?.(name);
    setIds(ids.filter((_id, at) => at !== index));
    change(rows.filter((_row, at) => at !== index));
  };
  return { rows, ids, added, edit, add, remove };
}

/** What the rows are called, starred where at least one must be given. */
function Legend({ name, field, label }: Pick<LinesInputProps, 'name' | 'field' | 'label'>) {
  const t = useT();
  return (
    <>
      {label ?? t.of(labelKey(name, field))}
      {leastOf(field) > 0 ? (
        <span className={css.star} aria-hidden>
          {' '}
          *
        </span>
      ) : null}
    </>
  );
}

/** Rows inside a record: one line of inputs each, with buttons to add and to take away. */
export function LinesInput(props: LinesInputProps) {
  const { name, field, label, error, disabled, readOnly, errorAt, FieldInput } = props;
  const t = useT();
  const { rows, ids, added, edit, add, remove } = useRows(props);
  const locked = disabled === true || readOnly === true;
  return (
    <Fieldset
      legend={<Legend name={name} field={field} label={label} />}
      classNames={{ legend: css.legend }}
      className={css.lines}
    >
      {rows.map((row, index) => (
        <Line
          key={ids[index] ?? index}
          {...{ field, row, locked, errorAt, FieldInput }}
          path={`${name}.${index}`}
          number={index + 1}
          fresh={added !== undefined && ids[index] === added}
          onEdit={(parts, path) => edit(index, parts, path)}
          onRemove={() => remove(index)}
        />
      ))}
      {error ? (
        <div className={css.error} role="alert">
          {error}
        </div>
      ) : null}
      {locked || rows.length >= field.max ? null : (
        <Button
          size="compact-sm"
          leftSection={<Icon name="plus" size={14} />}
          onClick={(event) => add(event.currentTarget.parentElement)}
          data-wrong={error ? true : undefined}
        >
          {t('umum.tambah_baris')}
        </Button>
      )}
    </Fieldset>
  );
}
