import { PasswordInput } from '@mantine/core';
import { useT } from '../text.ts';
import type { InputProps } from './types.ts';

export interface PasswordFieldProps extends InputProps<string> {
  /** `current-password` or `new-password`, for password managers. */
  readonly autoComplete?: string;
  /** It has the hand when the page opens. */
  readonly autoFocus?: boolean;
}

/** A password with a show and hide toggle. */
export function PasswordField({ onChange, ref, ...rest }: PasswordFieldProps) {
  const t = useT();
  return (
    <PasswordInput
      {...rest}
      ref={ref}
      onChange={(event) => onChange?.(event.currentTarget.value)}
      visibilityToggleButtonProps={{ 'aria-label': t('umum.tampilkan_password'), tabIndex: 0 }}
    />
  );
}
