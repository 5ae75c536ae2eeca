import { z } from 'zod';
import { rowFields } from './kind-fields.ts';
import type { Kind, KindInput } from './kind.ts';
import { fieldSchema, recordSchema, recordShape } from './schema.ts';

/**
 * The schema of what a caller sends to make a paper. Parts may be left out: their defaults stand in. It stands apart
 * from the definitions, which the browser's first load holds, because the schema library is as large as all of them.
 */
export function kindSchema<K extends Kind>(kind: K): z.ZodType<KindInput<K>> {
  const rows = Object.fromEntries(Object.entries(rowFields(kind)).map(([name, field]) => [name, fieldSchema(field)]));
  const parts = Object.fromEntries(
    Object.entries(kind.parts).map(([name, fields]) => [
      name,
      z.preprocess((value) => value ?? {}, recordSchema(fields)),
    ]),
  );
  return recordShape(kind.header, { ...parts, ...rows }) as unknown as z.ZodType<KindInput<K>>;
}

const without = <T>(all: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));

/** The same of a paper of before, with what is sent beside it: what was paid or asked then is not sent again. */
export function openingSchema({ opening, ...kind }: Kind): z.ZodType<Readonly<Record<string, unknown>>> {
  const left = opening?.without ?? [];
  const rest: Kind = { ...kind, parts: without(kind.parts, left), rows: without(kind.rows, left) };
  return z.intersection(recordSchema(opening?.input ?? {}), kindSchema(rest));
}

/** What stands in for that: no rows, and parts that say nothing. */
export const leftOut = ({ opening, parts, rows }: Kind): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    (opening?.without ?? []).map((name) => [name, name in rows ? [] : recordSchema(parts[name] ?? {}).parse({})]),
  );
