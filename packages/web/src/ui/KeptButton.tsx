import { useState, type ComponentPropsWithRef } from 'react';

/**
 * A button that keeps the hand which is on it when it can no longer be pressed, as while it saves: a browser takes the
 * hand from a disabled button and never gives it back, so that the next key would go nowhere. Until the hand goes it
 * says that it is off, and does nothing.
 */
export function KeptButton({ disabled = false, onFocus, onBlur, onClick, ...rest }: ComponentPropsWithRef<'button'>) {
  const [held, setHeld] = useState(false);
  const off = disabled && held;
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled && !held}
      {...(off && { 'aria-disabled': true })}
      onFocus={(event) => {
        setHeld(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        // Whoever goes to another window comes back to it.
        setHeld(event.currentTarget === document.activeElement);
        onBlur?.(event);
      }}
      onClick={(event) => {
        if (!off) return onClick?.(event);
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}
