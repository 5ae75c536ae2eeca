import { can, type Actor, type Requirement } from './permission.ts';

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
  /** Asked for with a new record and kept by a hook in a place of its own: no column, never read or changed here. */
  readonly elsewhere?: boolean;
  /** Locale key of one sentence under the input. */
  readonly help?: string;
  /**
   * Who is told it: of a column of a report or of a paper's lines, others get them without it, in every form. Where it
   * does not hold, a field of a master is neither asked for nor shown.
   */
  readonly need?: Requirement;
  /**
   * Rules this field names instead of the usual ones, each with a sentence `rule.<name>`: `{ tidak_boleh_kosong:
   * 'gambar_wajib' }`.
   */
  readonly rules?: Readonly<Record<string, string>>;
}

export interface TextField extends FieldBase {
  readonly kind: 'text';
  readonly min?: number;
  readonly max: number;
  readonly multiline?: boolean;
  readonly upper?: boolean;
  /** Characters let through: `digits`, `digits-dot`, `digits-dot-K`, `digits-minus` (specification, section 5). */
  readonly only?: 'digits' | 'digits-dot' | 'digits-dot-K' | 'digits-minus';
  /** An address of the web, with http or https and without a password in it, or one of mail. */
  readonly format?: 'url' | 'email';
  /** Words in braces that are filled in when the text is used: `{nama_toko}`. Others are refused. */
  readonly placeholders?: readonly string[];
  /**
   * What is usually written here: a field of the records of a resource, of those with certain values where told.
   * Anything else may be written too.
   */
  readonly suggests?: {
    readonly from: string;
    readonly field: string;
    readonly only?: Readonly<Record<string, string>>;
  };
  /** What its values are called where they are no words: pages by their titles, others by locale keys. */
  readonly told?: 'page' | Readonly<Record<string, string>>;
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
/** What a column `integer` of PostgreSQL holds, to either side: most whole numbers are kept in one. */
export const BULAT_MAKS = 2_147_483_647;

/** A whole number between -{@link BULAT_MAKS} and {@link BULAT_MAKS}; one kept in a wider column says so. */
export interface IntegerField extends FieldBase {
  readonly kind: 'integer';
  readonly min?: number;
  readonly max?: number;
  readonly default?: number;
}
/** A tonne: no weight that anybody types is above it, and all sums of such weights fit their columns. */
export const BERAT_MAKS = 1_000_000;

/** Whole rupiah. */
export interface MoneyField extends FieldBase {
  readonly kind: 'money';
  readonly min?: number;
  readonly max?: number;
  readonly default?: number;
}
/** Grams with up to 3 decimals, at most {@link BERAT_MAKS}; `shown` says how many a list or paper shows. */
export interface WeightField extends FieldBase {
  readonly kind: 'weight';
  readonly min?: number;
  readonly max?: number;
  readonly shown?: 2 | 3;
  /** Carats of a stone (0.2 g each) instead of grams: no scale is read. */
  readonly unit?: 'ct';
  readonly default?: number;
}
/** Purity in percent, up to 3 decimals. `perMille` lets 375 stand for 37.5 (decisions.md 11). */
export interface KadarField extends FieldBase {
  readonly kind: 'kadar';
  readonly min?: number;
  readonly perMille?: boolean;
  /** Field of the same record that takes a per mille value as it was typed, unless it says something itself. */
  readonly typedIn?: string;
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
  /** A day to come, as whoever knows the clock of the shop sees to. */
  readonly ahead?: true;
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
  /** A filter that is left open says ALL, where the specification does, instead of SEMUA. */
  readonly all?: 'ALL';
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
  /** A field of the record that is told behind its code, with a dash, instead of its name: `008123 - BCA`. */
  readonly beside?: string;
  /** Fields of this form that take a value of the chosen record: `{ nama_bank: 'nama_bank' }`, ours first. */
  readonly fill?: Readonly<Record<string, string>>;
  /** What else than an active record may be named, the feature says and sees to: a drawer whose user has left. */
  readonly byFeature?: true;
  readonly default?: string;
}
/** How a picture is kept, by what it is for: edges of the largest form in pixels (specification, section 8). */
export const IMAGE_USES = {
  /** A picture beside a line of text. */
  ikon: { width: 720, height: 1366 },
  /** One that fills the screen of a phone. */
  layar: { width: 1241, height: 2348 },
} as const;
export type ImageUse = keyof typeof IMAGE_USES;

interface PictureField extends FieldBase {
  /** Folder of the shop's file store: `KATEGORI_ICON`. Absent: the pictures of masters. */
  readonly folder?: string;
  /** Default `ikon`. */
  readonly use?: ImageUse;
  /** It is of something that lies at hand: the machine's camera is offered beside the file. */
  readonly camera?: true;
}
/** The key of a stored picture. */
export interface ImageField extends PictureField {
  readonly kind: 'image';
}
/** Several pictures, by their keys, in order. */
export interface ImagesField extends PictureField {
  readonly kind: 'images';
  readonly min?: number;
  readonly max: number;
}
/** A colour, `#RRGGBB`. */
export interface ColorField extends FieldBase {
  readonly kind: 'color';
}
/** Short words, typed with `#` and commas, kept without (specification, section 5). */
export interface TagsField extends FieldBase {
  readonly kind: 'tags';
  readonly max: number;
  /** Typed and shown without `#`: telephone numbers and the like. */
  readonly plain?: true;
  /** Only these words, chosen instead of typed; shown in their order. */
  readonly options?: readonly string[];
  /** Locale prefix of the options' texts; absent: the word itself is the text. */
  readonly optionLabel?: string;
  /** Locale key of what choosing none means: all of them. */
  readonly noneLabel?: string;
}
/** Codes of several records of another resource. */
export interface RefsField extends FieldBase {
  readonly kind: 'refs';
  readonly to: string;
  readonly min?: number;
  readonly max: number;
}
/** Goes in and never comes out: a reader learns only whether there is one. Kept encrypted. */
export interface SecretField extends FieldBase {
  readonly kind: 'secret';
  /** Shorter ones could be guessed. */
  readonly min?: number;
  readonly max: number;
}
/** Rows inside a record. */
export interface LinesField extends FieldBase {
  readonly kind: 'lines';
  readonly fields: Fields;
  readonly min?: number;
  readonly max: number;
}

export type Field =
  | TextField
  | CodeField
  | PasswordField
  | IntegerField
  | MoneyField
  | WeightField
  | KadarField
  | PercentField
  | DateField
  | DatetimeField
  | BooleanField
  | ChoiceField
  | ColorField
  | SecretField
  | RefField
  | RefsField
  | TagsField
  | ImageField
  | ImagesField
  | LinesField;
export type FieldKind = Field['kind'];
export type Fields = { readonly [name: string]: Field };

type Options<F extends Field> = Omit<F, 'kind'>;

export const text = <const O extends Options<TextField>>(options: O) => ({ kind: 'text', ...options }) as const;
export const code = <const O extends Partial<Options<CodeField>>>(options: O) =>
  ({ kind: 'code', max: 20 as number, ...options }) as const;
export const password = <const O extends Partial<Options<PasswordField>>>(options: O) =>
  ({ kind: 'password', min: 8 as number, max: 128 as number, ...options }) as const;
export const integer = <const O extends Options<IntegerField>>(options: O) =>
  ({ kind: 'integer', ...options }) as const;
export const money = <const O extends Options<MoneyField>>(options: O) => ({ kind: 'money', ...options }) as const;
export const weight = <const O extends Options<WeightField>>(options: O) => ({ kind: 'weight', ...options }) as const;
export const kadar = <const O extends Options<KadarField>>(options: O) => ({ kind: 'kadar', ...options }) as const;
export const percent = <const O extends Options<PercentField>>(options: O) =>
  ({ kind: 'percent', ...options }) as const;
export const date = <const O extends Options<DateField>>(options: O) => ({ kind: 'date', ...options }) as const;
export const datetime = <const O extends Options<DatetimeField>>(options: O) =>
  ({ kind: 'datetime', ...options }) as const;
export const boolean = <const O extends Options<BooleanField>>(options: O) =>
  ({ kind: 'boolean', ...options }) as const;
export const choice = <const V extends readonly string[], const O extends Omit<Options<ChoiceField>, 'options'>>(
  options: V,
  rest?: O,
) => ({ kind: 'choice', options, ...(rest as O) }) as const;
export const ref = <const T extends string, const O extends Omit<Options<RefField>, 'to'>>(to: T, rest?: O) =>
  ({ kind: 'ref', to, ...(rest as O) }) as const;
export const refs = <const T extends string, const O extends Omit<Options<RefsField>, 'to'>>(to: T, rest: O) =>
  ({ kind: 'refs', to, ...rest }) as const;
export const tags = <const O extends Options<TagsField>>(options: O) => ({ kind: 'tags', ...options }) as const;
export const color = <const O extends Options<ColorField>>(options: O) => ({ kind: 'color', ...options }) as const;
export const secret = <const O extends Options<SecretField>>(options: O) => ({ kind: 'secret', ...options }) as const;
export const image = <const O extends Options<ImageField>>(options: O) => ({ kind: 'image', ...options }) as const;
export const images = <const O extends Options<ImagesField>>(options: O) => ({ kind: 'images', ...options }) as const;
export const lines = <const F extends Fields, const O extends Omit<Options<LinesField>, 'fields'>>(
  fields: F,
  rest: O,
) => ({ kind: 'lines', fields, ...rest }) as const;

/** Locale key of what a filter that is left open says. */
export const openKey = (field: Field): 'umum.all' | 'umum.semua' =>
  'all' in field && field.all === 'ALL' ? 'umum.all' : 'umum.semua';

/** Locale key of a field's label. */
export const labelKey = (name: string, field: { readonly label?: string }): string => field.label ?? `field.${name}`;

/** Kinds that hold a list: empty is the empty list, never null. */
export const LIST_KINDS: ReadonlySet<FieldKind> = new Set(['lines', 'refs', 'tags', 'images']);

/** Kinds that no list is put in order by. */
export const UNSORTED_KINDS: ReadonlySet<FieldKind> = new Set([...LIST_KINDS, 'image', 'password', 'secret']);

/** How many a list must hold at least: a required one holds something. */
export const leastOf = (field: Field): number =>
  Math.max('min' in field ? (field.min ?? 0) : 0, field.required ? 1 : 0);

/** Kinds that stand right-aligned and take part in totals. */
export const NUMERIC_KINDS: ReadonlySet<FieldKind> = new Set(['integer', 'money', 'weight', 'kadar', 'percent']);

/** Those of the fields that this reader is told. */
export const toldTo = <F extends Fields>(fields: F, actor: Actor): F =>
  Object.fromEntries(
    Object.entries(fields).filter(([, { need }]) => need === undefined || can(actor, need)),
  ) as unknown as F;
