import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { databaseOn } from '../platform/database/database-on.ts';
import { startEmbedded, type EmbeddedDatabase } from '../platform/database/embedded.ts';
import { fingerprint, migrate } from '../platform/database/migrate.ts';
import { migrationsDir, withClient } from '../platform/database/open.ts';
import { serverRoot } from '../platform/server-root.ts';
import { prepareProgramRole, programRoleOf } from '../platform/database/program-role.ts';
import { makeMemorySpace, type MemorySpace } from './memory-space.ts';
import { TEST_DATABASE_PREFIX, TEST_OWNER, TEST_TEMPLATE_PREFIX } from './test-server.ts';

/** Test data may be lost with the machine; not waiting for the disk makes a fresh database several times faster. */
const CONF = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: 100,
  shared_buffers: '128MB',
  // Whatever way is taken through a few rows is short; to look for the best one, anew for each value, takes longer.
  plan_cache_mode: 'force_generic_plan',
  join_collapse_limit: '1',
  from_collapse_limit: '1',
};
const MOST_RUNS_AT_ONCE = 16;

/**
 * One PostgreSQL for a whole run of the tests, with a migrated template from which each test file clones its own
 * database. It is kept between runs under `.cache`, with the template as long as the migrations stay the same.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['TEST_DATABASE_URL'] || process.env['DATABASE_URL'];
  const embedded = url ? undefined : await startUnshared();
  const connection: pg.ClientConfig = embedded ? embedded.connection : { connectionString: url };
  try {
    const template = await prepareTemplate(connection);
    if (embedded) await dropLeftovers(connection, template);
    const space = embedded && (await memorySpaceOf(connection));
    project.provide('testServer', { connection, template, space: space?.name ?? '' });
    return async () => {
      await embedded?.stop();
      space?.remove();
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** Room in memory for the clones of a cluster that is ours alone. */
async function memorySpaceOf(connection: pg.ClientConfig): Promise<MemorySpace | undefined> {
  let space: MemorySpace | undefined;
  await withClient(connection, async (client) => {
    // Its socket lies in a directory of its own.
    space = await makeMemorySpace(client, connection.host ?? '');
  });
  return space;
}

/** Runs at the same time each take a cluster: a guest would lose its database when the run that owns it is over. */
async function startUnshared(): Promise<EmbeddedDatabase> {
  const cache = join(serverRoot(), '..', '..', '.cache', 'pg-test');
  for (let slot = 1; slot <= MOST_RUNS_AT_ONCE; slot++) {
    const stateDir = join(cache, String(slot));
    const database = await startOrRenew(stateDir);
    if (!database.guest) return database;
  }
  throw new Error(`${MOST_RUNS_AT_ONCE} runs of the tests hold a database each; is one of them stuck?`);
}

/** Without fsync a crash of the machine may leave a broken cluster; nothing in it is worth repairing. */
async function startOrRenew(stateDir: string): Promise<EmbeddedDatabase> {
  mkdirSync(stateDir, { recursive: true });
  try {
    return await startEmbedded({ stateDir, conf: CONF });
  } catch {
    rmSync(stateDir, { recursive: true, force: true });
    return startEmbedded({ stateDir, conf: CONF });
  }
}

async function prepareTemplate(connection: pg.ClientConfig): Promise<string> {
  const template = `${TEST_TEMPLATE_PREFIX}${fingerprint(migrationsDir())}_program2`;
  await withClient(connection, async (client) => {
    // A server that is not ours alone may see another run prepare the same template at this moment.
    await client.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rows } = await client.query<{ ready: boolean }>(
      'select datistemplate as ready from pg_database where datname = $1',
      [template],
    );
    if (rows[0]?.ready) return;
    await client.query(`drop database if exists ${template} with (force)`);
    await client.query(`create database ${template} template template0`);
    await migrate(databaseOn(connection, template), migrationsDir(), undefined, {
      after: async (owner) => {
        await prepareProgramRole(owner, programRoleOf(TEST_OWNER));
        // Tables that tests make for toys are the program's to work with too.
        await owner.query(`alter default privileges in schema public grant select, insert, update, delete on tables
          to ${programRoleOf(TEST_OWNER).user}`);
      },
    });
    // Marked last: a template without the mark was left half made.
    await client.query(`alter database ${template} with is_template true allow_connections false`);
  });
  return template;
}

/** Databases of runs that were killed, and templates of other migrations. Only for a cluster that is ours alone. */
async function dropLeftovers(connection: pg.ClientConfig, template: string): Promise<void> {
  await withClient(connection, async (client) => {
    const { rows } = await client.query<{ name: string; template: boolean }>(
      `select datname as name, datistemplate as template from pg_database
       where (starts_with(datname, $1) or starts_with(datname, $2)) and datname <> $3`,
      [TEST_DATABASE_PREFIX, TEST_TEMPLATE_PREFIX, template],
    );
    for (const { name, template: kept } of rows) {
      const quoted = pg.escapeIdentifier(name);
      // One whose dropping was cut off can be dropped, and nothing else.
      if (kept) await client.query(`alter database ${quoted} with is_template false`);
      await client.query(`drop database ${quoted} with (force)`);
    }
  });
}
