import { Checkbox, Group } from '@mantine/core';
import { useState } from 'react';
import type { Option } from './SelectField.tsx';
import type { InputProps } from './types.ts';

interface ChoicesFieldProps extends InputProps<readonly string[]> {
  readonly options: readonly Option[];
}

/** Several of a short list, each with its own box. What is chosen keeps the order of the list. */
export function ChoicesField({
  options,
  value,
  defaultValue,
  onChange,
  readOnly,
  disabled,
  ref,
  placeholder: _none,
  onFocus: _focus,
  onBlur,
  'data-autofocus': autofocus,
  ...rest
}: ChoicesFieldProps) {
  const [own, setOwn] = useState<readonly string[]>(defaultValue ?? []);
  const chosen = value ?? own;
  return (
    <Checkbox.Group
      {...rest}
      value={[...chosen]}
      onBlur={onBlur}
      onChange={(next) => {
        const inOrder = options.map((option) => option.value).filter((word) => next.includes(word));
        setOwn(inOrder);
        onChange?.(inOrder);
      }}
    >
      <Group gap="8px 16px" mt={4}>
        {options.map((option, index) => (
          <Checkbox
            key={option.value}
            ref={index === 0 ? ref : undefined}
            value={option.value}
            label={option.label}
            disabled={disabled === true || readOnly === true}
            data-autofocus={index === 0 ? autofocus : undefined}
          />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
