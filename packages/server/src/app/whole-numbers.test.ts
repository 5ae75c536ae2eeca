import { BULAT_MAKS, type Fields } from '@kilau/contract/core/field.ts';
import { kinds, resources } from '@kilau/contract/registry.ts';
import { expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';

const server = testApp();

type Json = Readonly<Record<string, unknown>>;

/** Every whole number in a description, by where it stands; rupiah are kept as decimals. */
function wholeIn(node: unknown, at: readonly string[] = []): readonly (readonly [at: string, schema: Json])[] {
  if (typeof node !== 'object' || node === null) return [];
  const schema = node as Json;
  const own = [schema['type']].flat().includes('integer') && schema['description'] !== 'Rupiah';
  const name = at.filter((part) => !/^(content|application\/json|schema|properties|items|\d+)$/.test(part)).join(' ');
  return [
    ...(own ? [[name, schema] as const] : []),
    ...Object.entries(schema).flatMap(([key, part]) =>
      wholeIn(part, [
        ...at,
        typeof (part as Json | null)?.['name'] === 'string' ? String((part as Json)['name']) : key,
      ]),
    ),
  ];
}

/** Kept as `bigint`: rupiah for a carat, and the chain of the books. */
const WIDER = [
  '/parameter-berlian: get parameters harga_per_karat',
  '/parameter-berlian: post requestBody harga_per_karat',
  '/parameter-berlian.csv: get parameters harga_per_karat',
  '/parameter-berlian/{kode}: put requestBody harga_per_karat',
  '/barang-manual/riwayat: get parameters after',
];

it('of every call lie within what the database keeps them in', async () => {
  const { body } = await server.call('GET', 'openapi.json');
  const { paths } = body as { readonly paths: Json };
  const whole = Object.entries(paths).flatMap(([path, calls]) =>
    wholeIn(calls).map(([name, schema]) => ({ path, name, schema })),
  );
  expect(whole.length).toBeGreaterThan(200);
  const wide = whole.filter(
    ({ schema: { minimum, maximum, enum: options } }) =>
      options === undefined && !(Number(minimum) >= -BULAT_MAKS - 1 && Number(maximum) <= BULAT_MAKS),
  );
  expect(wide.map(({ path, name }) => `${path}: ${name}`)).toEqual(WIDER);
});

const HOLDS: Readonly<Record<string, number>> = {
  smallint: 32_767,
  integer: BULAT_MAKS,
  bigint: Number.MAX_SAFE_INTEGER,
};

it('of every table fit the column that they are kept in', async () => {
  const columns = await server.db.query<{ at: string; data_type: string }>(
    `select table_name || '.' || column_name as at, data_type from information_schema.columns
      where table_schema = current_schema()`,
  );
  const typeOf = new Map(columns.map(({ at, data_type }) => [at, data_type]));
  const tables: readonly (readonly [table: string, fields: Fields])[] = [
    ...resources.map(({ table, fields }) => [table, fields] as const),
    ...kinds.flatMap(({ stored, lines }) =>
      [...(stored ? [stored] : []), ...Object.values(lines)].map(({ table, fields }) => [table, fields] as const),
    ),
  ];
  const kept = tables.flatMap(([table, fields]) =>
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'integer' && field.elsewhere !== true
        ? [{ at: `${table}.${name}`, most: Math.max(field.max ?? BULAT_MAKS, -(field.min ?? -BULAT_MAKS)) }]
        : [],
    ),
  );
  expect(kept.length).toBeGreaterThan(80);
  const tight = kept.filter(({ at, most }) => most > (HOLDS[typeOf.get(at) ?? ''] ?? 0));
  expect(tight.map(({ at, most }) => `${at} ${typeOf.get(at)}: ${most}`)).toEqual([]);
});
