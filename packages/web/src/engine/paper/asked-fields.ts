import { lines, type Fields } from '@kilau/contract/core/field.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { rowFields } from '@kilau/contract/core/kind-fields.ts';

/** What making a paper of a kind asks for, by path: parts, the head, rows. */
export function askedFields(kind: Kind): Fields {
  return {
    ...Object.fromEntries(
      Object.entries(kind.parts).flatMap(([part, fields]) =>
        Object.entries(fields).map(([name, field]) => [`${part}.${name}`, field]),
      ),
    ),
    ...kind.header,
    ...rowFields(kind),
  };
}

/** What parts are called: their name is no field's. */
const PART_LABELS: Readonly<Record<string, string>> = { pelanggan: 'field.pelanggan' };

/** A part of what is sent, as its approval binds it: a row of its own. */
const partFields = ({ parts }: Kind): Fields =>
  Object.fromEntries(
    Object.entries(parts).map(([name, fields]) => [
      name,
      lines(fields, { max: 1, label: PART_LABELS[name] ?? `field.${name}` }),
    ]),
  );

/** The same, and what the approval of the making binds beside it: the approver reads both in words. */
export const boundFields = (kind: Kind): Fields => ({ ...kind.binds, ...partFields(kind), ...askedFields(kind) });
