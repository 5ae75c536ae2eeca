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
