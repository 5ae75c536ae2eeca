import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { newClient } from './reach.ts';
import { lineAt, splitStatements, type SqlStatement } from './sql-statements.ts';

/** A migration that cannot be applied, or a database that does not fit this program. Names the file, and the line. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

interface Migration {
  readonly file: string;
  readonly sha: string;
  readonly script: string;
}

type Log = (line: string) => void;

export interface MigrateOptions {
  /** What has to be done behind them, still one program at a time. */
  readonly after?: (client: pg.Client) => Promise<void>;
  /** The last one to apply: a database as it was, for data of then. */
  readonly until?: string;
}

/** Any number will do, as long as every version of Kilau uses the same. */
const LOCK = 727_001;
const PATIENCE_MS = 300_000;
const POLL_MS = 200;
const FILE_NAME = /^\d{4}-[a-z0-9-]+\.sql$/;

/**
 * Brings a database forward to this program: applies, in order, the files of `dir` it does not have yet, each in a
 * transaction of its own, or none for a file that begins with `-- no-transaction` (whose statements must then bear
 * being run again, since a failure in their midst leaves the earlier ones done).
 *
 * Any number of programs may call this at once. There is no way back: a mistake is corrected by a further file.
 * @returns the names of the files applied now.
 */
export async function migrate(
  connection: pg.ClientConfig,
  dir: string,
  log: Log = () => undefined,
  { after, until }: MigrateOptions = {},
): Promise<string[]> {
  const migrations = readMigrations(dir).filter(({ file }) => until === undefined || file <= until);
  const client = newClient({ application_name: 'kilau-migrate', ...connection });
  await client.connect();
  try {
    await takeLock(client, log);
    const pending = await compare(client, migrations);
    for (const migration of pending) {
      const started = performance.now();
      await apply(client, migration);
      log(`applied ${migration.file} in ${Math.round(performance.now() - started)} ms`);
    }
    await after?.(client);
    return pending.map(({ file }) => file);
  } finally {
    // Closing the session gives the lock back, also after an error.
    await client.end();
  }
}

/** The same for everyone who has the same migrations; a template database made by them can be kept under this name. */
export function fingerprint(dir: string): string {
  const all = readMigrations(dir).map(({ file, sha }) => `${file} ${sha}\n`);
  return createHash('sha256').update(all.join('')).digest('hex').slice(0, 16);
}

/** The migrations of this program, with the sum by which each is known. */
export const migrationsKnown = (dir: string): ReadonlyMap<string, string> =>
  new Map(readMigrations(dir).map(({ file, sha }) => [file, sha]));

function readMigrations(dir: string): Migration[] {
  const files = readdirSync(dir)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
  for (const [index, file] of files.entries()) {
    if (!FILE_NAME.test(file)) throw new MigrationError(`${file}: a migration is named like 0001-barang.sql`);
    if (files[index - 1]?.slice(0, 4) === file.slice(0, 4)) {
      throw new MigrationError(`${file}: ${files[index - 1]} has the same number`);
    }
  }
  return files.map((file) => {
    // Git may check files out with other line ends; that changes nothing.
    const script = readFileSync(join(dir, file), 'utf8').replaceAll('\r\n', '\n');
    return { file, script, sha: createHash('sha256').update(script).digest('hex') };
  });
}

/**
 * Asks again and again rather than waiting inside `pg_advisory_lock()`: that call would hold a snapshot, for which a
 * CREATE INDEX CONCURRENTLY of the migration under way waits in turn, for ever.
 */
async function takeLock(client: pg.Client, log: Log): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (let first = true; ; first = false) {
    const { rows } = await client.query<{ ok: boolean }>('select pg_try_advisory_lock($1) as ok', [LOCK]);
    if (rows[0]?.ok) return;
    if (first) log('another program is migrating this database, waiting for it');
    if (Date.now() > deadline) {
      throw new MigrationError('another program has been migrating this database for too long');
    }
    await sleep(POLL_MS);
  }
}

/** The history of this program begins with other files than the one that made the database. */
const madeByAnother = (file: string): string =>
  `this database was made by an earlier Kilau, from other migrations (the first is ${file}), and cannot be brought ` +
  'forward; nothing was changed. Start the version that made it and export what you need, then let this version ' +
  'begin anew with an empty database (another DATABASE_URL or KILAU_DATA)';

/** Answers what is to be applied, after making sure that the past of the database is the past of this program. */
async function compare(client: pg.Client, migrations: readonly Migration[]): Promise<Migration[]> {
  await client.query(`create table if not exists public.skema_migrasi (
    berkas text primary key, sha text not null, diterapkan timestamptz not null default now(), ms integer not null)`);
  const { rows } = await client.query<{ berkas: string; sha: string }>(
    'select berkas, sha from public.skema_migrasi order by berkas collate "C"',
  );
  const known = new Map(migrations.map(({ file, sha }) => [file, sha]));
  const [first] = rows;
  if (first && !known.has(first.berkas)) throw new MigrationError(madeByAnother(first.berkas));
  for (const { berkas, sha } of rows) {
    if (!known.has(berkas)) {
      throw new MigrationError(`the database is newer than this program: it has ${berkas}; update the program`);
    }
    if (known.get(berkas) !== sha) {
      throw new MigrationError(`${berkas} was changed after it was applied; take the change back and write a new file`);
    }
  }
  const applied = new Set(rows.map(({ berkas }) => berkas));
  const pending = migrations.filter(({ file }) => !applied.has(file));
  const newest = rows.at(-1)?.berkas ?? '';
  const late = pending.find(({ file }) => file < newest);
  if (late) {
    throw new MigrationError(`${late.file} comes before ${newest}, which is applied already; give it a later number`);
  }
  return pending;
}

async function apply(client: pg.Client, { file, sha, script }: Migration): Promise<void> {
  const transaction = !script.startsWith('-- no-transaction');
  const started = performance.now();
  if (transaction) await client.query('begin');
  try {
    for (const statement of splitStatements(script)) await run(client, file, statement);
    const ms = Math.round(performance.now() - started);
    await client.query('insert into public.skema_migrasi (berkas, sha, ms) values ($1, $2, $3)', [file, sha, ms]);
    if (transaction) await client.query('commit');
  } catch (error) {
    if (transaction) await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function run(client: pg.Client, file: string, { text, line }: SqlStatement): Promise<void> {
  try {
    await client.query(text);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    // PostgreSQL counts characters, JavaScript half of some of them.
    const before = Array.from(text)
      .slice(0, Number(error.position ?? 1) - 1)
      .join('');
    const at = line + lineAt(before, before.length) - 1;
    const detail = [error.detail, error.hint].filter((part) => part !== undefined).join(' ');
    throw new MigrationError(`${file} line ${at}: ${error.message}${detail && ` (${detail})`}`, { cause: error });
  }
}
