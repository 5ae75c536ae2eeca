import type { Fields } from '@kilau/contract/core/field.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { unnamedFields } from '@kilau/contract/core/unnamed.ts';
import type { Row } from './resource.hooks.ts';

/** What a definition says of the names of its record. */
interface Named {
  readonly fields: Fields;
  readonly derived?: readonly string[];
}

const asSent = (value: unknown): string => JSON.stringify(value ?? '');

/** What of a record is told and not written here: it may come back as it is kept. */
function told({ fields }: Named, kept: Row, name: string, value: unknown): RuleBreak | undefined {
  if (!(name in kept) && !(name in fields)) return { rule: 'tidak_dikenal' };
  return asSent(kept[name]) === asSent(value) ? undefined : { rule: 'tidak_diubah_di_sini' };
}

/**
 * Refuses what a caller sends of a record beside the fields that can be written: silence would look like a change.
 * Whoever sends a whole record back as he read it is understood.
 * @param inputs those of its fields that can be written.
 * @param kept the record as it stands; nothing for a new one.
 * @throws Problem `data_tidak_valid` with `tidak_dikenal` or `tidak_diubah_di_sini` at each.
 */
export function assertNamed(record: Named, inputs: Fields, sent: Row, kept: Row = {}): void {
  const others = Object.entries(sent).filter(([name]) => !(name in inputs) && !record.derived?.includes(name));
  const breaks = unnamedFields(inputs, Object.fromEntries(Object.entries(sent).filter(([name]) => name in inputs)));
  for (const [name, value] of others) {
    const broken = value === undefined ? undefined : told(record, kept, name, value);
    if (broken) breaks[name] = broken;
  }
  if (Object.keys(breaks).length > 0) throw new Problem('data_tidak_valid', {}, breaks);
}
