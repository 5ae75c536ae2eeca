import { CSV_START } from '@kilau/contract/core/csv.ts';
import type { Readable } from 'node:stream';
import { cellText } from '@kilau/contract/core/cell-text.ts';
import { labelKey, type Field } from '@kilau/contract/core/field.ts';
import type { Context } from '../platform/context.ts';
import { headed, streamed } from '../platform/http/streamed.ts';
import { csvLine } from './csv.ts';
import { keyNames } from './import/key.ts';
import type { Row } from './resource.hooks.ts';
import { readAll, type ListQuery } from './resource.list.ts';
import type { Master } from './resource.sql.ts';

/**
 * Columns of an exported list: all that is read, but for codes the server makes where something else tells records
 * apart.
 */
const exported = ({ resource, stored }: Master): readonly (readonly [string, Field])[] =>
  [...stored, ...Object.entries(resource.computed ?? {})].filter(
    ([name, field]) =>
      field.kind !== 'secret' && !(resource.generatedId && name === resource.id && !keyNames(resource).includes(name)),
  );

/** The whole list as CSV, with the caller's words in the head. Streams, whatever its length. */
export function csvOf(context: Context, master: Master, query: ListQuery): Promise<Readable> {
  const fields = exported(master);
  // Where a list holds what is out of use too, each record says whether it is.
  const whether = query.status_aktif === 'true' ? [] : [context.t('master.aktif')];
  const line = (row: Row) =>
    csvLine([
      ...fields.map(([name, field]) => cellText(field, row[name], context.t)),
      ...whether.map(() => context.t(row['status_aktif'] === true ? 'umum.ya' : 'umum.tidak')),
    ]);
  async function* lines(): AsyncGenerator<string> {
    for await (const rows of readAll(context.db, context, master, query)) yield rows.map(line).join('');
  }
  const head = [...fields.map(([name, field]) => context.t(labelKey(name, field))), ...whether];
  return streamed(headed(CSV_START + csvLine(head), lines()), context.log);
}
