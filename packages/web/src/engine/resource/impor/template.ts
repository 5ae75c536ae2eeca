import { cellText, type Words } from '@kilau/contract/core/cell-text.ts';
import { labelKey, type Field } from '@kilau/contract/core/field.ts';
import { inputFields, type Resource } from '@kilau/contract/core/resource.ts';
import { sampleValue } from '@kilau/contract/core/sample.ts';
import type { Column } from '../../../ui/table/types.ts';
import { loadDefinition } from '../../definitions.ts';
import { resourceCalls } from '../resource-calls.ts';

/** Records that a field names. */
const targets = (field: Field): readonly string[] =>
  'to' in field ? [field.to] : field.kind === 'lines' ? Object.values(field.fields).flatMap(targets) : [];

/** The first code of each master that the sample refers to, so that the sample itself could be imported. */
async function firstCodes(fields: readonly Field[]): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(
    [...new Set(fields.flatMap(targets))].map(async (key): Promise<[string, string]> => {
      const target = await loadDefinition('resource', key);
      const page = await resourceCalls.page(target, { limit: 1 });
      return [key, String(page.data[0]?.[target.id] ?? '')];
    }),
  );
  return new Map(found);
}

export interface Template {
  readonly columns: readonly Column<Readonly<Record<string, unknown>>>[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** The head of a file for this master in the words of the user, and one line that shows what stands where. */
export async function templateOf(resource: Resource, words: Words): Promise<Template> {
  const fields = Object.entries(inputFields(resource, 'create'));
  const codes = await firstCodes(fields.map(([, field]) => field));
  const isPicture = (field: Field) => field.kind === 'image' || field.kind === 'images';
  // A picture is named by the server once it is there: a sample of one would be refused.
  const row = Object.fromEntries(
    fields.map(([name, field]) => [
      name,
      isPicture(field) ? null : sampleValue(field, 1, (key) => codes.get(key) ?? ''),
    ]),
  );
  const columns = fields.map(([name, field]): Template['columns'][number] => ({
    key: name,
    title: words(labelKey(name, field)),
    text: (record) => cellText(field, record[name], words),
  }));
  return { columns, rows: [row] };
}
