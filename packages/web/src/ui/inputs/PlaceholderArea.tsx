import { Combobox, Textarea, useCombobox, type TextareaProps } from '@mantine/core';
import { useRef, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react';

/** A word that is filled in when a text is used. */
export interface Placeholder {
  readonly name: string;
  readonly label: string;
}

interface PlaceholderAreaProps extends Omit<TextareaProps, 'onChange' | 'onBlur' | 'ref'> {
  readonly placeholders: readonly Placeholder[];
  readonly onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
  readonly onBlur?: ((event: FocusEvent<HTMLTextAreaElement>) => void) | undefined;
  readonly put: (value: string) => void;
}

/** What offers them (specification, section 3). */
const OFFERS = ':';

/** A text of several lines in which a colon offers the words that are filled in: arrows and Enter take one. */
export function PlaceholderArea({ placeholders, onChange, put, onBlur, ...rest }: PlaceholderAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const list = useCombobox({ onDropdownClose: () => list.resetSelectedOption() });
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    onChange(event);
    const { value, selectionStart } = event.currentTarget;
    if (value[selectionStart - 1] === OFFERS) list.openDropdown();
    else list.closeDropdown();
  };
  /** The word stands where the colon stood. */
  const take = (name: string) => {
    const field = area.current;
    if (!field) return;
    const at = field.selectionStart - OFFERS.length;
    const word = `{${name}}`;
    const caret = at + word.length;
    put(field.value.slice(0, at) + word + field.value.slice(field.selectionStart));
    list.closeDropdown();
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(caret, caret);
    });
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!list.dropdownOpened) return;
    if (event.key === 'Escape') list.closeDropdown();
    else if (event.key === 'ArrowDown') list.selectNextOption();
    else if (event.key === 'ArrowUp') list.selectPreviousOption();
    else if (event.key === 'Enter') list.clickSelectedOption();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Combobox store={list} onOptionSubmit={take}>
      <Combobox.Target withKeyboardNavigation={false} withAriaAttributes={false}>
        <Textarea
          {...rest}
          ref={area}
          autosize
          minRows={3}
          maxRows={8}
          onChange={change}
          onKeyDown={press}
          onBlur={(event) => {
            list.closeDropdown();
            onBlur?.(event);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options>
          {placeholders.map(({ name, label }) => (
            <Combobox.Option key={name} value={name} onMouseDown={(event) => event.preventDefault()}>
              {label} {`{${name}}`}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
