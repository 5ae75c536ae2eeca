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
