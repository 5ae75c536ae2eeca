import type { FieldKind } from '@kilau/contract/core/field.ts';
import { resourceOf } from '@kilau/contract/registry.ts';

/** One field as it is written on the command line: `nama:kind[:option][!]`, `!` for required. */
export interface ListedField {
  readonly name: string;
  readonly kind: ListedKind;
  readonly option: string;
  readonly required: boolean;
}

/** Kinds that a plain master's table holds. */
const KINDS = [
  'code',
  'text',
  'integer',
  'money',
  'weight',
  'kadar',
  'percent',
  'date',
  'boolean',
  'choice',
  'ref',
] as const satisfies readonly FieldKind[];
type ListedKind = (typeof KINDS)[number];

const PATTERN = /^([a-z][a-z0-9_]*):([a-z]+)(?::([^!]+))?(!)?$/;
const isKind = (word: string | undefined): word is ListedKind =>
  (KINDS as readonly (string | undefined)[]).includes(word);

/** Reads one field. @throws Error with a sentence for the person at the command line. */
export function readField(written: string): ListedField {
  const [, name = '', kind, option = '', mark] = PATTERN.exec(written) ?? [];
  if (!isKind(kind)) {
    throw new Error(
      `"${written}" is not a field. Write nama:kind[:option][!], with a kind out of ${KINDS.join(', ')}.`,
    );
  }
  if (kind === 'text' && !/^[1-9]\d*$/.test(option)) {
    throw new Error(`"${written}": a text needs its longest length, ${name}:text:60.`);
  }
  if (kind === 'choice' && option === '') {
    throw new Error(`"${written}": a choice needs its options, ${name}:choice:A,B.`);
  }
  if (kind === 'ref' && !resourceOf(option)) throw new Error(`"${written}": there is no master "${option}".`);
  return { name, kind, option, required: mark !== undefined };
}

const quoted = (text: string): string => `'${text}'`;

/** The field in the definition: `text({ required: true, max: 60, upper: true })`. */
export function definitionOf({ name, kind, option, required }: ListedField, isId: boolean): string {
  const settings = [
    ...(required || isId ? ['required: true'] : []),
    ...(isId ? ["readOnly: 'edit'"] : []),
    ...(kind === 'text' ? [`max: ${option}`] : []),
    ...(kind === 'text' && name.startsWith('nama_') ? ['upper: true'] : []),
  ];
  const object = settings.length > 0 ? `{ ${settings.join(', ')} }` : '{}';
  if (kind === 'choice') {
    return `choice([${option.split(',').map(quoted).join(', ')}]${settings.length > 0 ? `, ${object}` : ''})`;
  }
  if (kind === 'ref') return `ref('${option}'${settings.length > 0 ? `, ${object}` : ''})`;
  return `${kind}(${object})`;
}

const TYPES: Readonly<Record<ListedKind, string>> = {
  code: 'text',
  text: 'text',
  choice: 'text',
  ref: 'text',
  integer: 'integer',
  money: 'numeric(15,0)',
  weight: 'numeric(12,3)',
  kadar: 'numeric(6,3)',
  percent: 'numeric(6,3)',
  date: 'date',
  boolean: 'boolean',
};

const CHECKS: Partial<Readonly<Record<ListedKind, (name: string, option: string) => string>>> = {
  money: (name) => `${name} >= 0`,
  weight: (name) => `${name} >= 0`,
  kadar: (name) => `${name} >= 0 and ${name} <= 100`,
  percent: (name) => `${name} >= 0 and ${name} <= 100`,
  choice: (name, option) => `${name} in (${option.split(',').map(quoted).join(', ')})`,
};

/** The field's column. An optional text is never NULL but empty; an optional number or date is NULL. */
export function columnOf({ name, kind, option, required }: ListedField, isId: boolean): string {
  const text = kind === 'code' || kind === 'text';
  const nullness =
    required || isId
      ? ' not null'
      : kind === 'boolean'
        ? ' not null default false'
        : text
          ? " not null default ''"
          : '';
  const check = CHECKS[kind]?.(name, option);
  return `${name} ${TYPES[kind]}${nullness}${check ? ` check (${check})` : ''}`;
}

/** The foreign key of a reference. */
export function foreignKeyOf({ name, kind, option }: ListedField): string | undefined {
  return kind === 'ref' ? `foreign key (kode_toko, ${name}) references ${resourceOf(option)?.table ?? ''}` : undefined;
}
