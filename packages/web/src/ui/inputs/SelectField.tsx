import { Select } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
 * nothing. The list has closed before the key goes on its way: the kit does not choose again, and a form goes on.
 *
 * @param chosen label of what is chosen now: a field that shows it was not typed in.
 */
function takeMarked(event: KeyboardEvent, field: HTMLInputElement, chosen: string): void {
  if (event.key !== 'Enter' || event.isComposing) return;
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '');
  const typed = field.getAttribute('aria-expanded') === 'true' && field.value !== '' && field.value !== chosen;
  const marked =
    list?.querySelector<HTMLElement>('[data-combobox-selected]') ??
    (typed ? list?.querySelector<HTMLElement>('[data-combobox-option]') : undefined);
  if (!marked) return;
  event.preventDefault();
  flushSync(() => marked.click());
}

/** Hears Enter at the field itself: after the form, which must see that a list is open, and before the kit. */
function useTakeMarked(chosen: string) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = input.current;
    if (!field) return undefined;
    const onKey = (event: KeyboardEvent) => takeMarked(event, field, chosen);
    field.addEventListener('keydown', onKey);
    return () => field.removeEventListener('keydown', onKey);
  }, [chosen]);
  return input;
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
  const input = useMergedRef(ref, useTakeMarked(chosen));
  return (
    <Select
      {...rest}
      ref={input}
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
      onFocus={(event) => {
        setEntered(true);
        event.currentTarget.select();
        rest.onFocus?.();
      }}
    />
  );
}
