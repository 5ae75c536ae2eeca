import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { openJobs } from '../app/jobs.ts';
import type { Jobs } from '../platform/jobs/job-pool.ts';
import { createLog } from '../platform/log.ts';
import { databaseOn } from '../platform/database/database-on.ts';
import { createPool } from '../platform/database/pool.ts';
import { createDb, type Db } from '../platform/database/tx.ts';
import { asProgram, TEST_DATABASE_PREFIX } from './test-server.ts';

/** A database of a test's own, migrated and empty. */
export interface TestDb {
  readonly name: string;
  readonly db: Db;
  readonly pool: pg.Pool;
  /** As the program sees it, which may do less. */
  readonly program: Db;
  readonly connection: pg.ClientConfig;
  /** Threads that make files out of it; they start when a test needs them. */
  readonly jobs: Jobs;
  drop(): Promise<void>;
}

export interface TestDbOptions {
  /** False: without the schema, for tests of the migrations themselves. */
  readonly migrated?: boolean;
  /** Instead of either: a copy of this database, which nobody is connected to. */
  readonly copyOf?: TestDb;
}

/** Clones a database from the migrated template; takes some hundredths of a second. */
export async function createTestDb({ migrated = true, copyOf }: TestDbOptions = {}): Promise<TestDb> {
  const server = inject('testServer');
  const name = `${TEST_DATABASE_PREFIX}${randomBytes(6).toString('hex')}`;
  // Copied as files: written page by page into the log, as is the default, the same takes several times as long.
  const template = copyOf?.name ?? (migrated ? server.template : 'template0');
  const space = server.space === '' ? '' : ` tablespace ${server.space}`;
  await onServer(`create database ${name} template ${template} strategy file_copy${space}`);
  const connection = databaseOn(server.connection, name);
  const pool = createPool(connection, { max: 4 });
  const program = pathToFileURL(join(inject('testPrograms'), 'worker.js'));
  const jobs = openJobs({ connection: asProgram(connection), here: false }, createLog('silent'), program);
  const db = createDb(pool, {
    onAfterCommitError(error) {
      throw error;
    },
  });
  const programPool = createPool(asProgram(connection), { max: 4 });
  return {
    name,
    db,
    pool,
    program: createDb(programPool, {
      onAfterCommitError(error) {
        throw error;
      },
    }),
    connection,
    jobs,
    async drop() {
      await jobs.close();
      await Promise.all([pool.end(), programPool.end()]);
      await onServer(`drop database ${name} with (force)`);
    },
  };
}

/**
 * The database of one test file, made before its first test and dropped after its last:
 * `const shop = testDatabase();` and then `shop.db` inside the tests.
 * @param options what only hooks know, as a function.
 */
export function testDatabase(
  options?: TestDbOptions | (() => Promise<TestDbOptions>),
): Pick<TestDb, 'db' | 'pool' | 'program' | 'connection' | 'jobs'> {
  let current: TestDb | undefined;
  beforeAll(async () => {
    current = await createTestDb(typeof options === 'function' ? await options() : options);
  });
  afterAll(() => current?.drop());
  const made = (): TestDb => {
    if (!current) throw new Error('testDatabase() is ready inside tests and hooks only');
    return current;
  };
  return {
    get db() {
      return made().db;
    },
    get pool() {
      return made().pool;
    },
    get program() {
      return made().program;
    },
    get jobs() {
      return made().jobs;
    },
    get connection() {
      return made().connection;
    },
  };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(inject('testServer').connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
