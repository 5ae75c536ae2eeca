import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { parseTags, tagsText } from './tags-text.ts';
import type { InputProps } from './types.ts';

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((tag, index) => tag === b[index]);

/**
 * Short words in one field, `#8K,#16K`. The form holds the words alone; the field puts its signs right when it is left.
 */
export function TagsField({
  value,
  defaultValue,
  onChange,
  onBlur,
  ref,
  plain = false,
  ...rest
}: InputProps<readonly string[]> & {
  /** Without signs. */
  readonly plain?: boolean | undefined;
}) {
  const [typed, setTyped] = useState(() => tagsText(value ?? defaultValue ?? [], plain));
  // What is typed counts while it means what the form holds: a form that was filled anew shows its own.
  const text = value !== undefined && !same(parseTags(typed), value) ? tagsText(value, plain) : typed;
  return (
    <TextInput
      {...rest}
      ref={ref}
      value={text}
      placeholder={plain ? undefined : '#8K,#16K'}
      autoCapitalize="characters"
      onChange={(event) => {
        const next = event.currentTarget.value;
        setTyped(next);
        onChange?.(parseTags(next));
      }}
      onBlur={() => {
        setTyped(tagsText(parseTags(text), plain));
        onBlur?.();
      }}
    />
  );
}
