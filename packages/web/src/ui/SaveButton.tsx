import type { ComponentProps, ReactNode } from 'react';
import type { Dec } from '@kilau/contract/core/dec.ts';
import { ActionButton } from './ActionButton.tsx';
import { usePhone } from './phone.ts';
import { inOrOut } from './signed.ts';
import { useT } from './text.ts';

interface SaveButtonProps extends Omit<ComponentProps<typeof ActionButton>, 'children' | 'loading' | 'shortcut'> {
  readonly saving: boolean;
  /** No key does the same: one of several on a page. */
  readonly keyless?: boolean;
  /** What it does, where that is not plainly to save. */
  readonly children?: ReactNode;
  /** What it comes to: on a phone, where it stands away from the sum, its label says so. */
  readonly worth?: Dec;
}

/** The button of whatever saves: it cannot be pressed twice, and says so while it saves (specification, section 4). */
export function SaveButton({
  saving,
  keyless = false,
  danger = false,
  primary = !danger,
  disabled = false,
  worth,
  children,
  ...rest
}: SaveButtonProps) {
  const t = useT();
  const phone = usePhone();
  const label = children ?? t('umum.simpan');
  return (
    <ActionButton
      primary={primary}
      danger={danger}
      disabled={disabled || saving}
      {...(!keyless && { shortcut: 'F8' })}
      {...rest}
    >
      {saving ? t('umum.sedang_menyimpan') : label}
      {phone && !saving && worth?.isZero() === false ? ` · ${inOrOut(t, worth)}` : null}
    </ActionButton>
  );
}
