import type { Fields } from '@kilau/contract/core/field.ts';
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

/** The same, and what the approval of the making binds beside it: the approver reads both in words. */
export const boundFields = (kind: Kind): Fields => ({ ...kind.binds, ...askedFields(kind) });
