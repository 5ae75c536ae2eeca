import type { Ref } from 'react';
import { labelKey, type Field } from '@kilau/contract/core/field.ts';
import { useT } from '../../ui/text.ts';
import { FieldInput } from './FieldInput.tsx';
import { filled } from './filled.ts';

type Values<Name extends string> = Readonly<Record<Name, string>>;

interface FieldInputsProps<Name extends string> {
  readonly fields: Readonly<Record<Name, Field>>;
  readonly values: Values<NoInfer<Name>>;
  /** What is wrong, by field. */
  readonly errors?: Readonly<Record<string, string | undefined>>;
  /** Whose they are, said behind the name of each; absent: their form says it. */
  readonly about?: string | undefined;
  /** Which of them has the focus when its form opens. */
  readonly first?: NoInfer<Name>;
  readonly refs?: Readonly<Partial<Record<NoInfer<Name>, Ref<HTMLInputElement>>>>;
  /** Told the field that changed, and those that are empty now because they were chosen below it. */
  readonly onChange: (part: Partial<Values<NoInfer<Name>>>) => void;
  /** Told the record behind a chosen reference, or nothing when it was emptied. */
  readonly onChosen?:
    | ((name: NoInfer<Name>, record: Readonly<Record<string, unknown>> | undefined) => void)
    | undefined;
}

/** Fields that hold what was chosen below another one: a tray of its warehouse. */
const below = (fields: Readonly<Record<string, Field>>, name: string) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([other, field]) =>
      field.kind === 'ref' && Object.values(field.where ?? {}).includes(name) ? [[other, '']] : [],
    ),
  );

/** The fields of a form that keeps texts, one after the other as they are defined. */
export function FieldInputs<Name extends string>({
  fields,
  values,
  errors = {},
  about,
  first,
  refs,
  onChange,
  onChosen,
}: FieldInputsProps<Name>) {
  const t = useT();
  return (Object.keys(fields) as Name[]).map((name) => (
    <FieldInput
      key={name}
      name={name}
      field={fields[name]}
      {...(about !== undefined && { label: `${t.of(labelKey(name, fields[name]))} · ${about}` })}
      value={values[name]}
      error={errors[name]}
      autoFocus={name === first}
      inputRef={refs?.[name]}
      onChange={(value) => {
        const text = String(value ?? '');
        onChange({ ...(text !== values[name] && below(fields, name)), [name]: text } as Partial<Values<Name>>);
      }}
      onChosen={(record) => {
        const parts = Object.entries(filled(fields[name], record)).map(([other, value]) => [other, String(value)]);
        if (parts.length > 0) onChange(Object.fromEntries(parts) as Partial<Values<Name>>);
        onChosen?.(name, record);
      }}
      sibling={(other) => values[other as Name]}
    />
  ));
}
