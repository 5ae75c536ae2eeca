import type { Field, Fields } from '@kilau/contract/core/field.ts';
import { SECRET_REPLACED } from '@kilau/contract/core/format.ts';
import type { Context } from '../platform/context.ts';

type Row = Readonly<Record<string, unknown>>;

/** Where a secret stands: read anywhere else it says nothing. `holder` is its table, or the key of its settings. */
export const secretPlace = (kode_toko: string, holder: string, name: string): string =>
  `${kode_toko}/${holder}/${name}`;

/** The value as it is stored: a secret sealed, everything else as it is. */
export function sealed(
  { secrets, shop }: Pick<Context, 'secrets'> & { readonly shop: Pick<Context['shop'], 'kode_toko'> },
  holder: string,
  name: string,
  field: Field | undefined,
  value: unknown,
): unknown {
  return field?.kind === 'secret' && typeof value === 'string' && value !== ''
    ? secrets.seal(value, secretPlace(shop.kode_toko, holder, name))
    : value;
}

/** Whether a change of the field says anything: an empty password or secret means that it stays. */
export const leavesAsItIs = (field: Field | undefined, value: unknown): boolean =>
  (field?.kind === 'password' || field?.kind === 'secret') && (value === null || value === '');

/** What a history tells of secrets that took the place of others; their values it never has. */
export function replacedSecrets(fields: Fields, before: Row, changes: Row): Row {
  const replaced = Object.keys(changes).filter((name) => fields[name]?.kind === 'secret' && before[name] === true);
  return Object.fromEntries(replaced.map((name) => [name, SECRET_REPLACED]));
}
