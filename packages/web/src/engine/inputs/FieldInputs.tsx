import type { Ref } from 'react';
import type { Field } from '@kilau/contract/core/field.ts';
import { FieldInput } from './FieldInput.tsx';

type Values<Name extends string> = Readonly<Record<Name, string>>;

interface FieldInputsProps<Name extends string> {
  readonly fields: Readonly<Record<Name, Field>>;
  readonly values: Values<NoInfer<Name>>;
  /** What is wrong, by field. */
  readonly errors?: Readonly<Record<string, string | undefined>>;
  /** Which of them has the focus when its form opens. */
  readonly first?: NoInfer<Name>;
  readonly refs?: Readonly<Partial<Record<NoInfer<Name>, Ref<HTMLInputElement>>>>;
  /** Told the field that changed, and those that are empty now because they were chosen below it. */
  readonly onChange: (part: Partial<Values<NoInfer<Name>>>) => void;
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
  first,
  refs,
  onChange,
}: FieldInputsProps<Name>) {
  return (Object.keys(fields) as Name[]).map((name) => (
    <FieldInput
      key={name}
      name={name}
      field={fields[name]}
      value={values[name]}
      error={errors[name]}
      autoFocus={name === first}
      inputRef={refs?.[name]}
      onChange={(value) => {
        const text = String(value ?? '');
        onChange({ ...(text !== values[name] && below(fields, name)), [name]: text } as Partial<Values<Name>>);
      }}
      sibling={(other) => values[other as Name]}
    />
  ));
}
