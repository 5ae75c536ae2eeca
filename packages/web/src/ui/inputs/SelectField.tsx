import { Select } from '@mantine/core';
import { useState } from 'react';
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
      onFocus={(event) => {
        event.currentTarget.select();
        rest.onFocus?.();
      }}
    />
  );
}
