import type { Field } from '@kilau/contract/core/field.ts';

/** What a chosen record puts into other fields beside its own. */
export const filled = (
  field: Field,
  chosen: Readonly<Record<string, unknown>> | undefined,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(field.kind === 'ref' ? (field.fill ?? {}) : {}).map(([ours, theirs]) => [
      ours,
      chosen?.[theirs] ?? '',
    ]),
  );
