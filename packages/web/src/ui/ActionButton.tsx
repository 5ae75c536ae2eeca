import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Kbd } from './Kbd.tsx';

interface ActionButtonProps
  extends
    Omit<ButtonProps, 'variant' | 'children'>,
    Pick<ComponentPropsWithoutRef<'button'>, 'onClick' | 'type' | 'form' | 'title' | 'aria-label' | 'aria-pressed'> {
  readonly children: ReactNode;
  /** The key that does the same, shown on the button. Binding it is the page's business. */
  readonly shortcut?: string;
  /** The one primary action of a screen. */
  readonly primary?: boolean;
  readonly danger?: boolean;
  /** Takes the focus when its dialog opens. */
  readonly 'data-autofocus'?: boolean;
}

/** A button that shows its key. */
export function ActionButton({
  shortcut,
  primary = false,
  danger = false,
  children,
  type = 'button',
  'data-autofocus': autofocus,
  ...rest
}: ActionButtonProps) {
  const filled = primary || danger;
  return (
    <Button
      variant={filled ? 'filled' : 'default'}
      color={danger ? 'red' : undefined}
      rightSection={shortcut === undefined ? undefined : <Kbd filled={filled}>{shortcut}</Kbd>}
      type={type}
      // Its mere presence takes the focus, whatever it says.
      data-autofocus={autofocus || undefined}
      {...rest}
    >
      {children}
    </Button>
  );
}
