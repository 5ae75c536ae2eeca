import type { ReactNode, Ref } from 'react';
import type { Field, FieldKind, RefField, RefsField, TextField } from '@kilau/contract/core/field.ts';

/** What a form gives to an input: the answer of `form.getInputProps(name)` fits as it is. */
export interface FieldInputProps<F extends Field = Field> {
  readonly name: string;
  readonly field: F;
  /** Absent: the text of the field's own label key. */
  readonly label?: ReactNode;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly value?: unknown;
  readonly defaultValue?: unknown;
  readonly checked?: boolean;
  readonly defaultChecked?: boolean;
  readonly onChange?: (value: unknown) => void;
  readonly onBlur?: () => void;
  readonly onFocus?: () => void;
  readonly autoFocus?: boolean;
  readonly w?: number | string;
  /** Value of another field of the same form: a picker narrowed by it. */
  readonly sibling?: (name: string) => unknown;
  /** Told the record behind a chosen reference, or nothing when it was emptied. */
  readonly onChosen?: (record: Readonly<Record<string, unknown>> | undefined) => void;
  /** Told where a weight came from. */
  readonly onWeighed?: (weighed: boolean) => void;
  /** What is wrong inside a list, by path: `baris.0.berat`. */
  readonly errorAt?: (path: string) => ReactNode;
  /** Takes back what is wrong at a path and below it: it was changed. */
  readonly clearErrors?: (path: string) => void;
  /** The record keeps a secret in this field already; the value itself never comes here. */
  readonly stored?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}

export type InputOf<K extends FieldKind> = (props: FieldInputProps<Extract<Field, { kind: K }>>) => ReactNode;

/** What the picker of a reference gets: the shared props as texts. */
export interface RefInputProps extends Omit<
  FieldInputProps<RefField>,
  'value' | 'defaultValue' | 'onChange' | 'label'
> {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly required: boolean;
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
  /** What was typed before the picker was there. */
  readonly typed?: string | undefined;
  /** The hand clicked there before the picker was, and has not gone on. */
  readonly clicked?: boolean;
}

/** What the input of a text with suggestions gets: the shared props as texts. */
export interface SuggestInputProps extends Omit<
  FieldInputProps<TextField>,
  'value' | 'defaultValue' | 'onChange' | 'label'
> {
  readonly label: ReactNode;
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
  /** The hand clicked there before the input was, and has not gone on. */
  readonly clicked?: boolean;
}

/** What the picker of several references gets: the shared props, with the codes as a list. */
export interface RefsInputProps extends Omit<
  FieldInputProps<RefsField>,
  'value' | 'defaultValue' | 'onChange' | 'label'
> {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly required: boolean;
  readonly value?: readonly string[];
  readonly defaultValue?: readonly string[];
  readonly onChange?: (value: readonly string[]) => void;
  /** What was typed before the picker was there. */
  readonly typed?: string | undefined;
  /** The hand clicked there before the picker was, and has not gone on. */
  readonly clicked?: boolean;
}
