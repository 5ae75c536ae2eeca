import { LIST_KINDS, NUMERIC_KINDS } from '@kilau/contract/core/field.ts';
import { DEFAULT_FOLDER, IMAGE_FOLDERS } from '@kilau/contract/core/images.ts';
import type { Resource } from '@kilau/contract/core/resource.ts';
import { kinds, pages, resources } from '@kilau/contract/registry.ts';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { COLUMN_TYPES, KEPT_COLUMNS } from './resource.sql.ts';

const shop = testDatabase();

/** information_schema's words for the types of the engine. */
const DATA_TYPES: Readonly<Record<string, readonly string[]>> = {
  text: ['text'],
  numeric: ['numeric'],
  bigint: ['integer', 'bigint', 'smallint'],
  boolean: ['boolean'],
  date: ['date'],
  timestamptz: ['timestamp with time zone'],
  jsonb: ['jsonb'],
};

interface Column {
  readonly column_name: string;
  readonly data_type: string;
  readonly is_nullable: 'YES' | 'NO';
  readonly column_default: string | null;
}

const columnsOf = async (table: string): Promise<ReadonlyMap<string, Column>> =>
  new Map(
    (
      await shop.db.query<Column>(
        `select column_name, data_type, is_nullable, column_default from information_schema.columns
          where table_schema = current_schema() and table_name = $1`,
        [table],
      )
    ).map((column) => [column.column_name, column]),
  );

const keyOf = async (table: string): Promise<string[]> =>
  (
    await shop.db.query<{ name: string }>(
      `select a.attname as name from pg_index i join unnest(i.indkey) with ordinality k(attnum, place) on true
     join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
     where i.indrelid = to_regclass($1) and i.indisprimary order by k.place`,
      [table],
    )
  ).map(({ name }) => name);

/** Columns, beside the shop's, of every unique index that is not the key. */
const uniqueOf = async (table: string): Promise<string[]> =>
  (
    await shop.db.query<{ name: string }>(
      `select string_agg(a.attname, ',' order by a.attname) as name from pg_index i
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
     where i.indrelid = to_regclass($1) and i.indisunique and not i.indisprimary and a.attname <> 'kode_toko'
     group by i.indexrelid order by 1`,
      [table],
    )
  ).map(({ name }) => name);

const byKey = (list: readonly Resource[]) => list.map((resource): [string, Resource] => [resource.key, resource]);

describe.each(byKey(resources))('%s', (_, resource) => {
  it('has a column of the right type for every field', async () => {
    const columns = await columnsOf(resource.table);
    for (const [name, field] of Object.entries(resource.fields)) {
      if (field.kind === 'password') continue;
      if (field.elsewhere === true) {
        expect(columns.has(name), name).toBe(false);
        continue;
      }
      expect(DATA_TYPES[COLUMN_TYPES[field.kind]], name).toContain(columns.get(name)?.data_type);
      // What may be left empty in the form must be allowed to be empty in the table.
      if (
        !field.required &&
        !LIST_KINDS.has(field.kind) &&
        !('default' in field && field.default !== undefined) &&
        field.kind !== 'boolean' &&
        field.readOnly !== 'always'
      ) {
        expect(
          columns.get(name)?.is_nullable === 'YES' || columns.get(name)?.column_default !== null,
          `${name} may be empty`,
        ).toBe(true);
      }
    }
    for (const name of [...KEPT_COLUMNS, 'dibuat_oleh', 'dibuat_pada']) expect([...columns.keys()]).toContain(name);
  });

  it('is keyed by shop and code', async () => {
    expect(await keyOf(resource.table)).toEqual(resource.global ? [resource.id] : ['kode_toko', resource.id]);
  });

  it('knows what may not occur twice', async () => {
    const sets = (resource.unique ?? []).map((one) => [one].flat().toSorted().join(','));
    expect(await uniqueOf(resource.table)).toEqual(sets.toSorted());
  });

  it('names only fields it has, and masters that exist', () => {
    const names = Object.keys(resource.fields);
    for (const name of [
      resource.id,
      resource.name,
      ...resource.columns,
      ...resource.search,
      ...(resource.unique ?? []).flat(),
      resource.sort ?? resource.id,
      ...(resource.rules ?? []).flatMap((rule) => {
        if (rule.check === 'wajib') return [...rule.fields, rule.unless];
        return rule.check === 'urut' ? [rule.from, rule.to] : [rule.field, rule.when];
      }),
      ...(resource.band ? [resource.band.from, resource.band.to, ...(resource.band.per ?? [])] : []),
    ]) {
      expect(names).toContain(name);
    }
    for (const field of Object.values(resource.fields)) {
      if (field.kind === 'image' || field.kind === 'images') {
        expect(IMAGE_FOLDERS).toContain(field.folder ?? DEFAULT_FOLDER);
      }
      if (field.kind === 'ref' || field.kind === 'refs') expect(resources.map(({ key }) => key)).toContain(field.to);
    }
  });

  it('asks for its code, once, unless the server makes it', () => {
    const id = resource.fields[resource.id];
    expect(id && NUMERIC_KINDS.has(id.kind)).toBe(false);
    expect(id?.readOnly).toBe(resource.generatedId ? 'always' : 'edit');
    if (!resource.generatedId) expect(id?.required).toBe(true);
  });
});

it('no two masters share a key, a page, a table or a call', () => {
  for (const what of [
    resources.map(({ key }) => key),
    pages.map(({ path }) => path),
    resources.map(({ table }) => table),
    resources.map(({ calls }) => calls.base),
  ]) {
    expect(new Set(what).size).toBe(what.length);
  }
  const papers = kinds.map(({ key }) => key);
  expect(papers.filter((key) => resources.some((resource) => resource.key === key))).toEqual([]);
  expect(new Set(papers).size).toBe(papers.length);
});
