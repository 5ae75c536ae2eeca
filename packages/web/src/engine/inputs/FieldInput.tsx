import { Suspense, type ReactNode } from 'react';
import { labelKey, type Field, type FieldKind } from '@kilau/contract/core/field.ts';
import { scaleReading, useScale } from '../../platform/scale.ts';
import { useUser } from '../../platform/session.ts';
import { DateInput } from '../../ui/inputs/DateInput.tsx';
import { IntegerInput, MoneyInput, PercentInput } from '../../ui/inputs/NumberInputs.tsx';
import { PasswordField } from '../../ui/inputs/PasswordField.tsx';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import { SwitchField } from '../../ui/inputs/SwitchField.tsx';
import { CodeInput, TextField } from '../../ui/inputs/TextField.tsx';
import { WeightInput } from '../../ui/inputs/WeightInput.tsx';
import { useT, type Translate } from '../../ui/text.ts';
import { ImageInput } from './ImageInput.tsx';
import { LinesInput } from './LinesInput.tsx';
import { refInput } from './ref-slot.ts';
import type { FieldInputProps, InputOf } from './types.ts';

const asText = (value: unknown): string | undefined => (value === undefined ? undefined : value === null ? '' : String(value));

/** Everything that text-like inputs share. */
function shared(props: FieldInputProps, t: Translate) {
  const { name, field, label, error, disabled, readOnly, onBlur, onFocus, autoFocus, w, inputRef } = props;
  return {
    name,
    label: label ?? t.of(labelKey(name, field)),
    description: field.help === undefined ? undefined : t.of(field.help),
    required: field.required ?? false,
    error,
    disabled,
    readOnly: readOnly ?? field.readOnly === 'always',
    onBlur,
    onFocus,
    w,
    ref: inputRef,
    // Its mere presence takes the focus, whatever it says.
    'data-autofocus': autoFocus || undefined,
  };
}

const texts = (props: FieldInputProps) => ({ value: asText(props.value), defaultValue: asText(props.defaultValue), onChange: props.onChange });

/** The maximum stands in the rule, not in the input: who types too much must see why it is refused. */
const INPUTS: { readonly [K in FieldKind]: InputOf<K> } = {
  text: function TextKind(props) {
    const { upper, only, multiline } = props.field;
    return <TextField {...shared(props, useT())} {...texts(props)} upper={upper} only={only} multiline={multiline} />;
  },
  code: function CodeKind(props) {
    return <CodeInput {...shared(props, useT())} {...texts(props)} />;
  },
  password: function PasswordKind(props) {
    return <PasswordField {...shared(props, useT())} {...texts(props)} autoComplete="new-password" />;
  },
  integer: function IntegerKind(props) {
    return <IntegerInput {...shared(props, useT())} {...texts(props)} negative={(props.field.min ?? 0) < 0} />;
  },
  money: function MoneyKind(props) {
    return <MoneyInput {...shared(props, useT())} {...texts(props)} negative={(props.field.min ?? 0) < 0} />;
  },
  weight: function WeightKind(props) {
    const { state } = useScale();
    return <WeightInput {...shared(props, useT())} {...texts(props)} reading={state === 'on' ? scaleReading : undefined} onSource={props.onWeighed} />;
  },
  kadar: function KadarKind(props) {
    return <PercentInput {...shared(props, useT())} {...texts(props)} />;
  },
  percent: function PercentKind(props) {
    return <PercentInput {...shared(props, useT())} {...texts(props)} />;
  },
  date: function DateKind(props) {
    return <DateInput {...shared(props, useT())} {...texts(props)} today={useUser().tgl_system} />;
  },
  datetime: function DatetimeKind(props) {
    return <TextField {...shared(props, useT())} {...texts(props)} readOnly />;
  },
  boolean: function BooleanKind(props) {
    const { label, description, error, disabled } = shared(props, useT());
    const on = (value: unknown) => (value === undefined ? undefined : value === true);
    return (
      <SwitchField
        name={props.name}
        label={label}
        description={description}
        error={error}
        disabled={disabled || props.readOnly}
        checked={props.checked ?? on(props.value)}
        defaultChecked={props.defaultChecked ?? on(props.defaultValue)}
        onChange={props.onChange}
      />
    );
  },
  choice: function ChoiceKind(props) {
    const t = useT();
    const { options, optionLabel, required } = props.field;
    const list = options.map((value) => ({ value, label: optionLabel === undefined ? value : t.of(`${optionLabel}.${value}`) }));
    return <SelectField {...shared(props, t)} {...texts(props)} options={list} clearable={required !== true} />;
  },
  ref: function RefKind(props) {
    const t = useT();
    const Picker = refInput();
    const { ref: inputRef, ...rest } = shared(props, t);
    if (!Picker) return <CodeInput {...rest} ref={inputRef} {...texts(props)} />;
    return (
      <Suspense fallback={<TextField label={rest.label} readOnly />}>
        <Picker {...rest} {...texts(props)} field={props.field} inputRef={inputRef} sibling={props.sibling} onChosen={props.onChosen} autoFocus={props.autoFocus} />
      </Suspense>
    );
  },
  image: function ImageKind(props) {
    return <ImageInput {...props} />;
  },
  lines: function LinesKind(props) {
    return <LinesInput {...props} FieldInput={FieldInput} />;
  },
};

/** The input of a field, by its kind. */
export function FieldInput(props: FieldInputProps): ReactNode {
  // The table is complete over the kinds; only the compiler cannot see that kind and props belong together.
  const Input = INPUTS[props.field.kind] as InputOf<Field['kind']>;
  return <Input key={props.field.kind} {...props} />;
}
