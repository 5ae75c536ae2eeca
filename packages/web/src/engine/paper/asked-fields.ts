import { lines, type Fields } from '@kilau/contract/core/field.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { MOST_ROWS } from '@kilau/contract/core/kind.ts';

/** What making a paper of a kind asks for, by path: parts, the head, rows. */
export function askedFields({ header, parts, rows }: Kind): Fields {
  return {
    ...Object.fromEntries(
      Object.entries(parts).flatMap(([part, fields]) =>
        Object.entries(fields).map(([name, field]) => [`${part}.${name}`, field]),
      ),
    ),
    ...header,
    ...Object.fromEntries(Object.entries(rows).map(([name, fields]) => [name, lines(fields, { max: MOST_ROWS })])),
  };
}
