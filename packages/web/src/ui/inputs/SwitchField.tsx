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

/** On or off. */
export function SwitchField({ onChange, ...rest }: SwitchFieldProps) {
  return <Switch {...rest} onChange={(event) => onChange?.(event.currentTarget.checked)} />;
}
