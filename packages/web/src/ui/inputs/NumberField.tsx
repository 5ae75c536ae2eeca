import { NumberInput } from '@mantine/core';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import type { InputProps } from './types.ts';

/** A number as text, exactly as typed: no binary float ever holds it. Empty when nothing was typed. */
export type NumberText = string;

export interface NumberFieldProps extends Omit<InputProps<NumberText>, 'value' | 'defaultValue'> {
  readonly value?: string | number | null;
  readonly defaultValue?: string | number | null;
  /** How many decimals may be typed. */
  readonly scale?: number;
  readonly prefix?: string;
  readonly suffix?: string;
  /** Groups thousands with commas. */
  readonly grouped?: boolean;
  readonly negative?: boolean;
  /** Refuses further digits above this. */
  readonly max?: number;
  readonly rightSection?: ReactNode;
  readonly rightSectionWidth?: number;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** Home goes to the first digit, not before the mask's prefix. */
function keepBehindPrefix(event: KeyboardEvent<HTMLInputElement>, prefix: string): void {
  if (event.key !== 'Home' || event.ctrlKey || event.altKey) return;
  event.preventDefault();
  const field = event.currentTarget;
  field.setSelectionRange(prefix.length, event.shiftKey ? (field.selectionEnd ?? prefix.length) : prefix.length);
}

const asText = (value: string | number | null | undefined): string | undefined => (value === undefined ? undefined : String(value ?? ''));

/** A masked number, right-aligned in tabular figures. Its value is the bare number as text. */
export function NumberField({
  scale = 0, prefix = '', suffix = '', grouped = true, negative = false, max, value, defaultValue, onChange, onKeyDown, onFocus, ref, ...rest
}: NumberFieldProps) {
  return (
    <NumberInput
      ref={ref}
      {...rest}
      value={asText(value)}
      defaultValue={asText(defaultValue)}
      valueIsNumericString
      allowDecimal={scale > 0}
      decimalScale={scale}
      allowNegative={negative}
      allowedDecimalSeparators={scale > 0 ? ['.', ','] : ['.']}
      thousandSeparator={grouped ? ',' : ''}
      prefix={prefix}
      suffix={suffix}
      hideControls
      withKeyboardEvents={false}
      clampBehavior="none"
      isAllowed={max === undefined ? undefined : ({ floatValue }) => floatValue === undefined || floatValue <= max}
      onValueChange={(payload, { event }) => {
        // Changes that came in as props are the form's own.
        if (event !== undefined) onChange?.(payload.value);
      }}
      onKeyDown={(event) => {
        keepBehindPrefix(event, prefix);
        onKeyDown?.(event);
      }}
      // At the very focus: the mask tells of it a moment later, when the first digits may stand there already.
      onFocusCapture={(event: FocusEvent<HTMLInputElement>) => {
        const field = event.target;
        const before = field.value;
        // After the mask has put its caret; not when typing has begun by then, or it would replace its own first digits.
        requestAnimationFrame(() => field === document.activeElement && field.value === before && field.select());
        onFocus?.();
      }}
      styles={{ input: { textAlign: 'right' } }}
      inputMode={scale > 0 ? 'decimal' : 'numeric'}
    />
  );
}
