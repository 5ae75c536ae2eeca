import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sql, Tx } from '../../platform/database/tx.ts';
import { serverRoot } from '../../platform/server-root.ts';

/**
 * The data of a small shop in the schema of one migration, as a file of text: what the shop comes to first, then each
 * table with a row a line. It is written once (`npm run fixture`), while that migration is the last one, and never again.
 */
export interface Fixture {
  /** The last migration of the schema, and the fingerprint of all up to it. */
  readonly migration: string;
  readonly fingerprint: string;
  /** What the shop comes to, in words that outlive the schema. */
  readonly figures: readonly string[];
  readonly tables: readonly FixtureTable[];
}
export interface FixtureTable {
  readonly table: string;
  readonly columns: readonly string[];
  /** Values in the order of the columns, a JSON list each, as PostgreSQL wrote it: numbers with all of their digits. */
  readonly rows: readonly string[];
}

export const fixturesDir = (): string => join(serverRoot(), 'upgrades');

/** The file that belongs to a migration: `0012-antrean.jsonl`. */
export const fixtureName = (migration: string): string => migration.replace(/\.sql$/, '.jsonl');

/** Every fixture there is, by schema, the oldest first. */
export const fixtureNames = (): readonly string[] =>
  readdirSync(fixturesDir())
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted();

const TABLE = '# ';
const FIGURE = '= ';

export function readFixture(name: string): Fixture {
  const [head = '', ...lines] = readFileSync(join(fixturesDir(), name), 'utf8').trimEnd().split('\n');
  const figures: string[] = [];
  const tables: { table: string; columns: string[]; rows: string[] }[] = [];
  for (const line of lines) {
    const [table = '', ...columns] = line.slice(TABLE.length).split(' ');
    if (line.startsWith(FIGURE)) figures.push(line.slice(FIGURE.length));
    else if (line.startsWith(TABLE)) tables.push({ table, columns, rows: [] });
    else tables.at(-1)?.rows.push(line);
  }
  return { ...(JSON.parse(head) as Pick<Fixture, 'migration' | 'fingerprint'>), figures, tables };
}

/** A fixture as it stands in its file. */
export const fixtureText = ({ migration, fingerprint, figures, tables }: Fixture): string =>
  [
    JSON.stringify({ migration, fingerprint }),
    ...figures.map((line) => FIGURE + line),
    ...tables.flatMap(({ table, columns, rows }) => [TABLE + [table, ...columns].join(' '), ...rows]),
    '',
  ].join('\n');

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** Columns that a table is written with, by table: without those that it works out itself. */
export async function columnsByTable(sql: Sql): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await sql.query<{ table: string; columns: string[] }>(
    `select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'skema_migrasi'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by 1 order by 1`,
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** The rows of a table, each a JSON list, in an order of their own. */
export async function rowsOf(sql: Sql, table: string, columns: readonly string[]): Promise<readonly string[]> {
  const rows = await sql.query<{ isi: string }>(
    `select isi from (select json_build_array(${quoted(columns)})::text as isi from "${table}") t order by isi collate "C"`,
  );
  return rows.map(({ isi }) => isi);
}

/** A value of a row as its column has it: a list in JSON is none of PostgreSQL's. */
const valueSql = (index: number, type: string): string =>
  type.endsWith('[]')
    ? `case json_typeof(isi -> ${index}) when 'array' then array(select json_array_elements_text(isi -> ${index}))::${type} end`
    : `(isi ->> ${index})::${type}`;

/**
 * Puts a fixture into an empty database of its schema, as it stands: no trigger adds to it or refuses it, and what
 * migrations have put in stands in it too.
 */
export async function loadFixture(tx: Tx, { tables }: Fixture): Promise<void> {
  await tx.query(`set local session_replication_role = replica`);
  for (const { table, columns, rows } of tables) {
    const typed = await tx.query<{ name: string; type: string }>(
      `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute where attrelid = $1::regclass`,
      [table],
    );
    const types = new Map(typed.map(({ name, type }) => [name, type]));
    const values = columns.map((column, index) => valueSql(index, types.get(column) ?? 'text'));
    await tx.query(`delete from "${table}"`);
    await tx.query(
      `insert into "${table}" (${quoted(columns)}) select ${values.join(', ')} from json_array_elements($1) isi`,
      [`[${rows.join(',')}]`],
    );
  }
}
