import { Autocomplete } from '@mantine/core';
import { FREE } from '../form/enter-next.ts';
import type { InputProps } from './types.ts';

export interface SuggestFieldProps extends InputProps<string> {
  /** What is usually written here; anything else may be written too. */
  readonly suggestions: readonly string[];
  readonly maxLength?: number;
  /** Begins with its list open. */
  readonly opened?: boolean;
}

/** A free text with suggestions: typing narrows them, arrows and Enter take one, or what was typed stays. */
export function SuggestField({ suggestions, opened, onChange, ref, ...rest }: SuggestFieldProps) {
  return (
    <Autocomplete
      {...rest}
      {...{ [FREE]: true }}
      ref={ref}
      data={[...new Set(suggestions)]}
      onChange={(value) => onChange?.(value)}
      openOnFocus={false}
      defaultDropdownOpened={opened}
      maxDropdownHeight={280}
    />
  );
}
