import { useEffect, useRef, type ReactNode } from 'react';
import { focusFirstError, handleEnter } from './enter-next.ts';
import { stillUploading } from './uploading.ts';

interface EnterFormProps {
  readonly children: ReactNode;
  readonly onSubmit: () => void;
  readonly id?: string;
  readonly className?: string;
  /** Accessible name, when no heading gives one. */
  readonly label?: string;
  /** Something was typed in it that nothing has taken over yet; who asks for that says how it is marked. */
  readonly mark?: Readonly<Record<`data-${string}`, true>> | undefined;
}

/**
 * A form that a hand can stay on: Enter goes to the next field, Shift+Enter back, and on the last field saves.
 * The key is caught before the fields see it, except where a list is open: there Enter picks, and then goes on.
 */
export function EnterForm({ children, onSubmit, id, className, label, mark }: EnterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const onKey = (event: KeyboardEvent) => void handleEnter(event, element);
    element.addEventListener('keydown', onKey, true);
    return () => element.removeEventListener('keydown', onKey, true);
  }, []);
  return (
    <form
      ref={form}
      id={id}
      className={className}
      aria-label={label}
      noValidate
      autoComplete="off"
      {...mark}
      onSubmit={(event) => {
        event.preventDefault();
        if (stillUploading(event.currentTarget)) return;
        onSubmit();
        if (form.current) focusFirstError(form.current);
      }}
    >
      {children}
    </form>
  );
}
