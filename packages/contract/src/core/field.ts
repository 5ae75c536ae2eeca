/**
 * Field kinds: the short closed list of what a value can be. A kind brings its validation (`schema.ts`), its text
 * form (`format.ts`), its sample values (`sample.ts`), and on the other floors its input, cell, PDF and Excel format.
 */
interface FieldBase {
  /** Locale key of the label when it is not `field.<name>`. */
  readonly label?: string;
  readonly required?: boolean;
  /** `edit`: fixed once the record exists (codes). `always`: shown, never typed. */
  readonly readOnly?: 'edit' | 'always';
  /** Locale key of one sentence under the input. */
  readonly help?: string;
}

export interface TextField extends FieldBase {
  readonly kind: 'text';
  readonly min?: number;
  readonly max: number;
  readonly multiline?: boolean;
  readonly upper?: boolean;
  /** Characters let through: `digits`, `digits-dot`, `digits-dot-K`, `digits-minus` (specification, section 5). */
  readonly only?: 'digits' | 'digits-dot' | 'digits-dot-K' | 'digits-minus';
  readonly default?: string;
}
/** A short key: upper case, no blanks at the ends. */
export interface CodeField extends FieldBase {
  readonly kind: 'code';
  readonly max: number;
  readonly default?: string;
}
export interface PasswordField extends FieldBase {
  readonly kind: 'password';
  readonly min: number;
  readonly max: number;
}
export interface IntegerField extends FieldBase {
  readonly kind: 'integer';
  readonly min?: number;
  readonly max?: number;
  readonly default?: number;
}
/** Whole rupiah. */
export interface MoneyField extends FieldBase {
  readonly kind: 'money';
  readonly min?: number;
  readonly max?: number;
  readonly default?: number;
}
/** Grams with up to 3 decimals; `shown` says how many a list or paper shows. */
export interface WeightField extends FieldBase {
  readonly kind: 'weight';
  readonly min?: number;
  readonly shown?: 2 | 3;
  readonly default?: number;
}
/** Purity in percent, up to 3 decimals. `perMille` lets 375 stand for 37.5 (decisions.md 11). */
export interface KadarField extends FieldBase {
  readonly kind: 'kadar';
  readonly min?: number;
  readonly perMille?: boolean;
  readonly default?: number;
}
export interface PercentField extends FieldBase {
  readonly kind: 'percent';
  readonly max?: number;
  readonly default?: number;
}
/** A business date, `YYYY-MM-DD`. */
export interface DateField extends FieldBase {
  readonly kind: 'date';
  readonly default?: 'today';
}
export interface DatetimeField extends FieldBase {
  readonly kind: 'datetime';
}
export interface BooleanField extends FieldBase {
  readonly kind: 'boolean';
  readonly default?: boolean;
}
export interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  readonly options: readonly string[];
  readonly default?: string;
  /** Locale prefix of the options' texts; absent: the value itself is the text. */
  readonly optionLabel?: string;
}
/** The code of a record of another resource. */
export interface RefField extends FieldBase {
  readonly kind: 'ref';
  /** Key of the resource. */
  readonly to: string;
  /** Only records whose field of that name equals the value of this form's field: `{ kode_bank: 'kode_bank' }`. */
  readonly where?: Readonly<Record<string, string>>;
  /** Only records whose fields have these values: `{ level: 'KASIR' }`. */
  readonly only?: Readonly<Record<string, string>>;
  /** Filters offer SEMUA, or ALL where the specification says so: an empty value means no restriction. */
  readonly all?: boolean | 'ALL';
  /** Fields of this form that take a value of the chosen record: `{ nama_bank: 'nama_bank' }`, ours first. */
  readonly fill?: Readonly<Record<string, string>>;
  readonly default?: string;
}
export interface ImageField extends FieldBase {
  readonly kind: 'image';
}
/** Rows inside a record. */
export interface LinesField extends FieldBase {
  readonly kind: 'lines';
  readonly fields: Fields;
  readonly min?: number;
  readonly max: number;
}

export type Field =
  | TextField | CodeField | PasswordField | IntegerField | MoneyField | WeightField | KadarField | PercentField
  | DateField | DatetimeField | BooleanField | ChoiceField | RefField | ImageField | LinesField;
export type FieldKind = Field['kind'];
export type Fields = { readonly [name: string]: Field };

type Options<F extends Field> = Omit<F, 'kind'>;

export const text = <const O extends Options<TextField>>(options: O) => ({ kind: 'text', ...options }) as const;
export const code = <const O extends Partial<Options<CodeField>>>(options: O) => ({ kind: 'code', max: 20 as number, ...options }) as const;
export const password = <const O extends Partial<Options<PasswordField>>>(options: O) => ({ kind: 'password', min: 8 as number, max: 128 as number, ...options }) as const;
export const integer = <const O extends Options<IntegerField>>(options: O) => ({ kind: 'integer', ...options }) as const;
export const money = <const O extends Options<MoneyField>>(options: O) => ({ kind: 'money', ...options }) as const;
export const weight = <const O extends Options<WeightField>>(options: O) => ({ kind: 'weight', ...options }) as const;
export const kadar = <const O extends Options<KadarField>>(options: O) => ({ kind: 'kadar', ...options }) as const;
export const percent = <const O extends Options<PercentField>>(options: O) => ({ kind: 'percent', ...options }) as const;
export const date = <const O extends Options<DateField>>(options: O) => ({ kind: 'date', ...options }) as const;
export const datetime = <const O extends Options<DatetimeField>>(options: O) => ({ kind: 'datetime', ...options }) as const;
export const boolean = <const O extends Options<BooleanField>>(options: O) => ({ kind: 'boolean', ...options }) as const;
export const choice = <const V extends readonly string[], const O extends Omit<Options<ChoiceField>, 'options'>>(options: V, rest?: O) =>
  ({ kind: 'choice', options, ...(rest as O) }) as const;
export const ref = <const T extends string, const O extends Omit<Options<RefField>, 'to'>>(to: T, rest?: O) =>
  ({ kind: 'ref', to, ...(rest as O) }) as const;
export const image = <const O extends Options<ImageField>>(options: O) => ({ kind: 'image', ...options }) as const;
export const lines = <const F extends Fields, const O extends Omit<Options<LinesField>, 'fields'>>(fields: F, rest: O) =>
  ({ kind: 'lines', fields, ...rest }) as const;

/** Locale key of a field's label. */
export const labelKey = (name: string, field: { readonly label?: string }): string => field.label ?? `field.${name}`;

/** Kinds that stand right-aligned and take part in totals. */
export const NUMERIC_KINDS: ReadonlySet<FieldKind> = new Set(['integer', 'money', 'weight', 'kadar', 'percent']);
