import { NumberInput } from '@mantine/core';
import { useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { FIGURE } from '../form/scan-box.ts';
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

const asText = (value: string | number | null | undefined): string | undefined =>
  value === undefined ? undefined : String(value ?? '');

/** A masked number, right-aligned in tabular figures. Its value is the bare number as text. */
export function NumberField({
  scale = 0,
  prefix = '',
  suffix = '',
  grouped = true,
  negative = false,
  max,
  value,
  defaultValue,
  onChange,
  onKeyDown,
  onFocus,
  ref,
  ...rest
}: NumberFieldProps) {
  const typing = useRef(false);
  return (
    <NumberInput
      ref={ref}
      {...rest}
      // A scale that types does so where there are decimals.
      {...(scale === 0 && { [FIGURE]: '' })}
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
      onFocusCapture={(event: FocusEvent<HTMLInputElement>) => {
        typing.current = false;
        // At once: the first key of a quick hand replaces what stands there, as every later one would.
        event.target.select();
      }}
      onInputCapture={() => {
        typing.current = true;
      }}
      // The mask tells of the focus a moment later, with a caret of its own under way.
      onFocus={(event: FocusEvent<HTMLInputElement>) => {
        const field = event.currentTarget;
        // Again, behind the caret of mask and mouse; not when typing has begun, or it would replace its first digits:
        // those of 12 over the 1 that stood there look the same.
        setTimeout(() => field === document.activeElement && !typing.current && field.select());
        onFocus?.();
      }}
      styles={{ input: { textAlign: 'right' } }}
      inputMode={scale > 0 ? 'decimal' : 'numeric'}
    />
  );
}
