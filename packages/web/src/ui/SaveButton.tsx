import type { ComponentProps, ReactNode } from 'react';
import { ActionButton } from './ActionButton.tsx';
import { useT } from './text.ts';

interface SaveButtonProps extends Omit<ComponentProps<typeof ActionButton>, 'children' | 'loading' | 'shortcut'> {
  readonly saving: boolean;
  /** No key does the same: one of several on a page. */
  readonly keyless?: boolean;
  /** What it does, where that is not plainly to save. */
  readonly children?: ReactNode;
}

/** The button of whatever saves: it cannot be pressed twice, and says so while it saves (specification, section 4). */
export function SaveButton({
  saving,
  keyless = false,
  danger = false,
  primary = !danger,
  disabled = false,
  children,
  ...rest
}: SaveButtonProps) {
  const t = useT();
  return (
    <ActionButton
      primary={primary}
      danger={danger}
      disabled={disabled || saving}
      {...(!keyless && { shortcut: 'F8' })}
      {...rest}
    >
      {saving ? t('umum.sedang_menyimpan') : (children ?? t('umum.simpan'))}
    </ActionButton>
  );
}
