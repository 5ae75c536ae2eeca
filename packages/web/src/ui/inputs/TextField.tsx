import { Textarea, TextInput } from '@mantine/core';
import { useState, type ChangeEvent, type ReactNode } from 'react';
import { PlaceholderArea, type Placeholder } from './PlaceholderArea.tsx';
import { filterText, type CharacterFilter } from './filters.ts';
import type { InputProps } from './types.ts';

export interface TextFieldProps extends InputProps<string> {
  readonly maxLength?: number;
  /** Turns what is typed into capitals. */
  readonly upper?: boolean;
  readonly only?: CharacterFilter;
  readonly multiline?: boolean;
  /** Words in braces that a colon offers, with what each is called. */
  readonly placeholders?: readonly Placeholder[] | undefined;
  readonly leftSection?: ReactNode;
  readonly rightSection?: ReactNode;
  readonly rightSectionWidth?: number;
  readonly autoComplete?: string;
  readonly onClick?: () => void;
  readonly inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'search';
}

/** A text, filtered while it is typed or pasted. The caret stays where it was. */
export function TextField({
  upper = false,
  only,
  multiline = false,
  placeholders,
  value,
  defaultValue,
  onChange,
  inputMode,
  ref,
  ...rest
}: TextFieldProps) {
  const [own, setOwn] = useState(defaultValue ?? '');
  const change = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const field = event.currentTarget;
    const next = filterText(field.value, only, upper);
    if (next !== field.value) {
      const caret = Math.max(0, (field.selectionStart ?? next.length) - (field.value.length - next.length));
      // At once, not after the drawing: the next key may already be on its way.
      field.value = next;
      field.setSelectionRange(caret, caret);
    }
    setOwn(next);
    onChange?.(next);
  };
  const shared = { ...rest, value: value ?? own, onChange: change };
  if (multiline && placeholders) {
    const put = (next: string) => {
      setOwn(next);
      onChange?.(next);
    };
    return <PlaceholderArea {...shared} placeholders={placeholders} put={put} />;
  }
  if (multiline) return <Textarea {...shared} ref={undefined} autosize minRows={3} maxRows={8} />;
  return <TextInput {...shared} ref={ref} inputMode={inputMode ?? (only === undefined ? undefined : 'numeric')} />;
}

/** A short key: capitals. */
export function CodeInput(props: Omit<TextFieldProps, 'upper' | 'multiline'>) {
  return <TextField {...props} upper />;
}
