import { z } from 'zod';
import type { DocumentDefinition, DocumentInput } from './document.ts';
import { lines } from './field.ts';
import { fieldSchema, recordSchema, recordShape } from './schema.ts';

/**
 * The schema of what a caller sends for a document. Parts may be left out: their defaults stand in. It stands apart
 * from the definitions, which the browser's first load holds, because the schema library is as large as all of them.
 */
export function documentSchema<D extends DocumentDefinition>(document: D): z.ZodType<DocumentInput<D>> {
  const rows = Object.fromEntries(
    Object.entries(document.rows).map(([name, fields]) => [name, fieldSchema(lines(fields, { max: 500 }))]),
  );
  const parts = Object.fromEntries(
    Object.entries(document.parts).map(([name, fields]) => [
      name,
      z.preprocess((value) => value ?? {}, recordSchema(fields)),
    ]),
  );
  return recordShape(document.header, { ...parts, ...rows }) as unknown as z.ZodType<DocumentInput<D>>;
}
