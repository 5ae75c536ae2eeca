import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../text.ts';
import css from './inputs.module.css';
import type { InputProps } from './types.ts';

const SHORT = /^#?([0-9A-F])([0-9A-F])([0-9A-F])$/;
const LONG = /^#?([0-9A-F]{6})$/;

/**
 * What was typed as `#RRGGBB`: the sign may be missing, three digits stand for six. Anything else stays as it is, for
 * the rule to refuse.
 */
function completed(typed: string): string {
  const text = typed.trim();
  const [, r, g, b] = SHORT.exec(text) ?? [];
  if (r && g && b) return `#${r}${r}${g}${g}${b}${b}`;
  const [, digits] = LONG.exec(text) ?? [];
  return digits ? `#${digits}` : text;
}

/** A colour: its code as text, with the browser's palette in front of it, which shows the colour too. */
export function ColorField({
  value,
  defaultValue,
  onChange,
  onBlur,
  disabled,
  readOnly,
  ref,
  ...rest
}: InputProps<string>) {
  const t = useT();
  const [own, setOwn] = useState(defaultValue ?? '');
  const current = value ?? own;
  const change = (next: string) => {
    setOwn(next);
    onChange?.(next);
  };
  const shown = completed(current);
  return (
    <TextInput
      {...rest}
      ref={ref}
      disabled={disabled}
      readOnly={readOnly}
      value={current}
      placeholder="#RRGGBB"
      onChange={(event) => change(event.currentTarget.value.toUpperCase())}
      onBlur={() => {
        if (shown !== current) change(shown);
        onBlur?.();
      }}
      leftSection={
        <input
          type="color"
          className={css.palette}
          aria-label={t('umum.pilih_warna')}
          // The keyboard types the code; the palette is for the hand.
          tabIndex={-1}
          data-empty={LONG.test(shown) ? undefined : true}
          disabled={disabled === true || readOnly === true}
          value={LONG.test(shown) ? shown.toLowerCase() : '#ffffff'}
          onChange={(event) => change(event.currentTarget.value.toUpperCase())}
        />
      }
    />
  );
}
