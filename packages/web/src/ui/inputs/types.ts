import type { ReactNode, Ref } from 'react';

/** What every input of ours takes: the shape of `form.getInputProps`, with a value of its own kind. */
export interface InputProps<V> {
  readonly label?: ReactNode;
  readonly description?: ReactNode;
  readonly placeholder?: string;
  readonly error?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly value?: V;
  readonly defaultValue?: V;
  readonly onChange?: (value: V) => void;
  readonly onBlur?: () => void;
  readonly onFocus?: () => void;
  readonly name?: string;
  readonly id?: string;
  readonly w?: string | number;
  readonly 'aria-label'?: string;
  readonly 'data-autofocus'?: boolean;
  readonly 'data-path'?: string;
  readonly ref?: Ref<HTMLInputElement>;
}
