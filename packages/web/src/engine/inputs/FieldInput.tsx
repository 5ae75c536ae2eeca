import { Suspense, type ReactNode } from 'react';
import { labelKey, type Field, type FieldKind } from '@kilau/contract/core/field.ts';
import { askScale, useScale } from '../../platform/scale.ts';
import { useUser } from '../../platform/session.ts';
import { ChoicesField } from '../../ui/inputs/ChoicesField.tsx';
import { ColorField } from '../../ui/inputs/ColorField.tsx';
import { DateInput } from '../../ui/inputs/DateInput.tsx';
import { IntegerInput, MoneyInput, PercentInput } from '../../ui/inputs/NumberInputs.tsx';
import { PasswordField } from '../../ui/inputs/PasswordField.tsx';
import { SecretField } from '../../ui/inputs/SecretField.tsx';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import { SwitchField } from '../../ui/inputs/SwitchField.tsx';
import { TagsField } from '../../ui/inputs/TagsField.tsx';
import { CodeInput, TextField } from '../../ui/inputs/TextField.tsx';
import { WeightInput } from '../../ui/inputs/WeightInput.tsx';
import { useT, type Translate } from '../../ui/text.ts';
import { ImageInput } from './ImageInput.tsx';
import { ImagesInput } from './ImagesInput.tsx';
import { LinesInput } from './LinesInput.tsx';
import { namesOf } from './names.ts';
import { refInputs } from './ref-slot.ts';
import type { FieldInputProps, InputOf } from './types.ts';
import { useStandIn } from './use-stand-in.tsx';

const asText = (value: unknown): string | undefined =>
  value === undefined ? undefined : value === null ? '' : String(value);

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

const texts = (props: FieldInputProps) => ({
  value: asText(props.value),
  defaultValue: asText(props.defaultValue),
  onChange: props.onChange,
});

const lists = ({ value, defaultValue, onChange }: FieldInputProps) => ({
  value: value === undefined ? undefined : namesOf(value),
  defaultValue: defaultValue === undefined ? undefined : namesOf(defaultValue),
  onChange,
});

/** The maximum stands in the rule, not in the input: who types too much must see why it is refused. */
const INPUTS: { readonly [K in FieldKind]: InputOf<K> } = {
  text: function TextKind(props) {
    const { upper, only, multiline, suggests, placeholders } = props.field;
    const t = useT();
    const Suggested = suggests && refInputs()?.suggested;
    const { ref: inputRef, ...rest } = shared(props, t);
    const { value, defaultValue, onChange } = texts(props);
    const { held, clicked, typed, standIn } = useStandIn({ ...rest, text: value ?? defaultValue, onTyped: onChange });
    const words = placeholders?.map((name) => ({ name, label: t.of(`penanda.${name}`) }));
    if (Suggested) {
      return (
        <Suspense fallback={standIn}>
          <Suggested
            {...rest}
            {...texts(props)}
            {...(typed !== undefined && props.value === undefined && { defaultValue: typed })}
            field={props.field}
            inputRef={inputRef}
            autoFocus={held}
            clicked={clicked}
          />
        </Suspense>
      );
    }
    const own = { upper, only, multiline, placeholders: words };
    return <TextField {...rest} ref={inputRef} {...texts(props)} {...own} />;
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
    const { unit } = props.field;
    return (
      <WeightInput
        {...shared(props, useT())}
        {...texts(props)}
        unit={unit}
        reading={state === 'on' && unit === undefined ? askScale : undefined}
        onSource={props.onWeighed}
      />
    );
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
    const list = options.map((value) => ({
      value,
      label: optionLabel === undefined ? value : t.of(`${optionLabel}.${value}`),
    }));
    return <SelectField {...shared(props, t)} {...texts(props)} options={list} clearable={required !== true} />;
  },
  ref: function RefKind(props) {
    const t = useT();
    const Picker = refInputs()?.one;
    const { ref: inputRef, ...rest } = shared(props, t);
    const { held, clicked, typed, standIn } = useStandIn(rest);
    if (!Picker) return <CodeInput {...rest} ref={inputRef} {...texts(props)} />;
    return (
      <Suspense fallback={standIn}>
        <Picker
          {...rest}
          {...texts(props)}
          field={props.field}
          inputRef={inputRef}
          sibling={props.sibling}
          onChosen={props.onChosen}
          typed={typed}
          clicked={clicked}
          autoFocus={props.autoFocus === true || held}
        />
      </Suspense>
    );
  },
  refs: function RefsKind(props) {
    const { ref: inputRef, ...rest } = shared(props, useT());
    const { held, clicked, typed, standIn } = useStandIn(rest);
    const Picker = refInputs()?.many;
    if (!Picker) return <TagsField {...rest} ref={inputRef} {...lists(props)} />;
    return (
      <Suspense fallback={standIn}>
        <Picker
          {...rest}
          {...lists(props)}
          field={props.field}
          inputRef={inputRef}
          typed={typed}
          clicked={clicked}
          autoFocus={props.autoFocus === true || held}
        />
      </Suspense>
    );
  },
  tags: function TagsKind(props) {
    const t = useT();
    const { options, optionLabel, plain } = props.field;
    if (!options) return <TagsField {...shared(props, t)} {...lists(props)} plain={plain} />;
    return (
      <ChoicesField
        {...shared(props, t)}
        {...lists(props)}
        options={options.map((value) => ({
          value,
          label: optionLabel === undefined ? value : t.of(`${optionLabel}.${value}`),
        }))}
      />
    );
  },
  color: function ColorKind(props) {
    return <ColorField {...shared(props, useT())} {...texts(props)} />;
  },
  secret: function SecretKind(props) {
    return <SecretField {...shared(props, useT())} {...texts(props)} stored={props.stored} />;
  },
  image: function ImageKind(props) {
    return <ImageInput {...props} />;
  },
  images: function ImagesKind(props) {
    return <ImagesInput {...props} />;
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
