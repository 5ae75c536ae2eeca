import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';

export interface SwitchFieldProps {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
  readonly checked?: boolean;
  readonly defaultChecked?: boolean;
  readonly onChange?: (value: boolean) => void;
  readonly name?: string;
}

/** On or off. The kit says what is wrong below it, but does not mark it wrong: the hand would pass it over. */
export function SwitchField({ onChange, ...rest }: SwitchFieldProps) {
  return (
    <Switch
      {...rest}
      aria-invalid={rest.error ? true : undefined}
      onChange={(event) => onChange?.(event.currentTarget.checked)}
    />
  );
}
