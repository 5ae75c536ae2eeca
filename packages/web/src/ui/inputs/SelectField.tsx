import { Select } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import type { InputProps } from './types.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps extends InputProps<string> {
  readonly options: readonly Option[];
  /** Offers to empty the field. */
  readonly clearable?: boolean;
}

/**
 * Enter takes the line that is marked. The kit forgets which one it was when the first character has opened the list,
 * and a hand that goes on at once would choose nothing.
 */
function takeMarked(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  const list = document.getElementById(event.currentTarget.getAttribute('aria-controls') ?? '');
  const marked = list?.querySelector<HTMLElement>('[data-combobox-selected]');
  if (!marked) return;
  event.preventDefault();
  event.stopPropagation();
  marked.click();
}

/**
 * One of a short list. Typing finds, arrows open the list, Enter picks from an open list and moves on from a closed
 * one. `null` of the kit is an empty text for us.
 */
export function SelectField({
  options,
  clearable = false,
  value,
  defaultValue,
  onChange,
  ref,
  ...rest
}: SelectFieldProps) {
  const [own, setOwn] = useState(defaultValue ?? '');
  /** The list is there before it opens: the first character finds in it, and Enter takes what it found. */
  const [entered, setEntered] = useState(false);
  const current = value ?? own;
  return (
    <Select
      {...rest}
      ref={ref}
      data={options.map(({ value: key, label }) => ({ value: key, label }))}
      value={current === '' ? null : current}
      onChange={(next) => {
        setOwn(next ?? '');
        onChange?.(next ?? '');
      }}
      searchable
      selectFirstOptionOnChange
      openOnFocus={false}
      allowDeselect={clearable}
      clearable={clearable}
      withCheckIcon={false}
      maxDropdownHeight={280}
      comboboxProps={{ keepMounted: entered }}
      onKeyDownCapture={takeMarked}
      onFocus={(event) => {
        setEntered(true);
        event.currentTarget.select();
        rest.onFocus?.();
      }}
    />
  );
}
