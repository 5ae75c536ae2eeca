import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../config.ts';
import { serverRoot } from '../server-root.ts';
import { startEmbedded, type EmbeddedDatabase } from './embedded.ts';
import { warnOfClock } from './clock.ts';
import { listenOf } from './listen.ts';
import { migrate } from './migrate.ts';
import { createPatientPool } from './patient-pool.ts';
import { prepareProgramRole, programRoleOf, tooMighty, type ProgramRole } from './program-role.ts';
import { newClient } from './reach.ts';
import { createTillPool } from './till-pool.ts';
import { createFlush } from './flush.ts';
import { createDb, type Db } from './tx.ts';

const OLDEST_MAJOR = 15;
const DATABASE_NAME = 'kilau';

export interface OpenDatabase {
  readonly db: Db;
  /** For what reads much and can wait, such as reports: never before the tills. */
  readonly readings: Db;
  readonly pool: pg.Pool;
  /** For what needs connections of its own: realtime, backups, the command line. */
  readonly connection: pg.ClientConfig;
  readonly server: OpenServer;
  /** Closes the pool, then stops the embedded database if it is ours. Call it when no request is under way any more. */
  close(): Promise<void>;
}

export interface OpenOptions {
  readonly log?: (line: string) => void;
  readonly onError?: (error: unknown) => void;
  /** Told what is not as it should be, though it works. */
  readonly onWarning?: (line: string) => void;
  /** The embedded PostgreSQL has gone away by itself: nothing works any more, the program should end. */
  readonly onLost?: () => void;
}

/** A server of PostgreSQL with the database that the configuration names, whatever is or is not in it. */
export interface OpenServer extends Connections {
  /** The program's own PostgreSQL; somebody else's otherwise. */
  readonly own: boolean;
  /** Another program runs it: Kilau is at work there. */
  readonly guest: boolean;
  close(): Promise<void>;
}

/** Opens the server without touching what is in its database: for who makes databases or fills empty ones. */
export async function openServer(
  config: Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'dataDir'>,
  options: OpenOptions = {},
): Promise<OpenServer> {
  const embedded = config.databaseUrl === undefined ? await startOwn(config.dataDir, options) : undefined;
  const close = async (): Promise<void> => {
    await embedded?.stop();
  };
  try {
    const connections = embedded ? await ownDatabase(embedded) : await externalDatabase(config);
    await refuseOldServer(connections.owner);
    return { ...connections, own: embedded !== undefined, guest: embedded?.guest === true, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens the database the configuration names, brought forward to this program. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'dataDir'>,
  options: OpenOptions = {},
): Promise<OpenDatabase> {
  const server = await openServer(config, options);
  try {
    return await bringForward(server, options);
  } catch (error) {
    await server.close();
    throw error;
  }
}

async function bringForward(server: OpenServer, options: OpenOptions): Promise<OpenDatabase> {
  const { owner, program: connection, role, own } = server;
  await migrate(owner, migrationsDir(), options.log, {
    after: async (client) => {
      if (role) await prepareProgramRole(client, role);
    },
  });
  await withClient(connection, async (client) => {
    const why = await tooMighty(client);
    if (why !== undefined) options.onWarning?.(`${why}: see KILAU_DATABASE_OWNER_URL in docs/operations.md`);
    const clock = await warnOfClock(client);
    if (clock !== undefined) options.onWarning?.(`${clock}: set both by the network`);
  });
  const pool = createTillPool(connection, { here: own, onError: options.onError });
  const flush = createFlush(connection);
  const patient = createPatientPool(connection, { here: own, onError: options.onError });
  return {
    db: createDb(pool, { flush, onAfterCommitError: options.onError }),
    readings: createDb(patient),
    pool,
    connection,
    server,
    async close() {
      await Promise.all([pool.end(), patient.end(), flush.close()]);
      await server.close();
    },
  };
}

export function migrationsDir(): string {
  return join(serverRoot(), 'migrations');
}

export const databaseDir = (dataDir: string): string => join(dataDir, 'database');

function startOwn(dataDir: string, { onLost }: OpenOptions): Promise<EmbeddedDatabase> {
  const stateDir = databaseDir(dataDir);
  const listen = listenOf(stateDir);
  return startEmbedded({
    stateDir,
    ...(listen && { port: listen.port, conf: { listen_addresses: listen.host } }),
    ...(onLost && { onLost }),
  });
}

/** Who keeps a database and who works with it: the owner migrates, the program's role serves. */
export interface Connections {
  readonly owner: pg.ClientConfig;
  readonly program: pg.ClientConfig;
  /** Absent: the program works as the owner. */
  readonly role?: ProgramRole;
}

/** A server of somebody else, who has made the program's role where there is one beside the owner. */
async function externalDatabase({
  databaseUrl,
  databaseOwnerUrl,
}: Pick<Config, 'databaseUrl' | 'databaseOwnerUrl'>): Promise<Connections> {
  const program = { connectionString: databaseUrl };
  if (databaseOwnerUrl === undefined) return { owner: program, program };
  let user = '';
  await withClient(program, async (client) => {
    const { rows } = await client.query<{ user: string }>('select current_user as user');
    user = rows[0]?.user ?? '';
  });
  return { owner: { connectionString: databaseOwnerUrl }, program, role: { user } };
}

/** A database of its own beside `postgres`, so that a restore can build a second one and swap the names. */
async function ownDatabase({ connection }: EmbeddedDatabase): Promise<Connections> {
  await withClient(connection, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE_NAME]);
    if (rowCount) return;
    try {
      await client.query(`create database ${DATABASE_NAME}`);
    } catch (error) {
      // A guest may have been quicker.
      if (!(error instanceof pg.DatabaseError && error.code === '42P04')) throw error;
    }
  });
  const owner = { ...connection, database: DATABASE_NAME };
  const role = programRoleOf(connection.password);
  return { owner, program: { ...owner, ...role }, role };
}

async function refuseOldServer(connection: pg.ClientConfig): Promise<void> {
  await withClient(connection, async (client) => {
    const { rows } = await client.query<{ number: string; version: string }>(
      "select current_setting('server_version_num') as number, current_setting('server_version') as version",
    );
    const major = Math.floor(Number(rows[0]?.number) / 10_000);
    if (major < OLDEST_MAJOR) {
      throw new Error(
        `DATABASE_URL leads to PostgreSQL ${rows[0]?.version}, but Kilau needs ${OLDEST_MAJOR} or newer.`,
      );
    }
  });
}

/** A connection for one piece of work. */
export async function withClient<T>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = newClient(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
