import { Select } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { useT } from '../text.ts';
import type { InputProps } from './types.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps extends InputProps<string> {
  readonly options: readonly Option[];
  /** Offers to empty the field. */
  readonly clearable?: boolean;
  /** Has the focus when its page opens. */
  readonly autoFocus?: boolean;
}

/**
 * Enter takes the line that is marked, and the first where something was typed: the kit marks it a moment later, or
 * forgets which one it was when the first character has opened the list, and a hand that goes on at once would choose
 * nothing.
 *
 * @param chosen label of what is chosen now: a field that shows it was not typed in.
 */
function takeMarked(event: KeyboardEvent<HTMLInputElement>, chosen: string): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  const { currentTarget: field } = event;
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '');
  const typed = field.getAttribute('aria-expanded') === 'true' && field.value !== '' && field.value !== chosen;
  const marked =
    list?.querySelector<HTMLElement>('[data-combobox-selected]') ??
    (typed ? list?.querySelector<HTMLElement>('[data-combobox-option]') : undefined);
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
  const t = useT();
  const [own, setOwn] = useState(defaultValue ?? '');
  /** The list is there before it opens: the first character finds in it, and Enter takes what it found. */
  const [entered, setEntered] = useState(false);
  const current = value ?? own;
  const chosen = options.find((option) => option.value === current)?.label ?? '';
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
      nothingFoundMessage={t('umum.tidak_ditemukan')}
      comboboxProps={{ keepMounted: entered }}
      onKeyDownCapture={(event) => takeMarked(event, chosen)}
      onFocus={(event) => {
        setEntered(true);
        event.currentTarget.select();
        rest.onFocus?.();
      }}
    />
  );
}
