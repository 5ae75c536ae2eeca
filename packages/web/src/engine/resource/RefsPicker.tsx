import { Combobox, Pill, PillsInput, type ComboboxStore } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useRef, useState, type KeyboardEvent, type Ref } from 'react';
import type { Resource } from '@kilau/contract/core/resource.ts';
import { SEVERAL } from '../../ui/form/enter-next.ts';
import { useT } from '../../ui/text.ts';
import type { RefsInputProps } from '../inputs/types.ts';
import { Choices, useFirstFocus, useList, useTypedBefore } from './RefList.tsx';
import { optionOf, optionText, type RefOption } from './ref-match.ts';
import { useTarget, useKnownRefs } from './ref-options.ts';
import { useResourceRecord } from './resource-calls.ts';
import css from './resource.module.css';
import { useRefChoice, type RefChoice } from './use-ref-choice.ts';

interface ChosenProps {
  readonly resource: Resource;
  readonly code: string;
  readonly known: RefOption | undefined;
  readonly locked: boolean;
  readonly onRemove: () => void;
}

/** A chosen record. Its cross takes it out again: by click, Enter, Delete or Backspace. */
function Chosen({ resource, code, known, locked, onRemove }: ChosenProps) {
  const t = useT();
  // A code that people cannot read needs its name, wherever the record stands in the list.
  const { data } = useResourceRecord(resource, code, resource.generatedId === true && known === undefined);
  const option = known ?? (data ? optionOf(resource, data) : undefined);
  const nama = optionText(option ?? { shown: resource.generatedId ? '' : code, name: '' });
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    onRemove();
  };
  return (
    <Pill
      withRemoveButton={!locked}
      onRemove={onRemove}
      removeButtonProps={{
        tabIndex: 0,
        'aria-hidden': undefined,
        'aria-label': t('umum.hapus_pilihan', { nama }),
        onKeyDown: keys,
      }}
    >
      {nama}
    </Pill>
  );
}

/** The codes in the field, held here unless the form holds them. */
function useCodes({
  value,
  defaultValue,
  onChange,
}: RefsInputProps): readonly [readonly string[], (codes: readonly string[]) => void] {
  const [own, setOwn] = useState(defaultValue ?? []);
  const change = (codes: readonly string[]) => {
    setOwn(codes);
    onChange?.(codes);
  };
  return [value ?? own, change];
}

interface TypedProps extends Pick<RefsInputProps, 'name' | 'required' | 'readOnly' | 'autoFocus' | 'onFocus'> {
  readonly choice: RefChoice;
  readonly combobox: ComboboxStore;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly onOpen: () => void;
  readonly onBack: () => void;
}

/** Where the next one is typed. */
function Typed({
  name,
  required,
  readOnly,
  autoFocus,
  onFocus,
  choice,
  combobox,
  inputRef,
  onOpen,
  onBack,
}: TypedProps) {
  return (
    <Combobox.EventsTarget withExpandedAttribute>
      <PillsInput.Field
        ref={inputRef}
        name={name}
        className={css.typed}
        aria-required={required}
        readOnly={readOnly}
        autoComplete="off"
        value={choice.text}
        data-autofocus={autoFocus || undefined}
        {...{ [SEVERAL]: true }}
        onChange={(event) => {
          choice.type(event.currentTarget.value);
          onOpen();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Backspace' && choice.text === '') onBack();
        }}
        onFocus={() => {
          choice.enter();
          onFocus?.();
        }}
        onBlur={() => {
          combobox.closeDropdown();
          choice.leave();
        }}
      />
    </Combobox.EventsTarget>
  );
}

/**
 * Chooses several records of another master. Typing, arrows and Enter add one after the other, as in the picker of
 * one; Backspace in the empty field takes the last one out.
 */
export function RefsPicker(props: RefsInputProps) {
  const { name, field, label, description, required, error, disabled, readOnly, w, onFocus, autoFocus } = props;
  const resource = useTarget(field);
  const [codes, change] = useCodes(props);
  const known = useKnownRefs(resource, codes);
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRef(input, useFirstFocus(props));
  const locked = disabled === true || readOnly === true;
  const add = (code: string) => {
    if (code !== '' && !codes.includes(code)) change([...codes, code]);
  };
  const choice = useRefChoice(
    resource,
    {},
    { ...props, field: { kind: 'ref', to: field.to }, value: '', defaultValue: undefined, onChange: add },
  );
  const options = choice.options.filter(({ code }) => !codes.includes(code));
  const combobox = useList({ typing: choice.typing, options });
  const open = () => {
    if (!locked) combobox.openDropdown();
  };
  useTypedBefore(props, choice, open);
  const remove = (code: string | undefined) => {
    if (locked || code === undefined) return;
    change(codes.filter((one) => one !== code));
    input.current?.focus();
  };
  return (
    <Combobox
      store={combobox}
      width="max-content"
      position="bottom-start"
      onOptionSubmit={(code) => {
        choice.pick(options.find((option) => option.code === code));
        combobox.closeDropdown();
      }}
    >
      <Combobox.DropdownTarget>
        <PillsInput {...{ label, description, required, error, disabled, w }} onClick={open}>
          <Pill.Group>
            {codes.map((code) => (
              <Chosen
                key={code}
                resource={resource}
                code={code}
                known={known.get(code)}
                locked={locked}
                onRemove={() => remove(code)}
              />
            ))}
            <Typed
              {...{ name, required, readOnly, autoFocus, onFocus, choice, combobox, inputRef }}
              onOpen={open}
              onBack={() => remove(codes.at(-1))}
            />
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <Choices choice={{ ...choice, options }} />
    </Combobox>
  );
}
