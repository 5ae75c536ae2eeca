import { useT } from '../text.ts';
import { PasswordField } from './PasswordField.tsx';
import type { InputProps } from './types.ts';

export interface SecretFieldProps extends InputProps<string> {
  /** One is kept already. It is never shown; an empty field leaves it as it is. */
  readonly stored?: boolean;
}

/** A key or password of another service: typed in, never shown again. */
export function SecretField({ stored = false, description, ...rest }: SecretFieldProps) {
  const t = useT();
  return (
    <PasswordField
      {...rest}
      autoComplete="off"
      placeholder={stored ? '••••••••' : undefined}
      description={
        stored ? (
          <>
            {description}
            {description ? ' ' : null}
            {t('umum.rahasia_tersimpan')}
          </>
        ) : (
          description
        )
      }
    />
  );
}
