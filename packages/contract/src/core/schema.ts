import { z } from 'zod';
import { Dec } from './dec.ts';
import {
  BERAT_MAKS,
  BULAT_MAKS,
  leastOf,
  LIST_KINDS,
  type Field,
  type FieldKind,
  type Fields,
  type LinesField,
} from './field.ts';
import { perObject } from './per-object.ts';

/**
 * What a field holds after validation. Decimals are {@link Dec}; optional fields that were left empty are `null`.
 */
export type ValueOf<F extends Field> = F extends { kind: 'lines'; fields: infer L extends Fields }
  ? Values<L>[]
  : KindValue[F['kind']];

interface KindValue {
  text: string;
  code: string;
  password: string;
  integer: number;
  money: Dec;
  weight: Dec;
  kadar: Dec;
  percent: Dec;
  date: string;
  datetime: string;
  boolean: boolean;
  choice: string;
  color: string;
  secret: string;
  ref: string;
  image: string;
  refs: string[];
  tags: string[];
  images: string[];
  lines: unknown[];
}

/** The record a set of fields describes, after validation. */
export type Values<F extends Fields> = {
  [K in keyof F]: F[K] extends { required: true } | { kind: 'boolean' | 'lines' | 'refs' | 'tags' | 'images' }
    ? ValueOf<F[K]>
    : ValueOf<F[K]> | null;
};

/** The same record as it travels in JSON: decimals are numbers. */
export type Wire<T> = T extends Dec
  ? number
  : T extends (infer U)[]
    ? Wire<U>[]
    : T extends object
      ? { [K in keyof T]: Wire<T[K]> }
      : T;

/** A broken rule of one field: a locale key below `rule.`, with the parameters that fill its text. */
export interface RuleBreak {
  readonly rule: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/**
 * zod carries the rule in the issue's message, as `rule {"max":20}`: the one place every zod check lets us write to.
 */
const broken = (rule: string, params?: RuleBreak['params']): string =>
  params ? `${rule} ${JSON.stringify(params)}` : rule;

const ONLY = {
  digits: /^\d*$/,
  'digits-dot': /^[\d.]*$/,
  'digits-dot-K': /^[\d.K]*$/i,
  'digits-minus': /^[\d-]*$/,
} as const;

/**
 * Control characters of either set (NUL would break PostgreSQL), the two line ends beside them, and half characters.
 * Longer texts may have line breaks and tabs.
 */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;
const CONTROL_MULTILINE = /(?![\t\n\r])[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;

/**
 * Signs that nobody sees: they turn the direction of what follows or stand between letters, so that two names look
 * alike or one like another. They come along with what is pasted, and are left out. Joiners stay: scripts need them.
 */
const UNSEEN = /[\u{AD}\u{61C}\u{200B}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2064}\u{2066}-\u{206F}\u{FEFF}]/gu;

/** A text without what nobody sees, in it or around it. */
const seenOf = (value: string): string => value.replace(UNSEEN, '').trim();

interface TextRule {
  min?: number;
  max: number;
  multiline?: boolean;
  only?: keyof typeof ONLY;
}

function textSchema(rule: TextRule, upper: boolean) {
  return z
    .string(broken('bukan_teks'))
    .transform((value) => seenOf(value))
    .transform((value) => (upper ? value.toUpperCase() : value))
    .refine((value) => !(rule.multiline ? CONTROL_MULTILINE : CONTROL).test(value), broken('karakter_terlarang'))
    .refine((value) => value.length <= rule.max, broken('terlalu_panjang', { max: rule.max }))
    .refine(
      (value) => value === '' || rule.min === undefined || value.length >= rule.min,
      broken('terlalu_pendek', { min: rule.min ?? 0 }),
    )
    .refine((value) => rule.only === undefined || ONLY[rule.only].test(value), broken('karakter_terlarang'));
}

/** A code stands in addresses, where `.` and `..` mean something else. */
const isDots = (value: string): boolean => value === '.' || value === '..';

interface DecimalRule {
  scale: number;
  min?: number;
  max?: number;
  decimalsRule: string;
  maxRule?: string;
  zeroRule?: string;
}

function decimalSchema(rule: DecimalRule) {
  return z
    .union([z.number(), z.string(), z.custom<Dec>((value) => value instanceof Dec)], broken('bukan_angka'))
    .transform((value, context) => {
      const parsed = Dec.parse(value);
      if (parsed === undefined) {
        context.addIssue({ code: 'custom', message: broken('bukan_angka') });
        return z.NEVER;
      }
      return parsed;
    })
    .refine((value) => value.decimals() <= rule.scale, broken(rule.decimalsRule, { desimal: rule.scale }))
    .refine((value) => !value.isZero() || (rule.min ?? 0) <= 0, broken(rule.zeroRule ?? 'tidak_boleh_nol'))
    .refine(
      (value) => rule.min === undefined || value.gte(rule.min) || value.isZero(),
      broken(rule.min === 0 ? 'tidak_boleh_minus' : 'terlalu_kecil', { min: rule.min ?? 0 }),
    )
    .refine(
      (value) => value.lte(rule.max ?? LARGEST),
      broken(rule.maxRule ?? 'terlalu_besar', { max: rule.max ?? LARGEST }),
    );
}

/** Largest purity in percent, and what may be typed where per mille is understood. */
const KADAR_PERSEN = 100;
const KADAR_PER_MILLE = 500;

/** Far above any shop, far below what NUMERIC(18,3) and a JSON number hold exactly. */
const LARGEST = 999_999_999_999;

// The calendar of PostgreSQL has no year 0.
const ISO_DATE = /^(?!0000)\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar: 2026-02-30 is not. */
export function isIsoDate(value: string): boolean {
  if (!ISO_DATE.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

function isWebAddress(value: string): boolean {
  if (/\s/.test(value) || !URL.canParse(value)) return false;
  const { protocol, username, password, hostname } = new URL(value);
  return (protocol === 'https:' || protocol === 'http:') && hostname !== '' && username === '' && password === '';
}

/** The first word in braces that nothing is filled in for. */
const unknownPlaceholder = (value: string, known: readonly string[] | undefined): string | undefined =>
  known && [...value.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name).find((name) => !known.includes(name));

type SchemaOf<K extends FieldKind> = (field: Extract<Field, { kind: K }>) => z.ZodType;

const SCHEMAS: { [K in FieldKind]: SchemaOf<K> } = {
  text: (field) =>
    textSchema(field, field.upper ?? false)
      .refine((value) => value === '' || field.format !== 'url' || isWebAddress(value), broken('bukan_alamat_web'))
      .refine((value) => value === '' || field.format !== 'email' || EMAIL.test(value), broken('bukan_email'))
      .refine((value) => unknownPlaceholder(value, field.placeholders) === undefined, broken('penanda_tidak_dikenal')),
  code: (field) => textSchema(field, true).refine((value) => !isDots(value), broken('karakter_terlarang')),
  password: (field) =>
    z
      .string(broken('bukan_teks'))
      .refine((value) => value.length <= field.max, broken('terlalu_panjang', { max: field.max }))
      .refine((value) => value === '' || value.length >= field.min, broken('terlalu_pendek', { min: field.min })),
  integer: (field) =>
    decimalSchema({
      scale: 0,
      min: field.min ?? -BULAT_MAKS,
      max: field.max ?? BULAT_MAKS,
      decimalsRule: 'harus_bulat',
    }).transform((value) => value.toJSON()),
  money: (field) => decimalSchema({ scale: 0, min: field.min ?? 0, max: field.max, decimalsRule: 'harus_bulat' }),
  weight: (field) =>
    decimalSchema({
      scale: 3,
      min: field.min ?? 0,
      max: field.max ?? BERAT_MAKS,
      decimalsRule: 'desimal_terlalu_banyak',
    }),
  kadar: (field) =>
    decimalSchema({
      scale: 3,
      min: field.min ?? 0,
      max: field.perMille ? KADAR_PER_MILLE : KADAR_PERSEN,
      decimalsRule: 'desimal_terlalu_banyak',
      zeroRule: 'kadar_nol',
      maxRule: field.perMille ? 'kadar_maks_500' : 'kadar_maks_100',
    })
      .transform((value) => (field.perMille && value.gt(KADAR_PERSEN) ? value.dividedBy(10, 4, 'half-even') : value))
      .refine((value) => value.decimals() <= 3, broken('desimal_terlalu_banyak', { desimal: 3 })),
  percent: (field) =>
    decimalSchema({
      scale: 3,
      min: 0,
      max: field.max ?? 100,
      decimalsRule: 'desimal_terlalu_banyak',
      maxRule: 'persen_maks',
    }),
  date: () =>
    z.string(broken('bukan_tanggal')).refine((value) => value === '' || isIsoDate(value), broken('bukan_tanggal')),
  datetime: () =>
    z
      .string(broken('bukan_tanggal'))
      .refine((value) => value === '' || !Number.isNaN(Date.parse(value)), broken('bukan_tanggal')),
  boolean: () => z.boolean(broken('bukan_pilihan')),
  choice: (field) =>
    z
      .string(broken('bukan_pilihan'))
      .refine((value) => value === '' || field.options.includes(value), broken('bukan_pilihan')),
  color: () => textSchema({ max: 7 }, true).refine((value) => COLOR.test(value), broken('bukan_warna')),
  secret: (field) => textSchema(field, false),
  // What a code is kept in; a caller may have written it small.
  ref: () => textSchema({ max: 60 }, true),
  refs: (field) => listSchema(textSchema({ max: 60 }, true), field),
  tags: (field) =>
    listSchema(
      textSchema({ max: 30 }, true).transform((value) => value.replace(/^#+/, '').trim()),
      field,
    ).refine(
      (words) => field.options === undefined || (words as string[]).every((word) => field.options?.includes(word)),
      broken('bukan_pilihan'),
    ),
  image: () => textSchema({ max: 200 }, false),
  images: (field) => listSchema(textSchema({ max: 200 }, false), field),
  lines: (field) => linesSchema(field),
};

const COLOR = /^#[0-9A-F]{6}$/;

/** A list of short texts: empty ones are dropped, repeated ones count once. */
function listSchema(each: z.ZodType<string>, field: Extract<Field, { kind: 'refs' | 'tags' | 'images' }>): z.ZodType {
  return z
    .array(each, broken('bukan_daftar'))
    .transform((values) => [...new Set(values.filter((value) => value !== ''))])
    .refine((values) => values.length <= field.max, broken('terlalu_banyak_baris', { max: field.max }))
    .refine((values) => values.length >= leastOf(field), missing(field));
}

/** The parts of a row that a caller may send; the others follow from them. */
export const typedFields = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => field.readOnly !== 'always'));

function linesSchema(field: LinesField): z.ZodType {
  return z
    .array(recordSchema(typedFields(field.fields)), broken('bukan_daftar'))
    .refine((rows) => rows.length <= field.max, broken('terlalu_banyak_baris', { max: field.max }))
    .refine((rows) => rows.length >= leastOf(field), missing(field));
}

/** What is missing: by the label of its field, where that is not the one of its name (`rule-text.ts`). */
const missing = ({ label, rules }: Field): string =>
  broken('tidak_boleh_kosong', label === undefined || rules?.['tidak_boleh_kosong'] ? undefined : { label });

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && seenOf(value) === '');

/** The rule as the field wants it told. */
function told({ rules }: Field, message: string): string {
  const [rule = ''] = message.split(' ', 1);
  const own = rules?.[rule];
  return own === undefined ? message : own + message.slice(rule.length);
}

/**
 * The schema of what a field is filled with. Made when something is first sent: most fields of most calls never are,
 * and a program starts with all of them.
 */
const valueSchema = perObject((field: Field) => (SCHEMAS[field.kind] as (field: Field) => z.ZodType)(field));

/**
 * The schema of one field: empty input becomes `null`, or is refused with `tidak_boleh_kosong` when required.
 * A field with a default takes it when the caller says nothing at all.
 */
export function fieldSchema(field: Field): z.ZodType {
  const fallback = 'default' in field ? field.default : field.kind === 'boolean' ? false : undefined;
  return z
    .unknown()
    .optional()
    .transform((value, context): unknown => {
      const input = isEmpty(value) && fallback !== undefined && fallback !== 'today' ? fallback : value;
      if (isEmpty(input)) {
        const isList = LIST_KINDS.has(field.kind);
        if (!(isList ? leastOf(field) > 0 : field.required)) return isList ? [] : null;
        context.addIssue({ code: 'custom', message: told(field, missing(field)) });
        return z.NEVER;
      }
      const result = valueSchema(field).safeParse(input);
      if (result.success) return result.data;
      for (const issue of result.error.issues) {
        context.addIssue({
          code: 'custom',
          path: [...issue.path],
          message: issue.path.length === 0 ? told(field, issue.message) : issue.message,
        });
      }
      return z.NEVER;
      // A transformation tells nobody what it takes; the field does (OpenAPI is written from it).
    })
    .meta({ field });
}

/** The schema of a record. Keys that no field names are dropped; a call refuses them before (`core/unnamed.ts`). */
export function recordSchema<F extends Fields>(fields: F): z.ZodType<Values<F>> {
  const shape = recordShape(fields, {});
  const kept = Object.entries(fields).flatMap(([name, field]): [string, string][] =>
    field.kind === 'kadar' && field.typedIn !== undefined ? [[name, field.typedIn]] : [],
  );
  return (kept.length === 0 ? shape : z.preprocess((value) => keepTyped(value, kept), shape)) as unknown as z.ZodType<
    Values<F>
  >;
}

/** Writes purities that were typed per mille into the fields that keep them so, where these are empty. */
function keepTyped(value: unknown, kept: readonly (readonly [name: string, typedIn: string])[]): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const record = value as Readonly<Record<string, unknown>>;
  const typed = kept.flatMap(([name, typedIn]): [string, string][] => {
    const purity = Dec.parse(record[name]);
    return isEmpty(record[typedIn]) && purity?.gt(KADAR_PERSEN) ? [[typedIn, purity.toString()]] : [];
  });
  return typed.length === 0 ? value : { ...record, ...Object.fromEntries(typed) };
}

/** A record of fields with further named schemas beside them: a document's parts and rows. */
export function recordShape(fields: Fields, more: Readonly<Record<string, z.ZodType>>): z.ZodObject {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]));
  return z.object({ ...shape, ...more }, broken('bukan_data'));
}

/** Numbers of papers to which something is done together: at least one. */
export const chosenNumbers = (most: number) => z.array(z.string().max(60)).min(1, 'pilih_transaksi').max(most);

const RULE_TEXT = /^([a-z][a-z_0-9]*)(?: (\{.*\}))?$/;

/** The rule behind a zod issue. Issues in zod's own words (a wrong JSON type) count as `bukan_data`. */
export function ruleOf(issue: z.core.$ZodIssue): RuleBreak {
  const match = RULE_TEXT.exec(issue.message);
  if (!match?.[1]) return { rule: 'bukan_data' };
  return match[2] ? { rule: match[1], params: JSON.parse(match[2]) as RuleBreak['params'] } : { rule: match[1] };
}

/** First broken rule per field, keyed by dotted path: `barang.0.berat`. */
export function fieldBreaks(error: z.ZodError): Record<string, RuleBreak> {
  const breaks: Record<string, RuleBreak> = {};
  for (const issue of error.issues) breaks[issue.path.join('.')] ??= ruleOf(issue);
  return breaks;
}
