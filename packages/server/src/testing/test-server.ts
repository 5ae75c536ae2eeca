import type pg from 'pg';
import { programRoleOf } from '../platform/database/program-role.ts';

export const TEST_DATABASE_PREFIX = 'kilau_test_';
export const TEST_TEMPLATE_PREFIX = 'kilau_template_';
/** What the password of the program's role is made from. */
export const TEST_OWNER = 'pemilik-uji';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests of the server find PostgreSQL. */
    testServer: TestServer;
    /** Directory of the bundled programs that tests start. */
    testPrograms: string;
  }
}

/** The PostgreSQL that serves a run of the tests. Plain data, because it travels to the workers. */
interface TestServer {
  readonly connection: pg.ClientConfig;
  /** A migrated, empty database to clone. */
  readonly template: string;
  /** The tablespace of the clones; PostgreSQL's own where it is empty. */
  readonly space: string;
}

/** The same server and database, as the program sees them. */
export function asProgram(connection: pg.ClientConfig): pg.ClientConfig {
  const { user, password } = programRoleOf(TEST_OWNER);
  if (connection.connectionString === undefined) return { ...connection, user, password };
  const url = new URL(connection.connectionString);
  [url.username, url.password] = [user, password];
  return { ...connection, connectionString: url.href };
}

/** The same as one line, for a program of its own. The socket's directory comes as a parameter of it. */
export function urlOf({ connectionString, host, port, user, password, database }: pg.ClientConfig): string {
  if (connectionString !== undefined) return connectionString;
  const url = new URL(`postgresql://localhost/${database}`);
  url.username = user ?? '';
  url.password = typeof password === 'string' ? password : '';
  url.searchParams.set('host', host ?? '');
  url.searchParams.set('port', String(port));
  return url.href;
}
