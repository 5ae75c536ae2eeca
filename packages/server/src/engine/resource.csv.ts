import { Readable } from 'node:stream';
import { Dec } from '@kilau/contract/core/dec.ts';
import { labelKey, type Field } from '@kilau/contract/core/field.ts';
import type { Context } from '../platform/context.ts';
import { CSV_START, csvLine } from './csv.ts';
import type { Row } from './resource.hooks.ts';
import { readAll, type ListQuery } from './resource.list.ts';
import type { Master } from './resource.sql.ts';

function cell(field: Field, value: unknown, context: Context): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Dec) return value.toString();
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return context.t(value ? 'umum.ya' : 'umum.tidak');
  if (field.kind === 'choice' && field.optionLabel) return context.t(`${field.optionLabel}.${String(value)}`);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The whole list as CSV, with the caller's words in the head. Streams, whatever its length. */
export function csvOf(context: Context, master: Master, query: ListQuery): Readable {
  const fields = [...master.stored].filter(([name]) => !(master.resource.generatedId && name === master.resource.id));
  const line = (row: Row) => csvLine(fields.map(([name, field]) => cell(field, row[name], context)));
  async function* text(): AsyncGenerator<string> {
    yield CSV_START + csvLine(fields.map(([name, field]) => context.t(labelKey(name, field))));
    for await (const rows of readAll(context.db, context, master, query)) yield rows.map(line).join('');
  }
  return Readable.from(text());
}
